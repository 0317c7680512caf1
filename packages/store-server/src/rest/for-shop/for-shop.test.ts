import fc from 'fast-check';
import { ShopError } from '../../sources/connection/shop-error';
import { DiskFullError } from '../../database/failures';
import { openDatabase } from '../../store-file/open';
import type { StoreDatabase } from '../../database/store-database';
import { createStoreServer, type StoreServer } from '../../server/server';
import { fillStore } from '../../sources/export/import-shop';
import { SyncService } from '../../sync/run/sync-service';
import { writeState } from '../../sync/state/sync-state';
import { exportOf, exportSource } from '../../testing/exports/shop-export';
import { markAsFollowing, preconditionsOf, waitingSync } from '../../testing/followed-store';
import { randomShop } from '../../testing/shops/random-shop';
import { until } from '../../testing/until';

const HOME = 'https://shop.example';
const NOW = new Date('2026-11-20T17:00:00Z');
const shopToken = 'the-token-of-the-shop';
const token = 'the-token-of-its-owner';

let database: StoreDatabase;
let sync: SyncService;
let server: StoreServer;
let preconditions: Awaited<ReturnType<typeof preconditionsOf>>;

beforeAll(async () => {
	database = await openDatabase(':memory:');
	const [shop] = fc.sample(randomShop(), { numRuns: 1, seed: 1 });
	if (!shop) throw new Error('There is no shop.');
	await fillStore(database, exportSource(exportOf(shop)));
	sync = waitingSync(database, HOME);
	const context = { database, now: () => NOW, sync };
	server = await createStoreServer({ context, token, shopToken });
});
beforeEach(async () => {
	await markAsFollowing(database, NOW.getTime() - 42_000);
	preconditions = await preconditionsOf(database, HOME, NOW);
});
afterAll(async () => {
	await server.close();
	await sync.stop();
	await database.close();
});

const post = (path: string, payload: object, bearer = shopToken) =>
	server.inject({
		method: 'POST',
		url: `/wp-json/store-analytics/shop/${path}`,
		headers: { authorization: `Bearer ${bearer}` },
		payload: JSON.stringify(payload),
	});
const asked = (route: string, query: object, more: object = {}) =>
	post('report', {
		...preconditions,
		...more,
		route: `/wc-analytics/${route}`,
		query,
		rest_root: `${HOME}/index.php?rest_route=/`,
		site: `${HOME}/wp`,
	});
const reason = async (reply: ReturnType<typeof post>) => {
	const { statusCode, ...rest } = await reply;
	return statusCode === 409 ? String(rest.json().data.reason) : statusCode;
};
const HOUR = 3_600_000;
/** By the shop's clock, in milliseconds. */
const askedAt = (now: number) => asked('reports/orders', {}, { now: Math.round(now / 1000) });
const year = { after: '2025-11-20T00:00:00', before: '2026-11-20T23:59:59' };

