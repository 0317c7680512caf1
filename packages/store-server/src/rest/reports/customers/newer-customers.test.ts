import { openSmallExport } from '../../../testing/asked-export';
import { orderDocument } from '../../../testing/small-export';
import { smallReplies, smallReply } from '../../../testing/rest-app';

const at = (day: string) => ({ date_created: day, date_created_gmt: day });
const account = (id: number, name: string, role: string) => ({
	id,
	role,
	username: name,
	email: `${name}@shop.example`,
	first_name: name,
});
const phones = (billing: unknown, shipping: unknown) => ({
	billing: { email: 'ben@shop.example', phone: billing },
	shipping: { phone: shipping },
});

/** Ann bought for 100 and got 40 back; Ben ordered twice as a guest; Dora has never bought. */
const shop = (version: string) => ({
	'store.json': { wc_version: version, wc_database_version: version },
	'orders.json': [
		orderDocument(1, {
			...at('2026-03-01T12:00:00'),
			total: '100.00',
			customer_id: 7,
			billing: { email: 'ann@shop.example', phone: ' +49 30 1234567 ' },
			line_items: [{ id: 1, name: 'Cup', quantity: 1, subtotal: '100.00', total: '100.00' }],
		}),
		orderDocument(3, { ...at('2026-03-05T12:00:00'), ...phones('0171 5', '040 77') }),
		orderDocument(4, { ...at('2026-03-04T12:00:00'), ...phones('0171 4', '040 66') }),
		orderDocument(5, {
			...at('2026-03-06T12:00:00'),
			billing: { email: 'erased@shop.example', phone: '+00 00 0000000' },
			shipping: { phone: null },
		}),
	],
	'refunds.json': [
		{
			id: 2,
			parent_id: 1,
			...at('2026-03-02T12:00:00'),
			amount: '40.00',
			line_items: [
				{ id: 2, name: 'Cup', quantity: 0, subtotal: '-40.00', total: '-40.00', meta_data: [] },
			],
		},
	],
	'customers.json': [
		account(7, 'ann', 'shop_manager'),
		account(8, 'dora', 'customer'),
		account(9, 'eva', 'wholesale_buyer'),
	],
	'analytics-customers.json': [
		{ id: 1, user_id: 7, username: 'ann', first_name: 'Ann', email: 'ann@shop.example' },
		{ id: 2, user_id: 0, first_name: 'Ben', email: 'ben@shop.example' },
		{ id: 3, user_id: 8, username: 'dora', first_name: 'Dora', email: 'dora@shop.example' },
		{ id: 4, user_id: 0, first_name: 'Gone', email: 'erased@shop.example' },
		{ id: 5, user_id: 9, username: 'eva', first_name: 'Eva', email: 'eva@shop.example' },
		{ id: 6, user_id: 10, username: 'finn', first_name: 'Finn', email: 'finn@shop.example' },
	],
});

const list = 'wc-analytics/reports/customers?orderby=username&order=asc';
type Row = Readonly<Record<string, unknown>>;

async function rowsOf(version: string, query = ''): Promise<Map<unknown, Row>> {
	const rows = await smallReply<Row[]>(shop(version), list + query);
	return new Map(rows.map((row) => [row['id'], row]));
}

