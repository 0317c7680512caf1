import type { Query } from '../../query';
import type { ReportName } from '../../report-endpoints';
import { linesOf, recordOf } from './documents';
import { number, type CountedOrders, type ItemsOfOrders, type Row } from './source';

const soldLines = (document: Row) =>
	linesOf(document, 'line_items').filter((line) => number(line, 'quantity') > 0);

const codeOf = (row: Row) => String(row['code']).toLowerCase();

export const itemsOfOrders = {
	products: {
		keysOf: (row) => [number(row, 'product_id')],
		keysIn: (document) => soldLines(document).map((line) => number(line, 'product_id')),
	},
	variations: {
		keysOf: (row) => [number(row, 'variation_id')],
		keysIn: (document) =>
			soldLines(document)
				.map((line) => number(line, 'variation_id'))
				.filter((id) => id > 0),
	},
	coupons: {
		keysOf: (row) => [codeOf(recordOf(row['extended_info']))],
		keysIn: (document) => linesOf(document, 'coupon_lines').map(codeOf),
	},
	taxes: {
		keysOf: (row) => [number(row, 'tax_rate_id')],
		keysIn: (document) => linesOf(document, 'tax_lines').map((line) => number(line, 'rate_id')),
	},
} satisfies Partial<Record<ReportName, ItemsOfOrders>>;

const fields = [
	...['id', 'number', 'status', 'date_created', 'date_paid', 'date_completed'],
	...['line_items', 'fee_lines', 'coupon_lines', 'tax_lines'],
];

/** These never count, whatever the settings say. */
const neverCounted = ['trash', 'auto-draft', 'checkout-draft'];

/** The request for the documents of orders that were placed in these days. REST leaves out both ends. */
export function placedQuery(
	{ after, before }: Query,
	{ leavesOutTestOrders }: CountedOrders,
): Query {
	return {
		after: shifted(String(after), -1),
		before: shifted(String(before), 1),
		orderby: 'date',
		order: 'asc',
		// The decimals of amounts: all that the shop calculates with.
		dp: 6,
		_fields: [...fields, ...(leavesOutTestOrders ? ['meta_data'] : [])].join(','),
	};
}

/** A wall time some seconds later. */
function shifted(time: string, seconds: number): string {
	return new Date(Date.parse(`${time}Z`) + seconds * 1000).toISOString().slice(0, 19);
}

/** Rows as Orders has them, with their documents; only orders that count. */
export function placedRows(
	documents: readonly Row[],
	{ excludedStatuses = [], leavesOutTestOrders = false }: CountedOrders,
): Row[] {
	const out = [...neverCounted, ...excludedStatuses.map((status) => status.replace(/^wc-/, ''))];
	return documents
		.filter(({ status }) => !out.includes(String(status)))
		.filter((document) => !leavesOutTestOrders || !isTest(document))
		.map((document) => ({
			order_id: number(document, 'id'),
			parent_id: 0,
			order_number: document['number'],
			date: String(document['date_created']).replace('T', ' '),
			document,
		}));
}

/** Paid in the test mode of WooPayments. */
function isTest(document: Row): boolean {
	const mode = linesOf(document, 'meta_data').find(({ key }) => key === '_wcpay_mode');
	return mode?.['value'] === 'test';
}

/** Checks whether an order holds one of the items; any item if no keys are given. */
export function holds(
	{ keysIn }: Pick<ItemsOfOrders, 'keysIn'>,
	row: Row,
	keys: ReadonlySet<unknown> | undefined,
): boolean {
	const held = keysIn(recordOf(row['document']));
	return keys ? held.some((key) => keys.has(key)) : held.length > 0;
}
