import { DuckDBInstance } from '@duckdb/node-api';
import { openDatabase } from '@store-analytics/store-server';
import { copyFileSync, renameSync, rmSync } from 'node:fs';
import { sumAllDays } from '../../../packages/store-server/src/day-sums/sum-days';

/** The id columns of each table that grow with the shop. The products stay the same. */
const ids: Readonly<Record<string, readonly string[]>> = {
	orders: ['id', 'user_id', 'customer_id'],
	refunds: ['id', 'parent_id'],
	order_items: ['order_item_id', 'order_id'],
	order_item_meta: ['order_item_id', 'order_id'],
	wc_order_stats: ['order_id', 'parent_id', 'customer_id'],
	wc_order_product_lookup: ['order_item_id', 'order_id', 'parent_id', 'customer_id'],
	wc_order_coupon_lookup: ['order_id'],
	wc_order_tax_lookup: ['order_id', 'parent_id'],
	wc_customer_lookup: ['customer_id', 'user_id'],
	users: ['id'],
	download_permissions: ['permission_id', 'order_id', 'user_id'],
	wc_download_log: ['download_log_id', 'permission_id', 'user_id'],
};

/**
 * Multiplies the orders and customers of a shop, with everything in each order. Ids follow the dates, as in a shop that
 * has grown. Generating ten million orders of a demo shop would take an hour and all memory.
 */
export async function growShop(from: string, file: string, times: number): Promise<void> {
	const unfinished = `${file}.part`;
	rmSync(`${unfinished}.wal`, { force: true });
	copyFileSync(from, unfinished);
	const instance = await DuckDBInstance.create(unfinished, { memory_limit: '4GB' });
	const connection = await instance.connect();
	for (const [table, columns] of Object.entries(ids)) {
		const shifted = columns.map(
			(name) => `CASE WHEN ${name} = 0 THEN 0 ELSE ${name} * ${times} + k END AS ${name}`,
		);
		const definition = await connection.runAndReadAll(
			`SELECT sql FROM duckdb_tables() WHERE table_name = '${table}'`,
		);
		const create = String(definition.getRows()[0]?.[0]);
		await connection.run(create.replace(`TABLE ${table}`, `TABLE grown_${table}`));
		await connection.run(`INSERT INTO grown_${table}
			SELECT * EXCLUDE (k) REPLACE (${shifted.join(', ')}) FROM (
				SELECT *, unnest(range(${times})) AS k FROM ${table})`);
		await connection.run(`DROP TABLE ${table}`);
		await connection.run(`ALTER TABLE grown_${table} RENAME TO ${table}`);
		await connection.run('CHECKPOINT');
	}
	connection.closeSync();
	instance.closeSync();
	const database = await openDatabase(unfinished);
	await database.transaction(sumAllDays);
	await database.close();
	renameSync(unfinished, file);
}
