import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../store-file/open';
import type { StoreDatabase } from '../../database/store-database';
import { createDemoShop } from '../../sources/demo/create-demo-shop';
import { forgetDays } from '../../day-sums/sum-days';
import { openShop } from '../shop';
import { readTopBuyers } from './customer-table';

const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-buyers-'));
const ever = { after: Date.UTC(2000, 0), before: Date.UTC(2100, 0) - 1000 };
const never = { after: ever.before, before: ever.before };
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
		`SELECT customer_id FROM wc_order_stats
			WHERE status NOT IN ('wc-pending', 'wc-failed', 'wc-cancelled')
			GROUP BY 1 ORDER BY SUM(total_sales) DESC, 1`,
	);
	return rows.map(({ customer_id }) => customer_id);
}

const topIds = async (limit: number, period = ever) => {
	const shop = await openShop({ database });
	const buyers = await readTopBuyers(database, shop, period, limit);
	return buyers.map(({ customer_id }) => customer_id);
};

describe('The list of best customers', () => {
	it('contains customers behind many deleted ones', async () => {
		const best = await idsBySpending();
		await database.run(
			`DELETE FROM wc_customer_lookup WHERE customer_id IN (${best.slice(0, 30).join(', ')})`,
		);
		expect(await topIds(5)).toEqual(best.slice(30, 35));
	});

	it('is shorter if fewer bought', async () => {
		const best = await idsBySpending();
		expect(await topIds(10_000)).toEqual(best.slice(30));
	});

	it('is the same if the spending of customers is unknown', async () => {
		const periods = [10, 40, 160].map((days) => ({
			after: Date.UTC(2026, 9, 20) - days * 86_400_000,
			before: Date.UTC(2026, 9, 20) - 1000,
		}));
		const known = await Promise.all(periods.map((period) => topIds(2, period)));
		const rows = await database.all('SELECT * FROM customer_spending');
		expect(rows.length).toBeGreaterThan(100);
		await forgetDays(database);
		expect(await Promise.all(periods.map((period) => topIds(2, period)))).toEqual(known);
	});

	it('is empty if nobody bought', async () => {
		expect(await topIds(5, never)).toEqual([]);
	});
});