describe('The response to the shop’s own WordPress', () => {
	it('is the store’s REST response to the same request, with its age and totals', async () => {
		const query = { ...year, interval: 'month', per_page: '5', fields: ['orders_count'] };
		const reply = await asked('reports/revenue/stats', query);
		const search = new URLSearchParams({ ...query, fields: 'orders_count' });
		const direct = await server.inject({
			url: `/wp-json/wc-analytics/reports/revenue/stats?${search}`,
			headers: { authorization: `Bearer ${token}` },
		});
		expect(reply.statusCode).toBe(200);
		expect(reply.json()).toEqual({
			shop: HOME,
			age: 42,
			total: Number(direct.headers['x-wp-total']),
			total_pages: Number(direct.headers['x-wp-totalpages']),
			data: direct.json(),
		});
	});

	it('contains the shop’s own addresses', async () => {
		const { data } = (await asked('reports/products', { ...year, per_page: '1' })).json();
		expect(data[0]._links.product[0].href).toBe(
			`${HOME}/index.php?rest_route=/wc-analytics/products/${data[0].product_id}`,
		);
		const boards = (await asked('leaderboards', year)).json().data;
		expect(JSON.stringify(boards)).toContain(`${HOME}/wp/wp-admin/admin.php?page=wc-admin`);
	});

	it.each<[string, () => ReturnType<typeof post>, string | number]>([
		[
			'of another shop',
			() => asked('reports/orders', {}, { home: 'https://other.example' }),
			'other-shop',
		],
		[
			'by another date',
			() => asked('reports/orders', {}, { date_type: 'date_created' }),
			'other-rules',
		],
		...[
			{ excluded_statuses: [] },
			{ excluded_orders: ['zero_total'] },
			// It counts in ways that the store does not know.
			{ woocommerce: '11.4.0' },
			{ woocommerce: '9.4.0', database: '9.4.0' },
		].map((rules): [string, () => ReturnType<typeof post>, string] => [
			`with ${JSON.stringify(rules)}`,
			() => asked('reports/orders', {}, rules),
			'other-rules',
		]),
		[
			'in another zone',
			() => asked('reports/orders', {}, { time_zone: 'Asia/Tokyo' }),
			'other-rules',
		],
		['in another currency', () => asked('reports/orders', {}, { currency: 'XTS' }), 'other-rules'],
		[
			'of weeks that begin on another day',
			() => asked('reports/orders/stats', year, { week_start: 3 }),
			'other-rules',
		],
		['that are older than was asked', () => asked('reports/orders', {}, { max_age: 41 }), 'stale'],
		['while its clock is hours behind', () => askedAt(NOW.getTime() + 5 * HOUR), 'clock'],
		['while its clock is hours ahead', () => askedAt(NOW.getTime() - 5 * HOUR), 'clock'],
		[
			'by a parameter that nobody knows',
			() => asked('reports/orders', { currency: 'EUR' }),
			'parameters',
		],
		['by a value that it refuses', () => asked('reports/orders', { page: '0' }), 'parameters'],
		['of a report that it has not', () => asked('reports/bookings', {}), 'other-report'],
		['of what is no report', () => asked('orders', {}), 'other-report'],
	])('contains no numbers %s', async (_what, reply, expected) => {
		expect(await reason(reply())).toBe(expected);
	});

	it('contains numbers of days for any week start, equal zones with other names, and http or https', async () => {
		const others = { week_start: 3, home: 'http://SHOP.example/' };
		const reply = await asked('reports/orders/stats', { ...year, interval: 'day' }, others);
		expect(reply.statusCode).toBe(200);
		const [row] = await database.all<{ value: string }>(
			"SELECT value FROM options WHERE name = 'timezone_string'",
		);
		await database.run(
			"INSERT OR REPLACE INTO options (name, value) VALUES ('timezone_string', '\"UTC\"')",
		);
		expect((await asked('reports/orders', {}, { time_zone: '+00:00' })).statusCode).toBe(200);
		await database.run(
			"INSERT OR REPLACE INTO options (name, value) VALUES ('timezone_string', ?)",
			[row?.value ?? ''],
		);
	});

	it('is refused before the first sync is complete, and before the first comparison', async () => {
		await writeState(database, 'loaded', false);
		expect(await reason(asked('reports/orders', {}))).toBe('incomplete');
		await markAsFollowing(database, NOW.getTime());
		const today = { from: '2026-11-20', to: '2026-11-20' };
		const never = { ...today, at: '', repaired: 0, differences: [], problem: 'No.' };
		await writeState(database, 'proof', never);
		expect(await reason(asked('reports/orders', {}))).toBe('not-compared');
		await writeState(database, 'proof', { ...never, from: '2025-01-01' });
		expect(await reason(asked('reports/orders', {}))).toBe(200);
	});

	it('contains numbers for any address of the shop, if both read the same tables', async () => {
		const other = { home: 'https://www.other.example', tables: 'db1/3306/shop/wp_' };
		await writeState(database, 'tables', 'db1/3306/shop/wp_');
		const reply = await asked('reports/orders', {}, other);
		expect([reply.statusCode, reply.json().shop]).toEqual([200, 'https://www.other.example']);
		for (const tables of ['db2/3306/shop/wp_', '']) {
			expect(await reason(asked('reports/orders', {}, { ...other, tables }))).toBe('other-shop');
		}
	});

	it.each([
		['cannot-write', new DiskFullError('The disk is full.')],
		['shop-not-reached', new ShopError('unreachable', 'No shop is there.')],
	])('explains why numbers became too old: %s', async (expected, error) => {
		const failing = await new Promise<SyncService>((resolve) => {
			const made: SyncService = new SyncService({
				database,
				shop: HOME,
				open: () => Promise.reject(error),
				stopping: new AbortController(),
				onRound: () => resolve(made),
			});
		});
		const context = { database, now: () => NOW, sync: failing };
		const late = await createStoreServer({ context, token, shopToken });
		const ask = (max: number) =>
			late.inject({
				method: 'POST',
				url: '/wp-json/store-analytics/shop/check',
				headers: { authorization: `Bearer ${shopToken}` },
				payload: JSON.stringify({ ...preconditions, max_age: max }),
			});
		const replies = [await ask(600), await ask(41)];
		await late.close();
		await failing.stop();
		expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
		expect(replies[1]?.json().data.reason).toBe(expected);
	});

	it('is refused by a clock that was set back', async () => {
		await markAsFollowing(database, NOW.getTime() + 3_600_000);
		expect(await reason(asked('reports/orders', {}))).toBe('stale');
	});

	it('is refused for a differing day and for the other days of its orders, not for stock and other days', async () => {
		const [order] = await database.all<{ id: number; paid: string | null; created: string }>(
			`SELECT order_id AS id, date_paid AS paid, date_created AS created FROM wc_order_stats
				WHERE parent_id = 0 AND date_created < '2026-11-01' ORDER BY order_id LIMIT 1`,
		);
		const total = { shop: 1, here: 2 };
		const difference = {
			day: '2026-11-02',
			orders: total,
			itemsSold: total,
			netSales: total,
			orderIds: [order?.id ?? 0],
		};
		await writeState(database, 'proof', {
			at: '',
			from: '2020-01-01',
			to: '2026-11-20',
			repaired: 1,
			differences: [difference],
			problem: null,
		});
		const between = (after: string, before: string) => ({
			after: `${after}T00:00:00`,
			before: `${before}T23:59:59`,
		});
		expect(await reason(asked('reports/revenue/stats', between('2026-11-01', '2026-11-03')))).toBe(
			'differing-day',
		);
		expect(await reason(asked('leaderboards', between('2026-11-02', '2026-11-02')))).toBe(
			'differing-day',
		);
		expect(await reason(asked('reports/customers', {}))).toBe('differing-day');
		const created = order?.created.slice(0, 10) ?? '';
		expect(await reason(asked('reports/products', between(created, created)))).toBe(
			'differing-day',
		);
		expect(await reason(asked('reports/stock', {}))).toBe(200);
		expect(await reason(asked('reports/revenue/stats', between('2026-11-03', '2026-11-19')))).toBe(
			200,
		);
		const { differing_days: days } = (await post('check', preconditions)).json();
		expect(days).toEqual(
			[...new Set([created, order?.paid?.slice(0, 10) ?? created, '2026-11-02'])].sort(),
		);
	});

	it('is refused for a day that is compared again because it differed, not for one that only changed', async () => {
		const october = { after: '2026-10-01T00:00:00', before: '2026-10-31T23:59:59' };
		await writeState(database, 'pending', { '2026-10-05': { due: 0, ids: null } });
		expect(await reason(asked('reports/revenue/stats', october))).toBe(200);
		await writeState(database, 'pending', { '2026-10-05': { due: 0, ids: [7] } });
		expect(await reason(asked('reports/revenue/stats', october))).toBe('differing-day');
		await writeState(database, 'pending', {});
	});

	it('starts a sync when the shop reports changes', async () => {
		expect((await sync.status()).notifiedAt).toBeNull();
		expect((await post('changed', {})).statusCode).toBe(202);
		// The response does not wait until the notification is written.
		await until(async () => (await sync.status()).notifiedAt !== null);
	});

	it('requires the shop’s token, which gives no other access', async () => {
		expect(await reason(post('check', preconditions, 'another'))).toBe(401);
		expect(await reason(post('check', preconditions, token))).toBe(200);
		for (const [method, url] of [
			['GET', '/wp-json/wc-analytics/reports/orders'],
			['GET', '/wp-json/store-analytics/sync'],
			['POST', '/wp-json/store-analytics/sync'],
			['GET', '/metrics'],
		] as const) {
			const { statusCode } = await server.inject({
				method,
				url,
				headers: { authorization: `Bearer ${shopToken}` },
			});
			expect([url, statusCode]).toEqual([url, 401]);
		}
	});
});
