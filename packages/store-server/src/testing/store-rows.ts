import { isDeepStrictEqual } from 'node:util';
import type { StoreDatabase } from '../database/store-database';
import { columnsOf, tables, type TableName } from '../schema/schema';

/** Tables of the sync itself, and tables in which a sync and an import differ. */
const OWN_TABLES = new Set(['sync_state', 'known_customers', 'deleted_product_ids', 'store_meta']);

/**
 * All rows of all tables that reports read, each as JSON, sorted, without documents. Customers in no list have made-up ids,
 * which become 0. The engine writes a row's text in a fraction of the time in which its values become JavaScript's.
 */
export async function storeRows(database: StoreDatabase): Promise<Record<string, string[]>> {
	const found: Record<string, string[]> = {};
	for (const table of Object.keys(tables) as TableName[] /* of the schema */) {
		if (OWN_TABLES.has(table)) continue;
		const columns = columnsOf(table)
			.filter((column) => column !== 'body' && column !== 'value')
			.map((column) => (column === 'customer_id' ? LISTED_CUSTOMER : `"${column}"`));
		const which = table === 'tax_codes' ? USED_CODES : '';
		const rows = await database.all<{ text: string }>(
			`SELECT CAST(to_json(found) AS VARCHAR) AS text
				FROM (SELECT ${columns.join(', ')} FROM ${table}${which}) found ORDER BY text`,
		);
		found[table] = rows.map(({ text }) => text);
	}
	return found;
}

/** A sync keeps the codes of orders that are gone, which no row of a report has. */
const USED_CODES = ' WHERE id IN (SELECT tax_code_id FROM wc_order_tax_lookup)';

const LISTED_CUSTOMER = `CASE WHEN customer_id IN (SELECT l.customer_id FROM wc_customer_lookup l)
	THEN customer_id ELSE 0 END AS customer_id`;

/** Expects the same rows. Jest compares some hundred thousand values in seconds, so that it only looks for what differs. */
export function expectSameRows(
	found: Record<string, unknown[]>,
	expected: Record<string, unknown[]>,
): void {
	if (!isDeepStrictEqual(found, expected)) expect(found).toEqual(expected);
}
