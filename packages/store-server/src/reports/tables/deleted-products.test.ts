import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../store-file/open';
import type { StoreDatabase } from '../../database/store-database';
import { createDemoShop } from '../../sources/demo/create-demo-shop';
import { restApp } from '../../testing/rest-app';

const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-deleted-'));
const now = new Date('2026-11-20T17:00:00Z');
let database: StoreDatabase;

beforeAll(async () => {
	const file = path.join(folder, 'shop.duckdb');
	await createDemoShop({ file, orders: 900, now });
	database = await openDatabase(file);
});

afterAll(async () => {
	await database.close();
	rmSync(folder, { recursive: true, force: true });
});

async function infosIn(report: 'products' | 'variations'): Promise<{ name: string }[]> {
	const app = await restApp(database, () => now);
	const reply = await app.inject(
		`/wp-json/wc-analytics/reports/${report}?after=2020-01-01T00:00:00&before=2026-11-20T23:59:59&per_page=100&extended_info=true`,
	);
	await app.close();
	return reply.json<{ extended_info: { name: string } }[]>().map((row) => row.extended_info);
}

describe('A product that is sold and then deleted', () => {
	it('keeps the name of its last sale in Products', async () => {
		expect(await infosIn('products')).toContainEqual({ name: 'Clay Oven Kit (Deleted)' });
	});

	it('keeps it after a sale that no report counts, such as one of a test mode', async () => {
		await database.run(`INSERT INTO order_items
			SELECT i.* REPLACE (order_item_id + 1000000000 AS order_item_id, 1000000000 AS order_id, 'Tested Kit' AS order_item_name)
			FROM order_items i WHERE order_item_name = 'Clay Oven Kit' LIMIT 1`);
		expect(await infosIn('products')).toContainEqual({ name: 'Clay Oven Kit (Deleted)' });
		await database.run(`DELETE FROM order_items WHERE order_item_name = 'Tested Kit'`);
	});

	it('keeps it in Variations', async () => {
		const [gone] = await database.all<{ variation_id: number; order_item_name: string }>(
			`SELECT variation_id, arg_max(order_item_name, order_item_id) AS order_item_name
				FROM order_items WHERE variation_id > 0 GROUP BY 1 ORDER BY 1 LIMIT 1`,
		);
		await database.run('DELETE FROM products WHERE id = $1', [gone?.variation_id ?? 0]);
		expect(await infosIn('variations')).toContainEqual({
			deleted: true,
			attributes: [],
			name: gone?.order_item_name,
		});
	});
});
