import path from 'node:path';
import { readPackedExport, type ExportFiles } from './shop-data';

const fixture = path.resolve(import.meta.dirname, '../../../../../tests/fixtures/store-a.zip');
const recorded = readPackedExport(fixture);

/** The recorded shop. Its pages of customers overlapped; here each customer exists once. */
export const recordedShop: ExportFiles = {
	...recorded,
	'analytics-customers.json': once(recorded['analytics-customers.json']),
};

/** The recorded shop with only its last orders, their refunds and downloads, for fast tests. */
export function lastOrders(count: number): ExportFiles {
	return withOrders(listed(recordedShop, 'orders.json').slice(-count));
}

/** The recorded shop with its orders that have refunds, and one of each kind of the others: 1,000 of 3,000. */
export function ordersOfEachKind(): ExportFiles {
	const refunded = new Set(listed(recordedShop, 'refunds.json').map((one) => one['parent_id']));
	const kinds = new Set<string>();
	return withOrders(
		listed(recordedShop, 'orders.json').filter((order) => {
			const kind = kindOf(order);
			const isNew = !kinds.has(kind);
			kinds.add(kind);
			return isNew || refunded.has(order['id']);
		}),
	);
}

/** In what orders differ from each other: status, payment, dates, numbers of lines, and what the lines and the meta data are. */
function kindOf(order: Document): string {
	const lines = (name: string) => order[name] as readonly Document[]; // as: each order has these lists
	const different = (values: readonly unknown[]) => [...new Set(values)].sort();
	return JSON.stringify([
		...['status', 'payment_method', 'created_via'].map((name) => order[name]),
		...['customer_id', 'date_paid', 'date_completed'].map((name) => Boolean(order[name])),
		...['coupon_lines', 'fee_lines', 'tax_lines'].map((name) => lines(name).length),
		lines('shipping_lines').map((line) => line['method_id']),
		different(
			lines('line_items').map((line) => `${Boolean(line['variation_id'])} ${line['tax_class']}`),
		),
		different(lines('meta_data').map((one) => one['key'])),
	]);
}

function withOrders(orders: readonly Document[]): ExportFiles {
	const ids = new Set(orders.map(({ id }) => id));
	const ofThem = (name: keyof ExportFiles, order: string) =>
		listed(recordedShop, name).filter((one) => ids.has(one[order]));
	return {
		...recordedShop,
		'orders.json': orders,
		'refunds.json': ofThem('refunds.json', 'parent_id'),
		'analytics-downloads.json': ofThem('analytics-downloads.json', 'order_id'),
	};
}

type Document = Readonly<Record<string, unknown>>;

function listed(shop: ExportFiles, name: keyof ExportFiles): readonly Document[] {
	return shop[name] as readonly Document[]; // as: a list of the export
}

function once(documents: unknown): object[] {
	const list = documents as { id: number }[]; // customers of an export
	return [...new Map(list.map((document) => [document.id, document])).values()];
}
