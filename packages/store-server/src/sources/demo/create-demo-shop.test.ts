import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { OnProgress } from '../../store-file/make-store';
import { openDatabase } from '../../store-file/open';
import type { StoreDatabase } from '../../database/store-database';
import { columnsOf, tables, type TableName } from '../../schema/schema';
import { readOrderDocuments } from '../../orders/order-documents';
import { createDemoShop } from './create-demo-shop';

const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-demo-'));
const now = new Date('2026-11-20T17:00:00Z');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function demo(
	name: string,
	orders: number,
	at = now,
	onProgress: OnProgress = () => undefined,
): Promise<StoreDatabase> {
	const file = path.join(folder, name);
	await createDemoShop({ file, orders, now: at, onProgress });
	return openDatabase(file);
}

/** A checksum of all rows of a table. */
async function fingerprint(database: StoreDatabase, table: TableName): Promise<unknown> {
	const columns = columnsOf(table)
		.map((column) => `coalesce("${column}"::VARCHAR, '')`)
		.join(" || '|' || ");
	const [row] = await database.all<{ print: string }>(
		`SELECT count(*) || ':' || coalesce(md5(string_agg(${columns}, ';' ORDER BY rowid)), '') AS print FROM "${table}"`,
	);
	return row?.print;
}

describe('the demo shop', () => {
	it('is the same for the same number of orders and the same time', async () => {
		const [one, other] = [await demo('one.duckdb', 100), await demo('other.duckdb', 100)];
		for (const table of Object.keys(tables) as TableName[] /* keys of that record */) {
			expect([table, await fingerprint(other, table)]).toEqual([
				table,
				await fingerprint(one, table),
			]);
		}
		await one.close();
		await other.close();
	});

	describe('with two thousand orders', () => {
		let database: StoreDatabase;
		/** What its making has told, and whether others could run before that. */
		const told: [orders: number | 'days' | undefined, turns: number][] = [];
		beforeAll(async () => {
			let turns = 0;
			const turning = setInterval(() => turns++);
			database = await demo('shop.duckdb', 2000, now, (_share, of) =>
				told.push([typeof of === 'object' ? of.done : of, turns]),
			);
			clearInterval(turning);
		});

		it('tells again and again how many orders it has, and lets others run in between', () => {
			const counts = told.flatMap(([orders]) => (typeof orders === 'number' ? [orders] : []));
			expect(counts.length).toBeGreaterThan(3);
			expect(counts).toEqual([...new Set(counts)].sort((one, other) => one - other));
			const turnsOf = (orders: unknown) => told.find(([one]) => one === orders)?.[1] ?? 0;
			expect(turnsOf(undefined)).toBeGreaterThan(turnsOf(counts[0]));
			expect(told.at(-1)?.[0]).toBe('days');
		});

		afterAll(() => database.close());

		const one = async (sql: string) => (await database.all(sql))[0];

		it('has the requested orders, spread over two years up to now', async () => {
			expect(
				await one(`SELECT count(*) AS orders, min(date_created) < '2024-12-01' AS starts,
					max(date_created) > '2026-11-19' AS ends, max(date_created) <= '2026-11-20 17:00:00' AS stops
					FROM wc_order_stats WHERE parent_id = 0`),
			).toEqual({ orders: 2000, starts: true, ends: true, stops: true });
		});

		it('has next to nothing that was paid, completed or refunded just now', async () => {
			// Only an order of the last minutes may be paid in this second.
			expect(
				await one(`SELECT count(*) < 3 AS few FROM wc_order_stats
					WHERE '2026-11-20 17:00:00' IN (date_paid, date_completed)`),
			).toEqual({ few: true });
		});

		it('has data for every report', async () => {
			const shares = await one(`SELECT
				(SELECT count(DISTINCT status) FROM wc_order_stats) >= 5 AS statuses,
				(SELECT count(DISTINCT country) FROM orders) >= 8 AS countries,
				(SELECT count(*) FROM wc_order_coupon_lookup) > 100 AS coupons,
				(SELECT count(DISTINCT tax_rate_id) FROM wc_order_tax_lookup) >= 8 AS taxes,
				(SELECT count(*) FROM wc_order_product_lookup WHERE variation_id > 0) > 500 AS variations,
				(SELECT count(*) FROM wc_download_log) > 50 AS downloads,
				(SELECT count(*) FROM reviews) > 10 AS reviews,
				(SELECT count(*) FROM notes) > 2 AS notes,
				(SELECT count(*) FROM order_items WHERE order_item_type = 'fee') > 20 AS fees,
				(SELECT count(*) FROM wc_customer_lookup WHERE user_id IS NULL) > 100 AS guests,
				(SELECT count(*) FROM wc_customer_lookup WHERE user_id IS NOT NULL) > 100 AS accounts,
				(SELECT count(DISTINCT stock_status) FROM products) = 3 AS stock`);
			expect(Object.entries(shares ?? {}).filter(([, holds]) => holds !== true)).toEqual([]);
		});

		it('has full and partial refunds, by item and by amount, later than the order', async () => {
			const kinds = await database.all(`SELECT DISTINCT
				parent.status = 'wc-refunded' AS whole, refund.num_items_sold < 0 AS items
				FROM wc_order_stats refund JOIN wc_order_stats parent ON parent.order_id = refund.parent_id
				ORDER BY 1, 2`);
			expect(kinds).toEqual([
				{ whole: false, items: false },
				{ whole: false, items: true },
				// By the rules since 10.2, a full refund in one sum includes the order’s items.
				{ whole: true, items: true },
			]);
			expect(
				await one(`SELECT count(*) > 10 AS many FROM wc_order_stats refund
					WHERE parent_id > 0 AND num_items_sold < 0
					AND order_id NOT IN (SELECT order_id FROM order_items)`),
			).toEqual({ many: true });
			expect(
				await one(`SELECT count(*) AS early FROM wc_order_stats refund
					JOIN wc_order_stats parent ON parent.order_id = refund.parent_id
					WHERE refund.date_created_gmt <= parent.date_created_gmt`),
			).toEqual({ early: 0 });
			expect(
				await one(`SELECT max(abs(parent.total_sales + refund.total_sales)) AS difference
					FROM wc_order_stats refund JOIN wc_order_stats parent ON parent.order_id = refund.parent_id
					WHERE parent.status = 'wc-refunded'`),
			).toEqual({ difference: 0 });
		});

		it('has consistent totals: every order’s total is the sum of its items, shipping, fees and taxes', async () => {
			expect(
				await one(`SELECT count(*) AS wrong FROM orders JOIN (
					SELECT order_id, sum(CASE WHEN order_item_type IN ('line_item', 'fee', 'shipping') THEN total ELSE 0 END) AS goods,
					sum(CASE WHEN order_item_type = 'tax' THEN total_tax + shipping_tax ELSE 0 END) AS tax
					FROM order_items GROUP BY order_id) items ON items.order_id = orders.id
					WHERE orders.total <> items.goods + items.tax`),
			).toEqual({ wrong: 0 });
		});

		it('provides its orders as documents', async () => {
			const [document] = await readOrderDocuments(database, [1001]);
			expect(document).toMatchObject({
				id: 1001,
				currency: 'EUR',
				date_created: expect.stringMatching(/^2024-11-/) as unknown,
			});
		});
	});
});
