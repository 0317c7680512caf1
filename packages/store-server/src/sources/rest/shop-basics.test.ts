import { openDatabase } from '../../store-file/open';
import type { StoreDatabase } from '../../database/store-database';
import { loadShopSettings } from '../../schema/shop-settings';
import { lastOrders } from '../../testing/simulated-shop/recorded-shop';
import { SimulatedShop } from '../../testing/simulated-shop/simulated-shop';
import { syncOf } from '../../testing/simulated-shop/synced-shop';
import { SyncService } from '../../sync/run/sync-service';
import { deduceTimeZone, timeZoneOfIndex } from './time-zone';

let shop: SimulatedShop;
let database: StoreDatabase;
beforeEach(async () => {
	shop = new SimulatedShop(lastOrders(250));
	await shop.open();
	database = await openDatabase(':memory:');
});
afterEach(async () => {
	await shop.close();
	await database.close();
});

const at = (local: string, utc: string) => ({ date_created: local, date_created_gmt: utc });

describe('The time zone of a shop', () => {
	it('is that of its public data: a name or an offset', () => {
		const index = { name: '', namespaces: [], approvesAt: null };
		expect(timeZoneOfIndex({ ...index, timeZone: 'Europe/Berlin', gmtOffset: 1 })).toBe(
			'Europe/Berlin',
		);
		expect(timeZoneOfIndex({ ...index, timeZone: '', gmtOffset: -3.5 })).toBe('-03:30');
		expect(timeZoneOfIndex({ ...index, timeZone: '', gmtOffset: null })).toBeNull();
	});

	it('is one that matches the times of its orders, if the public data lack it', () => {
		const winter = at('2026-01-10T12:00:00', '2026-01-10T17:00:00');
		const summer = at('2026-07-10T12:00:00', '2026-07-10T16:00:00');
		expect(deduceTimeZone([winter])).toBe('-05:00');
		const zone = deduceTimeZone([winter, summer]) ?? '';
		const shown = (utc: string) =>
			new Date(utc).toLocaleString('en-GB', { timeZone: zone, hour: '2-digit' });
		expect([shown('2026-02-01T17:00:00Z'), shown('2026-08-01T16:00:00Z')]).toEqual(['12', '12']);
		expect(deduceTimeZone([])).toBeNull();
		expect(deduceTimeZone([winter, at('2026-01-11T12:00:00', '2026-01-11T05:00:00')])).toBeNull();
	});
});

describe('The settings of a shop', () => {
	it('are derived if the credentials may not read them', async () => {
		const hidden = /^\/(wc\/v3\/(settings|system_status)|wp\/v2\/settings|wc-analytics)/;
		shop.hides = (route) => hidden.test(route);
		await (await syncOf(shop, database)).run();
		expect(await loadShopSettings(database)).toMatchObject({
			title: 'Rig Outfitters',
			timeZone: 'America/New_York',
			currency: { code: 'USD', symbol: '$', precision: 2 },
			weekStart: 1,
		});
		const [row] = await database.all<{ orders: number; without: number }>(
			`SELECT count(*) AS orders, count(*) FILTER (customer_id NOT IN (SELECT customer_id FROM wc_customer_lookup)) AS without
				FROM wc_order_stats WHERE parent_id = 0`,
		);
		expect(row).toEqual({ orders: 250, without: 0 });
	});

	it('change here when they change in the shop, and stay as they were set here otherwise', async () => {
		const sync = await syncOf(shop, database);
		await sync.run();
		const set = (name: string, value: string) =>
			database.run('INSERT OR REPLACE INTO options VALUES (?, ?)', [name, JSON.stringify(value)]);
		await set('woocommerce_date_type', 'date_created');
		await set('woocommerce_currency_pos', 'right');
		const general = shop.rest.setting('settings-general.json', 'woocommerce_currency_pos');
		general['value'] = 'left_space';
		await database.run("DELETE FROM sync_state WHERE key = 'refreshed'");
		await sync.run();
		expect(await loadShopSettings(database)).toMatchObject({
			dateType: 'date_created',
			currency: { symbolPosition: 'left_space' },
		});
		general['value'] = 'left';
	});
});

describe('A running sync', () => {
	it('reports the first complete day, its error, and malformed entries', async () => {
		const orders = shop.rest.collection('/wc/v3/orders');
		const page = orders.newestFirst().slice(0, 100);
		const documents = page.map((entry) => entry.document());
		orders.put({ ...documents[5], total: 'much' });
		let pages = 0;
		shop.fault = ({ route, query }) =>
			route === '/wc/v3/orders' && query.has('dates_are_gmt') && ++pages > 1 ? 'error' : undefined;
		const service = await new Promise<SyncService>((resolve) => {
			const made: SyncService = new SyncService({
				database,
				shop: shop.address,
				open: () => syncOf(shop, database, { tries: 1 }),
				stopping: new AbortController(),
				onRound: () => resolve(made),
			});
		});
		const oldest = String(documents[99]?.['date_created']).slice(0, 10);
		const next = new Date(Date.parse(oldest) + 86_400_000).toISOString().slice(0, 10);
		expect(await service.status()).toMatchObject({
			phase: 'waiting',
			isRunning: false,
			isComplete: false,
			completeSince: next,
			lastOrder: {
				number: documents[0]?.['number'],
				at: `${String(documents[0]?.['date_created_gmt'])}Z`,
			},
			checkedAt: null,
			problem: { kind: 'busy', message: expect.stringContaining('reported an error (500') },
			refused: [
				`${shop.address}/wc/v3/orders: entry 6 (id ${String(documents[5]?.['id'])}) has "much" as total. Expected: a number below 1 trillion, such as “12.50”. Export it again from /wc/v3/orders, or correct the entry.`,
			],
		});
		const [row] = await database.all<{ orders: number }>('SELECT count(*) AS orders FROM orders');
		expect(row).toEqual({ orders: 99 });
		await service.stop();
		expect((await service.status()).phase).toBe('stopped');
	});
});
