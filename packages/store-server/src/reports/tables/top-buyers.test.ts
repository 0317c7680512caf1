import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../database/open';
import type { StoreDatabase } from '../../database/store-database';
import { raw } from '../../database/sql';
import { createDemoShop } from '../../demo/create-demo-shop';
import { readTopBuyers } from './customer-table';

const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-buyers-'));
const everyOrder = raw('SELECT *, date_created AS dated FROM wc_order_stats');
let database: StoreDatabase;

beforeAll(async () => {
	const file = path.join(folder, 'shop.duckdb');
	await createDemoShop({ file, orders: 300, now: new Date('2026-11-20T17:00:00Z') });
	database = await openDatabase(file);
});

afterAll(async () => {
	await database.close();
	rmSync(folder, { recursive: true, force: true });
});

async function idsBySpending(): Promise<number[]> {
	const rows = await database.all<{ customer_id: number }>(
		'SELECT customer_id FROM wc_order_stats GROUP BY 1 ORDER BY SUM(total_sales) DESC, 1',
	);
	return rows.map(({ customer_id }) => customer_id);
}

describe('who spent most', () => {
	it('is found behind many who are no customers any more', async () => {
		const best = await idsBySpending();
		await database.run(
			`DELETE FROM wc_customer_lookup WHERE customer_id IN (${best.slice(0, 30).join(', ')})`,
		);
		const buyers = await readTopBuyers(database, everyOrder, 5);
		expect(buyers.map(({ customer_id }) => customer_id)).toEqual(best.slice(30, 35));
	});

	it('is a shorter list where fewer bought', async () => {
		const best = await idsBySpending();
		const buyers = await readTopBuyers(database, everyOrder, 10_000);
		expect(buyers.map(({ customer_id }) => customer_id)).toEqual(best.slice(30));
	});

	it('is nobody where nobody bought', async () => {
		const nothing = raw(`${everyOrder.text} WHERE FALSE`);
		expect(await readTopBuyers(database, nothing, 5)).toEqual([]);
	});
});
