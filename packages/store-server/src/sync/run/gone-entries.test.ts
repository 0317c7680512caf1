import type { StoreDatabase } from '../../database/store-database';
import { lastOrders } from '../../testing/simulated-shop/recorded-shop';
import { manyOrders } from '../../testing/simulated-shop/many-orders';
import { SimulatedShop } from '../../testing/simulated-shop/simulated-shop';
import { syncedCopies, syncOf } from '../../testing/simulated-shop/synced-shop';
import type { StoreCopies } from '../../testing/store-copies';
import type { ShopSync } from './shop-sync';

const MINUTE = 60_000;
/** Of the morning, so that ids are not compared as at night. */
const START = Date.parse('2026-11-20T15:00:00Z');
const [FEW, MANY] = [300, 2000];

const files = lastOrders(150);

/** The store when so many orders are there, by their number. */
const synced = new Map<number, Promise<StoreCopies>>();
let shop: SimulatedShop;
let database: StoreDatabase;
let now: number;
let sync: ShopSync;
beforeEach(async () => {
	shop = new SimulatedShop(files);
	await shop.open();
	now = START;
});
afterEach(async () => {
	await shop.close();
	await database.close();
});
afterAll(async () => {
	for (const copies of synced.values()) (await copies).remove();
});

const orders = () => shop.rest.collection('/wc/v3/orders');

async function load(count: number): Promise<void> {
	const setOrders = (it: SimulatedShop) =>
		it.rest.collections.set('/wc/v3/orders', manyOrders(count));
	const copies = synced.get(count) ?? syncedCopies(files, setOrders, () => START);
	synced.set(count, copies);
	database = await (await copies).open();
	setOrders(shop);
	sync = await syncOf(shop, database, {}, () => now);
}

/** A minute later; resolves to the requests of this round. */
async function nextMinute(): Promise<number> {
	now += MINUTE;
	const before = shop.requests.length;
	await sync.run();
	return shop.requests.length - before;
}

async function idsIn(rows: string): Promise<number[]> {
	const found = await database.all<{ id: number }>(`SELECT id FROM ${rows} ORDER BY id`);
	return found.map(({ id }) => id);
}

const without = (count: number, ...gone: number[]) =>
	Array.from({ length: count }, (_, at) => at + 1).filter((id) => !gone.includes(id));

describe('An entry that the shop deletes permanently', () => {
	it('disappears at the next minute: new and old orders, among thousands, with few requests', async () => {
		await load(MANY);
		const usual = await nextMinute();
		orders().delete(1990);
		orders().delete(17);
		orders().delete(1500);
		const asked = await nextMinute();
		expect(await idsIn('orders')).toEqual(without(MANY, 17, 1500, 1990));
		expect(asked - usual).toBeLessThan(50);
		const [row] = await database.all<{ count: number }>(
			'SELECT count(*) AS count FROM wc_order_stats',
		);
		expect(row).toEqual({ count: MANY - 3 });
		expect(await nextMinute()).toBe(usual);
	});

	it('disappears at the next minute when thousands of old orders are deleted at once', async () => {
		await load(MANY);
		const many = Array.from({ length: 900 }, (_, at) => at + 101);
		for (const id of many) orders().delete(id);
		await nextMinute();
		expect(await idsIn('orders')).toEqual(without(MANY, ...many));
	});

	it('disappears with products, coupons and accounts as well', async () => {
		await load(FEW);
		const deleted = { products: 0, coupons: 0, customers: 0 };
		for (const name of ['products', 'coupons', 'customers'] as const) {
			const list = shop.rest.collection(`/wc/v3/${name}`);
			const some = list.newestFirst().filter(({ status }) => status !== 'trash');
			deleted[name] = some[Math.floor(some.length / 2)]?.id ?? 0;
			list.delete(deleted[name]);
		}
		await nextMinute();
		expect(await idsIn('products')).not.toContain(deleted.products);
		expect(await idsIn("coupons WHERE status <> 'deleted'")).not.toContain(deleted.coupons);
		expect(await idsIn('users')).not.toContain(deleted.customers);
		expect((await idsIn('users')).length).toBe(shop.rest.collection('/wc/v3/customers').size);
	});

	it('disappears even when another order is added in the same minute', async () => {
		await load(FEW);
		const [newest] = orders().newestFirst();
		orders().put({
			...newest?.document(),
			id: FEW + 1,
			date_created_gmt: '2026-11-20T14:59:00',
		});
		orders().delete(250);
		await nextMinute();
		expect(await idsIn('orders')).toEqual(without(FEW + 1, 250));
	});

	it('is not deleted here because of a wrong total, which is searched once and not each minute', async () => {
		await load(FEW);
		const usual = await nextMinute();
		shop.hasWrongTotals = true;
		expect(await nextMinute()).toBeGreaterThan(usual);
		expect(await nextMinute()).toBe(usual);
		expect(await idsIn('orders')).toEqual(without(FEW));
		orders().delete(3);
		await nextMinute();
		expect(await idsIn('orders')).toEqual(without(FEW, 3));
		expect(await nextMinute()).toBe(usual);
	});

	it('is searched less and less often while totals keep changing', async () => {
		await load(FEW);
		const usual = await nextMinute();
		shop.wrongBy = () => shop.requests.length;
		let searches = 0;
		for (let minute = 0; minute < 60; minute++) if ((await nextMinute()) > usual) searches++;
		// Every ten minutes would be seven.
		expect(searches).toBeLessThan(6);
		expect(await idsIn('orders')).toEqual(without(FEW));
	});

	it('is not deleted here when a list lacks an existing entry', async () => {
		await load(FEW);
		const respond = shop.rest.respond.bind(shop.rest);
		shop.rest.respond = (route, query, as) =>
			route === '/wc/v3/orders'
				? { status: 200, body: [], total: 0, pages: 0 }
				: respond(route, query, as);
		await nextMinute();
		expect(await idsIn('orders')).toEqual(without(FEW));
	});

	it('does not affect an existing order that is malformed', async () => {
		await load(FEW);
		const [newest] = orders().newestFirst();
		orders().put({ ...newest?.document(), total: 'much' });
		orders().put({ ...newest?.document(), id: FEW + 1, total: 'much' });
		const first = await nextMinute();
		expect(await idsIn('orders')).toEqual(without(FEW));
		expect(await nextMinute()).toBeLessThan(first);
	});
});
