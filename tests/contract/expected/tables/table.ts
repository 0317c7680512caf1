import type { Query } from '../request/query';

/** What a row is sorted by; null comes last in either direction. */
export type SortValue = string | number | null | undefined;

/** A row as a reply shows it, as far as the export tells, and what it can be sorted by. */
export interface TableRow {
	readonly id: number;
	readonly keys: Readonly<Record<string, SortValue>>;
	readonly row: object;
}

/** A table before it is sorted and cut into pages. */
export interface Table {
	readonly rows: readonly TableRow[];
	readonly defaultKey: string;
	readonly defaultOrder?: 'asc' | 'desc';
	/** What decides between rows that have the same default key. */
	readonly then?: string;
	/** What decides between rows that have the same other key, the smaller one first. */
	readonly thenUp?: string;
	/** Sorted by one of these keys, rows that are equal follow the direction by their ids. */
	readonly idsFollow?: readonly string[];
	/** Rows that were asked for by id come on one page. */
	readonly isOnePage?: boolean;
}

/** One page of a table. */
export interface TableBody {
	readonly rows: readonly TableRow[];
	/** All pages. */
	readonly all: readonly TableRow[];
	readonly sortedBy: string;
}

/** Sorted by the key that was asked for, ties by id, and cut into pages. */
export function pageOf(table: Table, query: Query): TableBody {
	const key = query.text('orderby') || table.defaultKey;
	const order = query.text('order') || (table.defaultOrder ?? 'desc');
	const perPage = query.number('per_page', 10);
	const start = (query.number('page', 1) - 1) * perPage;
	const rows = [...table.rows].sort(
		(a, b) =>
			compareBy(a, b, key, order) ||
			(key === table.defaultKey && table.then ? compareBy(a, b, table.then, order) : 0) ||
			(key !== table.defaultKey && table.thenUp ? compareBy(a, b, table.thenUp, 'asc') : 0) ||
			(table.idsFollow?.includes(key) && order !== 'asc' ? rank(b) - rank(a) : rank(a) - rank(b)),
	);
	return {
		rows: table.isOnePage ? rows : rows.slice(start, start + perPage),
		all: rows,
		sortedBy: key,
	};
}

/** What is gone has made-up ids, and comes after what exists. */
export function rank({ id }: { readonly id: number }): number {
	return id < 0 ? 1e9 - id : id;
}

function compareBy(a: TableRow, b: TableRow, key: string, order: string): number {
	const [one, other] = [a.keys[key] ?? null, b.keys[key] ?? null];
	if (one === null || other === null) {
		return Number(one === null) - Number(other === null);
	}
	const difference =
		typeof one === 'number' && typeof other === 'number'
			? Math.abs(one - other) < 1e-6
				? 0
				: one - other
			: compareText(String(one), String(other));
	return order === 'asc' ? difference : -difference;
}

/** Without case and accents. */
export const compareText = new Intl.Collator('und', { sensitivity: 'base' }).compare;
