import type { SyncProof } from '@store-analytics/rest-api';
import { openDatabase } from '../../store-file/open';
import type { FetchReports } from '../../testing/simulated-shop/shop-reports';
import type { StoreCopies } from '../../testing/store-copies';
import { forgetDays } from '../../day-sums/sum-days';
import type { StoreDatabase } from '../../database/store-database';
import { lastOrders } from '../../testing/simulated-shop/recorded-shop';
import { reportsOver } from '../../testing/simulated-shop/shop-reports';
import { SimulatedShop } from '../../testing/simulated-shop/simulated-shop';
import { importedStore, syncedCopies, syncOf } from '../../testing/simulated-shop/synced-shop';
import { expectSameRows, storeRows } from '../../testing/store-rows';
import { readState } from '../state/sync-state';
import type { ShopSync } from '../run/shop-sync';

const MINUTE = 60_000;
const few = lastOrders(150);
const documents = few['orders.json'] as Record<string, unknown>[]; // a list of the export

// Three in the afternoon in New York, hours after the last change.
const START = Date.parse('2026-11-20T20:00:00Z');

let shop: SimulatedShop;
/** What the shop's reports have counted. */
let counted: StoreDatabase;
let reports: FetchReports;
let copies: StoreCopies;
let database: StoreDatabase;
let now: number;
let sync: ShopSync;
beforeAll(async () => {
	counted = await importedStore(few);
	// What it has counted is changed by hand, row by row.
	await forgetDays(counted);
	await counted.run('CREATE TABLE counted_at_first AS FROM wc_order_stats');
	reports = await reportsOver(counted);
	const atStart = (it: SimulatedShop) => (it.clockAhead = START - Date.now());
	copies = await syncedCopies(few, atStart, () => START);
});
beforeEach(async () => {
	shop = new SimulatedShop(few);
	await shop.open();
	shop.reports = reports;
	database = await copies.open();
	await database.run("DELETE FROM sync_state WHERE key IN ('proof', 'pending')");
	now = START;
	sync = await syncOf(shop, database, {}, () => now);
});
afterEach(async () => {
	await shop.close();
	await database.close();
	await counted.run('DELETE FROM wc_order_stats');
	await counted.run('INSERT INTO wc_order_stats FROM counted_at_first');
});
afterAll(async () => {
	await counted.close();
	copies.remove();
});

const runLater = (minutes: number): Promise<SyncProof> => {
	now += minutes * MINUTE;
	return sync.run().then(proofHere);
};

async function proofHere(): Promise<SyncProof> {
	const proof = await readState(database, 'proof');
	if (!proof) throw new Error('Nothing was proved.');
	return proof;
}

async function prove(): Promise<SyncProof> {
	sync.prove();
	return runLater(1);
}

/** An order with sales in the middle of the list, and its day in the reports. */
function someOrder() {
	const paid = documents.filter(
		({ status, date_paid }) => status === 'completed' && date_paid !== null,
	);
	const order = paid[Math.floor(paid.length / 2)] ?? {};
	return { id: Number(order['id']), day: String(order['date_paid']).slice(0, 10), order };
}

/** Net sales of a day, from the documents of its orders and refunds: lines and fees without taxes. */
function netSalesOf(day: string): number {
	const cents = (value: unknown) => Math.round(Number(value) * 100);
	const isThatDay = (date: unknown) => String(date).startsWith(day);
	const orders = documents.filter(
		({ status, date_paid }) =>
			isThatDay(date_paid) && !['pending', 'cancelled', 'failed'].includes(String(status)),
	);
	const sums = orders.map(
		({ total, total_tax, shipping_total }) =>
			cents(total) - cents(total_tax) - cents(shipping_total),
	);
	return sums.reduce((sum, value) => sum + value, 0) / 100;
}

const asked = (from: number, route: RegExp) =>
	shop.requests.slice(from).filter((request) => route.test(request.route)).length;

