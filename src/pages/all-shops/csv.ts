import {
	downloadCSVFile,
	generateCSVDataFromTable,
	generateCSVFileName,
} from '@store-analytics/csv-export';
import type { ShopSummary } from '@store-analytics/rest-api';
import type { ShopColumn } from './shops-table';

/** Saves the shops as a file, in the order of the screen: amounts as numbers, each in the currency of its row. */
export function saveShops(
	title: string,
	columns: readonly ShopColumn[],
	shops: readonly ShopSummary[],
): void {
	const headers = columns.map(({ label }) => ({ label }));
	const rows = shops.map((shop) => columns.map(({ valueOf }) => ({ value: valueOf(shop) })));
	downloadCSVFile(generateCSVFileName(title, {}), generateCSVDataFromTable(headers, rows));
}
