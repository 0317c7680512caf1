import type { StoreDatabase } from '../database/store-database';
import { columnsOf, tables, type TableName } from '../schema/schema';

/** What a sync writes for itself, or says in other words than an import. */
const OWN_TABLES = new Set(['sync_state', 'known_customers', 'deleted_product_ids', 'store_meta']);

/**
 * For tests: all rows of all tables that reports read, in an order of their own, without documents. Customers that are
 * in no list have ids that nobody gave them: they count as 0.
 */
export async function storeRows(database: StoreDatabase): Promise<Record<string, unknown[]>> {
	const found: Record<string, unknown[]> = {};
	for (const table of Object.keys(tables) as TableName[] /* of the schema */) {
		if (OWN_TABLES.has(table)) continue;
		const columns = columnsOf(table)
			.filter((column) => column !== 'body' && column !== 'value')
			.map((column) => (column === 'customer_id' ? LISTED_CUSTOMER : `"${column}"`));
		found[table] = await database.all(`SELECT ${columns.join(', ')} FROM ${table} ORDER BY ALL`);
	}
	return found;
}

const LISTED_CUSTOMER = `CASE WHEN customer_id IN (SELECT l.customer_id FROM wc_customer_lookup l)
	THEN customer_id ELSE 0 END AS customer_id`;
