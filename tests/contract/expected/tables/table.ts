import type { Query } from '../request/query';

/** The value that sorts a row; null comes last in either direction. */
export type SortValue = string | number | null | undefined;

/** A row as the response shows it, as far as the export determines it, and its sort values. */
export interface TableRow {
	readonly id: number;
	readonly keys: Readonly<Record<string, SortValue>>;
	readonly row: object;
}

/** A table before sorting and paging. */
export interface Table {
	readonly rows: readonly TableRow[];
	readonly defaultKey: string;
	readonly defaultOrder?: 'asc' | 'desc';
	/** The second key for rows with equal default keys. */
	readonly then?: string;
	/** The second key for rows with equal other keys, in ascending order. */
	readonly thenUp?: string;
	/** For these keys, equal rows are sorted by id in the same direction. */
	readonly idsFollow?: readonly string[];
	/** True if the request selects rows by id, which come on one page. */
	readonly isOnePage?: boolean;
}

/** One page of a table. */
export interface TableBody {
	readonly rows: readonly TableRow[];
	/** The rows of all pages. */
	readonly all: readonly TableRow[];
	readonly sortedBy: string;
}

/** Sorts by the requested key, then by id, and returns the requested page. */
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

/** Deleted items have assigned ids, and come after existing ones. */
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

/** Compares without case and accents. */
export const compareText = new Intl.Collator('und', { sensitivity: 'base' }).compare;
