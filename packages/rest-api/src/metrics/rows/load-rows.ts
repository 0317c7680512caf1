import { MAX_PER_PAGE } from '../../paths';
import type { Query } from '../../query';
import type { ReportName } from '../../report-endpoints';
import { linesOf } from './documents';
import { holds, placedQuery, placedRows } from './placed-orders';
import {
	isOrder,
	number,
	type DocumentKind,
	type Placed,
	type Row,
	type RowsBehind,
} from './source';

/** A page of the requested rows, and their total count. */
interface Page {
	readonly data: readonly unknown[];
	readonly totalResults: number;
}

/** Sends the requests: for all pages of a report's rows, and of the shop's documents. */
export interface FetchRows {
	readonly rows: (report: ReportName, query: Query) => AsyncIterable<Page>;
	readonly documents: (kind: DocumentKind, query: Query) => AsyncIterable<Page>;
}

/** All rows behind a number; only their count if they are too many to add up. */
export type LoadedRows =
	| { readonly status: 'ready'; readonly rows: readonly Row[] }
	| { readonly status: 'many'; readonly total: number };

/** The most rows that are added up at once: ten requests. */
const mostRows = 1000;

/** Reports whose rows contain names only on request. */
const named: readonly string[] = ['products', 'variations', 'coupons'];

export async function loadRows(behind: RowsBehind, ask: FetchRows): Promise<LoadedRows> {
	const { report, query, through, placed, documents } = behind;
	if (placed) return placedOrders(query, placed, ask);
	const details = named.includes(report) ? { extended_info: true } : {};
	const asked = { ...query, ...details, order: 'asc' };
	const loaded = through
		? await throughOthers(behind, through, ask)
		: await all(ask.rows(report, asked));
	if (loaded.status === 'many' || !documents) return loaded;
	return { ...loaded, rows: await withDocuments(loaded.rows, documents, ask) };
}

/** Orders by the day on which they were placed, with their documents. */
async function placedOrders(query: Query, placed: Placed, ask: FetchRows): Promise<LoadedRows> {
	const { among, counted } = placed;
	const details = { extended_info: true };
	const items = among && (await all(ask.rows(among.report, { ...among.query, ...details })));
	if (items?.status === 'many') return items;
	const keys = items && new Set(items.rows.flatMap(placed.keysOf));
	const loaded = await all(ask.documents('orders', placedQuery(query, counted)));
	if (loaded.status === 'many') return loaded;
	const rows = placedRows(loaded.rows, counted);
	return { status: 'ready', rows: rows.filter((row) => holds(placed, row, keys)) };
}

/** Loads pages one after another. */
export async function all(pages: AsyncIterable<Page>): Promise<LoadedRows> {
	const rows: Row[] = [];
	for await (const { data, totalResults } of pages) {
		if (totalResults > mostRows) return { status: 'many', total: totalResults };
		rows.push(...data.map((row) => row as Row)); // rows and documents are objects
	}
	return { status: 'ready', rows };
}

/** Requests the rows of the named items; each once, even if several rows name it. */
async function throughOthers(
	{ report, query }: RowsBehind,
	{ list, query: asked, idsOf, as }: NonNullable<RowsBehind['through']>,
	ask: FetchRows,
): Promise<LoadedRows> {
	const things = await all(
		'report' in list ? ask.rows(list.report, asked) : ask.documents(list.documents, asked),
	);
	if (things.status === 'many') return things;
	const found = new Map<number, Row>();
	for (const ids of inParts(things.rows.flatMap(idsOf))) {
		const part = await all(ask.rows(report, { ...query, [as]: ids.join(','), order: 'asc' }));
		if (part.status === 'many') return part;
		for (const row of part.rows) found.set(number(row, 'order_id'), row);
		if (found.size > mostRows) return { status: 'many', total: found.size };
	}
	const rows = [...found.values()].sort(byDate);
	return { status: 'ready', rows };
}

const byDate = (one: Row, other: Row) =>
	String(one['date']).localeCompare(String(other['date'])) ||
	number(one, 'order_id') - number(other, 'order_id');

/** Adds to the rows the documents of their orders and refunds, and of the orders of these refunds. */
export async function withDocuments(
	rows: readonly Row[],
	{ of, fields }: NonNullable<RowsBehind['documents']>,
	ask: FetchRows,
): Promise<readonly Row[]> {
	const needed = rows.filter(of);
	const refunds = needed.filter((row) => !isOrder(row));
	const orders = needed.map((row) => number(row, isOrder(row) ? 'order_id' : 'parent_id'));
	const byId = new Map<number, Row>();
	const load = async (kind: DocumentKind, ids: readonly number[]) => {
		for (const include of inParts([...new Set(ids)])) {
			// The decimals of amounts: all that the shop calculates with.
			const query = { include: include.join(','), dp: 6, _fields: ['id', ...fields].join(',') };
			const loaded = await all(ask.documents(kind, query));
			if (loaded.status === 'ready')
				for (const row of loaded.rows) byId.set(number(row, 'id'), row);
		}
	};
	const idOf = (row: Row) => number(row, 'order_id');
	const orderOf = (row: Row) => byId.get(number(row, 'parent_id'));
	await load('orders', orders);
	await load('refunds', [
		...refunds.map(idOf),
		...refunds.flatMap((row) => earlierIds(row, orderOf(row))),
	]);
	return rows.map((row) => ({
		...row,
		document: byId.get(idOf(row)),
		order: orderOf(row),
		before: earlierIds(row, orderOf(row)).flatMap((id) => byId.get(id) ?? []),
	}));
}

/** Earlier refunds of the same order, if its document names them. */
function earlierIds(refund: Row, order: Row | undefined): number[] {
	const ids = linesOf(order, 'refunds').map((one) => number(one, 'id'));
	return ids.filter((id) => id < number(refund, 'order_id'));
}

function inParts(ids: readonly number[]): number[][] {
	const parts: number[][] = [];
	for (let at = 0; at < ids.length; at += MAX_PER_PAGE) {
		parts.push(ids.slice(at, at + MAX_PER_PAGE));
	}
	return parts;
}
