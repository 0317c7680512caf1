import { openDatabase } from '../../store-file/open';
import type { StoreDatabase } from '../../database/store-database';
import { lastOrders } from '../../testing/simulated-shop/recorded-shop';
import { SimulatedShop } from '../../testing/simulated-shop/simulated-shop';
import { syncOf } from '../../testing/simulated-shop/synced-shop';

const few = lastOrders(20);
// Documents of the recorded export.
const listed = few['analytics-customers.json'] as { id: number; user_id: number }[];
const [one = { id: 0, user_id: 0 }] = listed.filter(({ user_id }) => user_id > 0);

const account = (id: number) => ({
	id,
	role: 'customer',
	username: `user${id}`,
	email: `user${id}@shop.example`,
	date_created: '2026-11-20T10:00:00',
	date_created_gmt: '2026-11-20T15:00:00',
});
const customer = (id: number, user: number) => ({
	id,
	user_id: user,
	username: `user${user}`,
	name: `User ${user}`,
	email: `user${user}@shop.example`,
	date_last_active: null,
});

describe('An account of a connected shop', () => {
	let shop: SimulatedShop;
	let database: StoreDatabase;
	beforeEach(async () => {
		shop = new SimulatedShop({
			...few,
			'analytics-customers.json': listed.filter(({ id }) => id !== one.id),
		});
		await shop.open();
		database = await openDatabase(':memory:');
	});
	afterEach(async () => {
		await shop.close();
		await database.close();
	});

	const rowsOf = (...users: number[]) =>
		database.all(
			`SELECT customer_id, user_id FROM wc_customer_lookup WHERE user_id IN (${users.join(', ')})`,
		);

	it('is no customer if the shop’s list lacks it, also after a comparison of everything', async () => {
		const sync = await syncOf(shop, database);
		await sync.run();
		expect(await rowsOf(one.user_id)).toEqual([]);
		await sync.compare();
		expect(await rowsOf(one.user_id)).toEqual([]);
	});

	it('is a customer at once when it is new and in the list, although it was never active', async () => {
		const sync = await syncOf(shop, database);
		await sync.run();
		for (const user of [9001, 9002]) shop.rest.collection('/wc/v3/customers').put(account(user));
		shop.rest.collection('/wc-analytics/reports/customers').put(customer(901, 9002));
		await sync.run();
		expect(await rowsOf(9001, 9002)).toEqual([{ customer_id: 901, user_id: 9002 }]);
	});

	it('gives its orders and refunds the role that it has now', async () => {
		const sync = await syncOf(shop, database);
		await sync.run();
		const accounts = shop.rest.collection('/wc/v3/customers');
		const orders = shop.rest.collection('/wc/v3/orders').newestFirst();
		const buyers = orders.map((order) => Number(order.document()['customer_id']));
		const buyer = buyers.find((id) => id > 0) ?? 0;
		const roles = () =>
			database.all(`SELECT DISTINCT user_role AS role FROM wc_order_stats s
				JOIN wc_customer_lookup c ON c.customer_id = s.customer_id WHERE c.user_id = ${buyer}`);
		expect(await roles()).toEqual([{ role: 'customer' }]);
		accounts.put({ id: buyer, ...accounts.get(buyer)?.document(), role: 'wholesale' });
		await sync.compare();
		expect(await roles()).toEqual([{ role: 'wholesale' }]);
		expect(
			await database.all(
				"SELECT DISTINCT user_role FROM wc_order_stats WHERE user_role NOT IN ('', 'guest') ORDER BY 1",
			),
		).toEqual([{ user_role: 'customer' }, { user_role: 'wholesale' }]);
	});
});
