import path from 'node:path';
import { readPackedExport, type ExportFiles } from './shop-data';

const fixture = path.resolve(import.meta.dirname, '../../../../../tests/fixtures/store-a.zip');
const recorded = readPackedExport(fixture);

/** The recorded shop. Its pages of customers overlapped; here each customer exists once. */
export const recordedShop: ExportFiles = {
	...recorded,
	'analytics-customers.json': once(recorded['analytics-customers.json']),
};

/** The recorded shop with only its last orders, for fast tests. */
export function lastOrders(count: number): ExportFiles {
	return {
		...recordedShop,
		'orders.json': (recordedShop['orders.json'] as object[]).slice(-count),
	};
}

function once(documents: unknown): object[] {
	const list = documents as { id: number }[]; // customers of an export
	return [...new Map(list.map((document) => [document.id, document])).values()];
}
