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
	const orders = (recordedShop['orders.json'] as { id: number }[]).slice(-count); // as: of an export
	const ids = new Set<unknown>(orders.map(({ id }) => id));
	const ofThem = (name: keyof ExportFiles, order: string) =>
		(recordedShop[name] as object[]).filter((one) => ids.has(Reflect.get(one, order))); // as: a list
	return {
		...recordedShop,
		'orders.json': orders,
		'refunds.json': ofThem('refunds.json', 'parent_id'),
		'analytics-downloads.json': ofThem('analytics-downloads.json', 'order_id'),
	};
}

function once(documents: unknown): object[] {
	const list = documents as { id: number }[]; // customers of an export
	return [...new Map(list.map((document) => [document.id, document])).values()];
}