describe('Customers of a shop with WooCommerce 11.2', () => {
	it('[S7.reports.1] count orders without refunds, and divide by these: 100 with 40 given back is 60 for each', async () => {
		const rows = await rowsOf('11.2.0');
		expect(rows.get(1)).toMatchObject({ orders_count: 1, total_spend: 60, avg_order_value: 60 });
		expect(rows.get(2)).toMatchObject({ orders_count: 2, total_spend: 20, avg_order_value: 10 });
	});

	it('[S7.reports.1] have no average without orders, also where a time only has a refund', async () => {
		expect((await rowsOf('11.2.0')).get(3)).toMatchObject({
			orders_count: 0,
			avg_order_value: null,
		});
		const later = await rowsOf('11.2.0', '&after=2026-03-02T00:00:00&before=2026-03-02T23:59:59');
		expect([...later.values()]).toMatchObject([
			{ id: 1, orders_count: 0, total_spend: -40, avg_order_value: null },
		]);
		expect((await rowsOf('10.9.1')).get(3)).toMatchObject({ avg_order_value: 0 });
	});

	it('[S7.reports.1] are filtered by the same numbers, in rows and totals', async () => {
		const found = async (filter: string) => {
			const [rows, stats] = await smallReplies(shop('11.2.0'), [
				`${list}&${filter}`,
				`wc-analytics/reports/customers/stats?${filter}`,
			]);
			const ids = (rows?.body as Row[]).map((row) => row['id']); // as: the route's shape
			return { ids, totals: (stats?.body as { totals: Row }).totals };
		};
		const alone = { customers_count: 1, avg_orders_count: 1, avg_avg_order_value: 60 };
		for (const filter of [
			'avg_order_value_between[]=60&avg_order_value_between[]=60',
			'avg_order_value_min=30',
			'total_spend_min=20',
			'customers=1&orders_count_max=2',
		]) {
			expect([filter, await found(filter)]).toEqual([
				filter,
				{ ids: [1], totals: { ...alone, avg_total_spend: 60 } },
			]);
		}
		const twice = await found('orders_count_between[]=2&orders_count_between[]=2');
		expect(twice).toMatchObject({ ids: [2], totals: { customers_count: 1, avg_orders_count: 2 } });
		expect((await found('avg_order_value_between[]=30&avg_order_value_between[]=30')).ids).toEqual(
			[],
		);
	});

	it('[S7.reports.1] have the phones of their last order by date; what erasing left is none', async () => {
		const rows = await rowsOf('11.2.0');
		const phonesOf = (id: number) => [
			rows.get(id)?.['billing_phone'],
			rows.get(id)?.['shipping_phone'],
		];
		expect(phonesOf(1)).toEqual(['+49 30 1234567', '']);
		expect(phonesOf(2)).toEqual(['0171 5', '040 77']);
		expect(phonesOf(3)).toEqual(['', '']);
		expect(phonesOf(4)).toEqual(['', '']);
	});

	it('[S7.reports.1] have the names of their roles; guests and deleted accounts have none', async () => {
		const rows = await rowsOf('11.2.0');
		expect([1, 2, 3, 5, 6].map((id) => rows.get(id)?.['role'])).toEqual([
			'Shop manager',
			'',
			'Customer',
			'Wholesale buyer',
			'',
		]);
	});

	it('[S7.search-controls-all.5] have the same fields in a search, and by id', async () => {
		const [search, single] = await smallReplies(shop('11.2.0'), [
			'wc-analytics/customers?search=ann&searchby=username',
			'wc-analytics/customers/1',
		]);
		const ann = {
			id: 1,
			role: 'Shop manager',
			billing_phone: '+49 30 1234567',
			shipping_phone: '',
		};
		expect(search?.body).toMatchObject([ann]);
		expect(single?.body).toMatchObject([ann]);
	});

	it('follow the shop: its own names of roles, and orders whose phones were erased', async () => {
		const store = await openSmallExport(shop('11.2.0'));
		const ben = { email: 'ben@shop.example' };
		await store.database.run(
			`INSERT INTO known_customers VALUES (3, 8, 'dora@shop.example', ?), (6, 10, 'finn@shop.example', ?)`,
			[JSON.stringify({ role: 'Kundin, Großkundin' }), JSON.stringify({ role: 'Kunde' })],
		);
		await store.database.run('UPDATE orders SET body = ? WHERE id = 3', [
			JSON.stringify({ id: 3, billing: { ...ben, phone: '0000 0' }, shipping: {} }),
		]);
		const rows: Row[] = await store.ask(
			'reports/customers?customers=2,3,6&orderby=username&order=asc',
		);
		const byId = new Map(rows.map((row) => [row['id'], row]));
		await store.close();
		expect(byId.get(2)).toMatchObject({ billing_phone: '', shipping_phone: '' });
		expect(byId.get(3)).toMatchObject({ role: 'Kundin, Großkundin' });
		// The account was deleted, whatever the list said before.
		expect(byId.get(6)).toMatchObject({ role: '' });
	});

	it('have none of these fields before', async () => {
		for (const version of ['9.4.0', '10.9.1', '11.1.0']) {
			for (const row of (await rowsOf(version)).values()) {
				expect(row).not.toHaveProperty('billing_phone');
				expect(row).not.toHaveProperty('shipping_phone');
				expect(row).not.toHaveProperty('role');
			}
		}
	});
});

describe('Stock notifications of WooCommerce 11.3', () => {
	it('[S7.reports.1] are unknown, as in a shop that has not turned them on', async () => {
		const replies = await smallReplies(shop('11.3.0'), [
			'wc-analytics/reports/stock-notifications?per_page=10&extended_info=true',
			'wc-analytics/reports/stock-notifications/stats?interval=day',
		]);
		for (const reply of replies) {
			expect(reply).toMatchObject({ status: 404, body: { code: 'rest_no_route' } });
		}
	});
});