describe('The comparison of a store with the shop’s own reports', () => {
	it('shows after the first sync that every day since the first order agrees', async () => {
		await database.close();
		database = await openDatabase(':memory:');
		sync = await syncOf(shop, database, {}, () => now);
		const proof = await runLater(0);
		const [row] = await counted.all<{ first: string }>(
			'SELECT min(date_paid) AS first FROM wc_order_stats',
		);
		expect(proof).toEqual({
			at: '2026-11-20T20:00:00.000Z',
			from: row?.first.slice(0, 10),
			to: '2026-11-20',
			repaired: 0,
			differences: [],
			problem: null,
		});
		const before = shop.requests.length;
		await runLater(1);
		expect(asked(before, /reports\/(revenue|orders)/)).toBe(0);
	});

	it('reads the orders of a wrong day again', async () => {
		await runLater(0);
		const rows = await storeRows(database);
		const { id } = someOrder();
		await database.run('UPDATE wc_order_stats SET net_total = net_total + 5 WHERE order_id = ?', [
			id,
		]);
		expect(await prove()).toMatchObject({ repaired: 1, differences: [], problem: null });
		expectSameRows(await storeRows(database), rows);
	});

	it('names the remaining differences: the day, both numbers and the differing orders', async () => {
		const { id, day } = someOrder();
		const [before] = await counted.all<{ items: number; orders: number }>(
			`SELECT sum(num_items_sold)::INTEGER AS items, (count(*) FILTER (parent_id = 0))::INTEGER AS orders
				FROM wc_order_stats WHERE strftime(date_paid, '%Y-%m-%d') = ?
				AND status NOT IN ('wc-pending', 'wc-cancelled', 'wc-failed')`,
			[day],
		);
		await counted.run(
			'UPDATE wc_order_stats SET net_total = net_total - 12.34, num_items_sold = num_items_sold + 2 WHERE order_id = ?',
			[id],
		);
		const { differences, repaired } = await runLater(0);
		expect(repaired).toBe(1);
		expect(differences).toEqual([
			{
				day,
				orders: { shop: before?.orders, here: before?.orders },
				itemsSold: { shop: (before?.items ?? 0) + 2, here: before?.items },
				netSales: { shop: expect.closeTo(netSalesOf(day) - 12.34, 6), here: netSalesOf(day) },
				orderIds: [id],
			},
		]);
	});

	it('counts a difference of one cent, and none of less than a tenth', async () => {
		const { id } = someOrder();
		const add = (amount: number) =>
			counted.run('UPDATE wc_order_stats SET net_total = net_total + ? WHERE order_id = ?', [
				amount,
				id,
			]);
		await add(0.0004);
		expect((await runLater(0)).differences).toEqual([]);
		await add(0.01);
		expect((await prove()).differences).toHaveLength(1);
	});

	it('waits until the shop has counted what was changed just now, and compares that day only', async () => {
		shop.clockAhead = now - Date.now();
		await runLater(0);
		const { id, day, order } = someOrder();
		const gmt = new Date(now).toISOString().slice(0, 19);
		const changed = { ...order, status: 'cancelled', date_modified: gmt, date_modified_gmt: gmt };
		shop.rest.collection('/wc/v3/orders').put(changed);
		const before = shop.requests.length;
		expect((await runLater(1)).differences).toEqual([]);
		expect(asked(before, /reports\/revenue/)).toBe(0);
		expect((await runLater(5)).differences).toEqual([]);
		const query = shop.requests.filter(({ route }) => /reports\/revenue/.test(route)).at(-1)?.query;
		expect([query?.get('after'), query?.get('before')]).toEqual([
			`${day}T00:00:00`,
			`${String(order['date_completed']).slice(0, 10)}T23:59:59`,
		]);
		await counted.run(
			"UPDATE wc_order_stats SET status = 'wc-cancelled' WHERE order_id = ? OR parent_id = ?",
			[id, id],
		);
		expect(await runLater(6)).toMatchObject({ differences: [], problem: null });
		const after = shop.requests.length;
		await runLater(10);
		expect(asked(after, /reports\/revenue/)).toBe(0);
	});

	it('counts it as a difference when the shop has not counted it ten minutes later', async () => {
		await runLater(0);
		const { id, day } = someOrder();
		shop.rest.collection('/wc/v3/orders').delete(id);
		await runLater(1);
		expect((await runLater(5)).differences).toEqual([]);
		expect((await runLater(5)).differences).toMatchObject([{ day, orderIds: [id] }]);
	});

	it('uses the date and the statuses of the shop, whatever is set here', async () => {
		await runLater(0);
		await database.run(
			`INSERT OR REPLACE INTO options VALUES ('woocommerce_date_type', '"date_completed"'),
				('woocommerce_excluded_report_order_statuses', '["completed"]')`,
		);
		expect(await prove()).toMatchObject({ repaired: 0, differences: [], problem: null });
	});

	it('survives a restart of the store', async () => {
		const proof = await runLater(0);
		sync = await syncOf(shop, database, {}, () => now);
		const before = shop.requests.length;
		expect(await runLater(1)).toEqual(proof);
		expect(asked(before, /reports\/revenue/)).toBe(0);
	});

	it.each<[string, () => void, RegExp]>([
		['the analytics is switched off', () => (shop.reports = null), /Analytics is switched off/],
		[
			'the key has no rights there',
			() => (shop.hides = (route) => route.startsWith('/wc-analytics')),
			/key can’t read the shop’s reports/,
		],
		[
			'orders are being imported',
			() =>
				says('/reports/import/status', { is_importing: true, orders: { imported: 3, total: 9 } }),
			/importing its orders into its reports \(3 of 9\)/,
		],
		[
			'orders were never imported',
			() =>
				says('/reports/import/status', {
					is_importing: false,
					orders: { imported: 1, total: 150 },
				}),
			/hold 1 of 150 orders only/,
		],
		[
			'orders are counted in batches and none has been',
			() => says('/imports/status', { mode: 'scheduled', last_processed_date: null }),
			/in batches, and none has run yet/,
		],
		[
			'reports are no reports',
			() => says('/reports/revenue/stats', []),
			/something other than a report/,
		],
	])(
		'explains in a sentence why there is none when %s, and tries again after an hour',
		async (_, spoil, sentence) => {
			spoil();
			expect(await runLater(0)).toMatchObject({
				differences: [],
				problem: expect.stringMatching(sentence),
			});
			shop.reports = reports;
			shop.hides = () => false;
			expect((await runLater(30)).problem).toMatch(sentence);
			expect(await runLater(31)).toMatchObject({ differences: [], problem: null });
		},
	);

	it('does not wait for a shop that is always counting its newest orders', async () => {
		says('/reports/import/status', {
			is_importing: true,
			orders: { imported: 149, total: 150 },
		});
		expect(await runLater(0)).toMatchObject({ differences: [], problem: null });
	});

	it('leaves out what comes after the last batch of a shop that counts in batches', async () => {
		const { id, day } = someOrder();
		await counted.run('UPDATE wc_order_stats SET net_total = net_total + 1 WHERE order_id = ?', [
			id,
		]);
		// In the shop's time, days before the order was changed.
		says('/imports/status', { mode: 'scheduled', last_processed_date: '2026-01-01 00:00:00' });
		expect((await runLater(0)).differences).toEqual([]);
		says('/imports/status', { mode: 'scheduled', last_processed_date: '2026-11-20 14:59:00' });
		expect((await runLater(6)).differences).toMatchObject([{ day, orderIds: [id] }]);
	});
});

/** The shop responds with this at a route of its analytics, and as before everywhere else. */
function says(ending: string, body: unknown): void {
	const { reports } = shop;
	shop.reports = async (route, query) =>
		route === `/wc-analytics${ending}`
			? { status: 200, body }
			: ((await reports?.(route, query)) ?? { status: 404, body: {} });
}
