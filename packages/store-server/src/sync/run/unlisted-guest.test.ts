import type { StoreDatabase } from '../../database/store-database';
import { lastOrders } from '../../testing/simulated-shop/recorded-shop';
import type { ExportFiles } from '../../testing/simulated-shop/shop-data';
import { SimulatedShop } from '../../testing/simulated-shop/simulated-shop';
import { syncedCopies, syncOf } from '../../testing/simulated-shop/synced-shop';
import type { StoreCopies } from '../../testing/store-copies';

interface OrderDocument {
	readonly id: number;
	readonly customer_id: number;
	readonly status: string;
	readonly billing: { readonly email: string };
	readonly [field: string]: unknown;
}

const few = lastOrders(30);
const orders = few['orders.json'] as OrderDocument[]; // of the recorded export
const customers = few['analytics-customers.json'] as { email: string }[]; // of the recorded export

const isGuest = ({ customer_id, billing }: OrderDocument) =>
	customer_id === 0 && billing.email !== '';
const ofGuests = orders.filter((order) => isGuest(order) && order.status === 'completed');
const order = ofGuests[0] as OrderDocument;
const { email } = order.billing;

const without = (address: string) => customers.filter((customer) => customer.email !== address);

/** What reports read, with the ids of customers as they are. */
async function reported(database: StoreDatabase): Promise<unknown> {
	const tables = ['wc_order_stats', 'wc_order_product_lookup', 'wc_customer_lookup'];
	const rows = tables.map((table) => database.all(`SELECT * FROM ${table} ORDER BY ALL`));
	return Promise.all([
		...rows,
		database.all('SELECT id, customer_id, email FROM orders ORDER BY id'),
	]);
}

const nameless = { ...order, billing: { ...order.billing, email: '' } };
const withOrder = (other: OrderDocument) =>
	orders.map((known) => (known.id === other.id ? other : known));

/** An order of a deleted account, before all others; a guest of the list, whose only orders were earlier, has its e-mail. */
const early = {
	...order,
	date_created: '2020-01-05T10:00:00',
	date_created_gmt: '2020-01-05T10:00:00',
};
const withGuest = customers.map((customer) =>
	customer.email === email
		? { ...customer, orders_count: 0, date_last_active: '2019-01-05T10:00:00' }
		: customer,
);

describe.each<[string, ExportFiles, OrderDocument]>([
	['one guest', { ...few, 'analytics-customers.json': without(email) }, order],
	['everybody', { ...few, 'analytics-customers.json': [] }, order],
	[
		'an account with the address of a guest',
		{ ...few, 'analytics-customers.json': withGuest, 'orders.json': withOrder(early) },
		early,
	],
	['a guest without address', { ...few, 'orders.json': withOrder(nameless) }, nameless],
])('A shop whose list of customers lacks %s', (_, files, bought) => {
	let copies: StoreCopies;
	let shop: SimulatedShop;
	let database: StoreDatabase;
	beforeAll(async () => {
		copies = await syncedCopies(files);
	});
	beforeEach(async () => {
		shop = new SimulatedShop(files);
		await shop.open();
		database = await copies.open();
	});
	afterEach(async () => {
		await shop.close();
		await database.close();
	});
	afterAll(() => copies.remove());

	/** The order is changed in the shop. */
	function change(about: object): void {
		const now = new Date().toISOString().slice(0, 19);
		const changed = { ...bought, ...about, date_modified: now, date_modified_gmt: now };
		shop.rest.collection('/wc/v3/orders').put(changed);
	}

	const linesOf = (address: string) =>
		database.all('SELECT customer_id FROM wc_customer_lookup WHERE lower(email) = ?', [address]);

	it('has the same customers with the same numbers, however often an order is written again', async () => {
		const sync = await syncOf(shop, database);
		const before = await reported(database);
		for (const customer_note of ['once', 'twice']) {
			change({ customer_note });
			await sync.run();
			expect(await reported(database)).toEqual(before);
		}
		await sync.compare();
		expect(await reported(database)).toEqual(before);
	});

	it('has the current customer of the order, and no former one', async () => {
		const sync = await syncOf(shop, database);
		for (const address of ['new@example.org', 'newer@example.org']) {
			change({ billing: { ...bought.billing, email: address } });
			await sync.run();
			expect(await linesOf(address)).toHaveLength(1);
		}
		expect(await linesOf('new@example.org')).toEqual([]);
		change({});
		await sync.run();
		expect(await linesOf('newer@example.org')).toEqual([]);
	});
});
