import type { StoreDatabase } from '../../database/store-database';

/** Marks every text about a person of an order, a refund and a customer. Returns the names of the columns. */
export async function markPersons(database: StoreDatabase): Promise<string[]> {
	const columns = await database.all<{ table: string; column: string }>(
		`SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
			WHERE data_type = 'VARCHAR' AND table_name IN ('orders', 'wc_order_stats', 'wc_customer_lookup')
			AND regexp_matches(column_name, 'name|mail|phone|address|company|note|reason|city|postcode|^ip')`,
	);
	const chosen: Readonly<Record<string, string>> = {
		orders: 'id = (SELECT MAX(order_id) FROM wc_order_stats WHERE parent_id = 0)',
		wc_order_stats: 'order_id IN (SELECT MAX(order_id) FROM wc_order_stats GROUP BY parent_id = 0)',
		wc_customer_lookup: 'customer_id = (SELECT MAX(customer_id) FROM wc_customer_lookup)',
	};
	for (const { table, column } of columns) {
		await database.run(
			`UPDATE ${table} SET "${column}" = 'Person-${column}' WHERE ${chosen[table]}`,
		);
	}
	return columns.map(({ column }) => column);
}
