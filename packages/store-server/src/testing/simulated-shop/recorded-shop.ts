import path from 'node:path';
import { readPackedExport, type ExportFiles } from './shop-data';

const fixture = path.resolve(import.meta.dirname, '../../../../../tests/fixtures/store-a.zip');
const recorded = readPackedExport(fixture);

/** For tests: the recorded shop; its pages of customers overlapped, and here each of them is there once. */
export const recordedShop: ExportFiles = {
	...recorded,
	'analytics-customers.json': once(recorded['analytics-customers.json']),
};

/** For tests: the recorded shop with its last orders only, so that a test is quick. */
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
