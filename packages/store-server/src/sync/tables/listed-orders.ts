import type { StoreDatabase } from '../../database/store-database';
import type { OrderTables } from '../../sources/tables/orders/order-record';
import type { TableReader } from '../../sources/tables/shop-database';
import { utcText } from '../state/sync-work';
import { idPages } from './id-pages';

/** Ids per request, because a shop may have millions. */
const PAGE = 20_000;

/** The orders still to be read, newest first. */
export interface PendingOrders {
	readonly count: number;
	ids(start: number, end: number): number[];
	/** The time of the last order before an end, UTC (`2026-03-01T12:00:00`). */
	momentBefore(end: number): string;
}

/** The orders placed at or before a time (`2026-03-01T12:00:00` in UTC; null: all of them). */
export async function pendingOrders(
	orders: OrderTables,
	reader: TableReader,
	from: string | null,
): Promise<PendingOrders> {
	const bound = from === null ? Infinity : Date.parse(`${from}Z`);
	const ids: number[] = [];
	const moments: number[] = [];
	for await (const { rows } of idPages((page) => orders.list(reader, page), PAGE)) {
		for (const { id, created } of rows) {
			const moment = Date.parse(`${created.replace(' ', 'T')}Z`) || 0;
			if (moment > bound) continue;
			ids.push(id);
			moments.push(moment);
		}
	}
	const of = (list: readonly number[], at: number) => list[at] ?? 0;
	const newestFirst = Uint32Array.from(ids, (_, index) => index).sort(
		(one, other) => of(moments, other) - of(moments, one) || of(ids, other) - of(ids, one),
	);
	return {
		count: ids.length,
		ids: (start, end) => Array.from(newestFirst.subarray(start, end), (index) => of(ids, index)),
		momentBefore: (end) => utcText(of(moments, newestFirst[end - 1] ?? 0)),
	};
}

/** An order or a refund in a list of ids. It is read again if it is in one list only, or with another mark. */
interface Listed {
	readonly id: number;
	readonly order: number;
	readonly mark: string;
}

/** Orders that exist on one side only, or that differ in their date of change or in their refunds. */
export async function differingOrders(
	orders: OrderTables,
	reader: TableReader,
	store: StoreDatabase,
): Promise<Set<number>> {
	const differing = new Set<number>();
	const compare = (theirs: readonly Listed[], ours: readonly Listed[]) => {
		const marks = new Map(theirs.map(({ id, mark }) => [id, mark]));
		const here = new Map(ours.map(({ id, mark }) => [id, mark]));
		for (const { id, order, mark } of theirs) if (here.get(id) !== mark) differing.add(order);
		for (const { id, order, mark } of ours) if (marks.get(id) !== mark) differing.add(order);
	};
	for await (const { rows, after, upTo } of idPages((page) => orders.list(reader, page), PAGE)) {
		const theirs = rows.map(({ id, modified }) => ({ id, order: id, mark: modified }));
		const ours = await store.all<Listed>(
			`SELECT id, id AS "order", COALESCE(CAST(date_modified_gmt AS VARCHAR), '') AS mark
				FROM orders WHERE id > ? AND id <= ?`,
			[after, upTo],
		);
		compare(theirs, ours);
	}
	const refunds = idPages((page) => orders.listRefunds(reader, page), PAGE);
	for await (const { rows, after, upTo } of refunds) {
		const theirs = rows.map(({ id, parentId }) => ({ id, order: parentId, mark: '' }));
		const ours = await store.all<Listed>(
			`SELECT id, parent_id AS "order", '' AS mark FROM refunds WHERE id > ? AND id <= ?`,
			[after, upTo],
		);
		compare(theirs, ours);
	}
	return differing;
}
