import { importSmall, orderDocument, type SmallExport } from '../../testing/small-export';

/** Rows of a query over a small shop. */
async function rowsOf(files: SmallExport, query: string) {
	const database = await importSmall(files);
	try {
		return await database.all(query);
	} finally {
		await database.close();
	}
}

const CUSTOMERS = `SELECT s.order_id, s.customer_id, c.user_id, c.first_name, c.last_name
	FROM wc_order_stats s JOIN wc_customer_lookup c ON c.customer_id = s.customer_id ORDER BY s.order_id`;

describe('Orders of guests', () => {
	const at = (moment: string, name: string, email = '') => ({
		date_created: moment,
		date_created_gmt: moment,
		billing: { first_name: name, last_name: 'Till', email },
	});

	it('without e-mail belong to one customer each: the known customer of that time, or a new one', async () => {
		const guest = { user_id: 0, email: '', name: 'somebody' };
		const rows = await rowsOf(
			{
				'orders.json': [
					orderDocument(1, at('2026-03-01T09:00:00', 'Ann')),
					orderDocument(2, at('2026-03-01T09:00:00', 'Ben')),
					orderDocument(3, at('2026-03-02T09:00:00', 'Cleo')),
				],
				'analytics-customers.json': [
					{ ...guest, id: 12, date_last_active: '2026-03-02T09:00:00' },
					{ ...guest, id: 11, date_last_active: '2026-03-01T09:00:00' },
				],
			},
			CUSTOMERS,
		);
		expect(rows).toEqual([
			{ order_id: 1, customer_id: 11, user_id: null, first_name: 'Ann', last_name: 'Till' },
			{
				order_id: 2,
				customer_id: 1_000_000_000,
				user_id: null,
				first_name: 'Ben',
				last_name: 'Till',
			},
			{ order_id: 3, customer_id: 12, user_id: null, first_name: 'Cleo', last_name: 'Till' },
		]);
	});

	it('get the known customer of their time only if they count, unlike a test order of the same second', async () => {
		const isTest = { meta_data: [{ key: '_wcpay_mode', value: 'test' }] };
		const rows = await rowsOf(
			{
				'store.json': { wc_version: '10.9.1', wc_database_version: '10.9.1' },
				'orders.json': [
					orderDocument(1, { ...at('2026-03-01T09:00:00', 'Ann'), ...isTest }),
					orderDocument(2, at('2026-03-01T09:00:00', 'Ben')),
				],
				'analytics-customers.json': [
					{ user_id: 0, email: '', name: '', id: 11, date_last_active: '2026-03-01T09:00:00' },
				],
			},
			'SELECT order_id, customer_id FROM wc_order_stats',
		);
		expect(rows).toEqual([{ order_id: 2, customer_id: 11 }]);
	});

	it('belong to the account with their e-mail after the last order of the guest in the customer list', async () => {
		const email = 'cleo@shop.example';
		const files = (list: readonly object[]) => ({
			'orders.json': [
				orderDocument(1, at('2026-03-01T09:00:00', 'Cleo', 'Cleo@shop.example')),
				orderDocument(2, { ...at('2026-03-02T09:00:00', 'Cleo', email), customer_id: 7 }),
				orderDocument(3, at('2026-03-03T09:00:00', 'Cleo', email)),
			],
			'analytics-customers.json': list,
		});
		const account = {
			id: 5,
			user_id: 7,
			email,
			name: 'Cleo',
			date_last_active: '2026-03-03T09:00:00',
		};
		const guest = { id: 4, user_id: 0, email, name: 'Cleo' };
		const ids = async (list: readonly object[]) =>
			(await rowsOf(files(list), 'SELECT customer_id FROM wc_order_stats ORDER BY order_id')).map(
				(row) => Reflect.get(Object(row), 'customer_id'),
			);
		expect(await ids([account])).toEqual([5, 5, 5]);
		expect(await ids([account, { ...guest, date_last_active: '2026-03-01T09:00:00' }])).toEqual([
			4, 5, 5,
		]);
		// Older shops keep guest and account separate.
		expect(await ids([account, { ...guest, date_last_active: '2026-03-03T09:00:00' }])).toEqual([
			4, 5, 4,
		]);
	});

	it('share their customer with their refunds', async () => {
		const refund = { id: 2, parent_id: 1, date_created: '2026-03-05T09:00:00', amount: '4.00' };
		const rows = await rowsOf(
			{
				'orders.json': [orderDocument(1, at('2026-03-01T09:00:00', 'Ann'))],
				'refunds.json': [{ ...refund, line_items: [] }],
			},
			'SELECT order_id, customer_id FROM wc_order_stats ORDER BY order_id',
		);
		expect(rows).toEqual([
			{ order_id: 1, customer_id: 1_000_000_000 },
			{ order_id: 2, customer_id: 1_000_000_000 },
		]);
	});

	it('belong to one customer per e-mail, ignoring case; a guest who registers later is a second customer', async () => {
		const rows = await rowsOf(
			{
				'orders.json': [
					orderDocument(1, at('2026-03-01T09:00:00', 'Ann', 'Ann@Example.com')),
					orderDocument(2, at('2026-03-02T09:00:00', 'Anna', 'ann@example.COM')),
					orderDocument(3, {
						...at('2026-03-03T09:00:00', 'Ann', 'ann@example.com'),
						customer_id: 9,
					}),
				],
			},
			CUSTOMERS,
		);
		expect(rows).toMatchObject([
			{ order_id: 1, customer_id: 1_000_000_000, user_id: null, first_name: 'Anna' },
			{ order_id: 2, customer_id: 1_000_000_000, user_id: null, first_name: 'Anna' },
			{ order_id: 3, customer_id: 1_000_000_001, user_id: 9 },
		]);
	});

	it('are imported in linear time, ten thousand of them', async () => {
		const many = Array.from({ length: 10_000 }, (_, index) => {
			const moment = new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString().slice(0, 19);
			return orderDocument(index + 1, at(moment, `Guest ${index}`));
		});
		const [row] = await rowsOf(
			{ 'orders.json': many },
			'SELECT count(DISTINCT customer_id) AS customers FROM wc_order_stats',
		);
		expect(row).toEqual({ customers: 10_000 });
	});
});

describe('Customers with other roles', () => {
	it('have the name of their account, or of their order if the account was deleted', async () => {
		const rows = await rowsOf(
			{
				'customers.json': [
					{
						id: 5,
						role: 'shop_manager',
						username: 'mia',
						email: 'mia@example.com',
						first_name: 'Mia',
						last_name: 'O&#039;Neil',
						date_created: '2026-01-01T00:00:00',
					},
				],
				'orders.json': [
					orderDocument(1, { customer_id: 5, billing: { first_name: 'M.', last_name: 'O.' } }),
					orderDocument(2, { customer_id: 77, billing: { first_name: 'Gone', last_name: 'User' } }),
				],
			},
			'SELECT user_id, username, first_name, last_name, email FROM wc_customer_lookup ORDER BY user_id',
		);
		expect(rows).toEqual([
			{
				user_id: 5,
				username: 'mia',
				first_name: 'Mia',
				last_name: 'O&#039;Neil',
				email: 'mia@example.com',
			},
			{ user_id: 77, username: '', first_name: 'Gone', last_name: 'User', email: '' },
		]);
	});
});
