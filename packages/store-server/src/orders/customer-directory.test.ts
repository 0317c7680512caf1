import { importSmall, orderDocument, type SmallExport } from '../testing/small-export';

async function rowsOf(files: SmallExport, query: string) {
	const database = await importSmall(files);
	try {
		return await database.all(query);
	} finally {
		await database.close();
	}
}

const account = (id: number) => ({
	id,
	role: 'customer',
	username: `user${id}`,
	email: `user${id}@shop.example`,
});
const listed = (id: number, user: number) => ({
	id,
	user_id: user,
	username: `user${user}`,
	name: `User ${user}`,
	email: `user${user}@shop.example`,
});
const CUSTOMERS = 'SELECT customer_id, user_id FROM wc_customer_lookup ORDER BY 1';

describe('The customers of an export', () => {
	it('are those of its list: an account that is not in it is none, with or without orders', async () => {
		const files = {
			'customers.json': [account(11), account(12), account(13)],
			'analytics-customers.json': [listed(770, 11)],
			'orders.json': [orderDocument(1, { customer_id: 11 }), orderDocument(2, { customer_id: 13 })],
		};
		expect(await rowsOf(files, CUSTOMERS)).toEqual([{ customer_id: 770, user_id: 11 }]);
		expect(
			await rowsOf(files, 'SELECT order_id, customer_id FROM wc_order_stats ORDER BY 1'),
		).toEqual([
			{ order_id: 1, customer_id: 770 },
			// Of the account that the list lacks.
			{ order_id: 2, customer_id: 1_000_000_000 },
		]);
	});

	it('are the accounts and buyers, with ids that no shop has, if there is no list', async () => {
		const files = {
			'customers.json': [account(11), account(12)],
			'orders.json': [orderDocument(1, { billing: { email: 'guest@shop.example' } })],
		};
		expect(await rowsOf(files, CUSTOMERS)).toEqual([
			{ customer_id: 1_000_000_000, user_id: 11 },
			{ customer_id: 1_000_000_001, user_id: 12 },
			{ customer_id: 1_000_000_002, user_id: null },
		]);
	});

	describe('whose guest has the e-mail of a deleted account', () => {
		const orderOn = (id: number, month: string) =>
			orderDocument(id, {
				billing: { email: id === 2 ? 'other@shop.example' : 'Kim@shop.example' },
				date_created: `2026-${month}-05T10:00:00`,
				date_created_gmt: `2026-${month}-05T10:00:00`,
			});
		const guest = (id: number, email: string, orders_count: number, month: string) => ({
			...{ ...listed(id, 0), email, username: '' },
			orders_count,
			date_last_active: `2026-${month}-05T10:00:00`,
		});
		const files = (kims: number, latest: string) => ({
			'orders.json': [
				...['01', '03', '04'].map((month, at) => orderOn(at === 0 ? 1 : at + 2, month)),
				orderOn(2, '05'),
			],
			'refunds.json': [
				{ ...orderOn(90, '06'), parent_id: 4, amount: '1', reason: '', refunded_by: 1 },
			],
			'analytics-customers.json': [
				guest(1, 'kim@shop.example', kims, '01'),
				guest(3, 'other@shop.example', 1, latest),
			],
		});
		const owners = (shop: SmallExport) =>
			rowsOf(
				shop,
				'SELECT order_id, customer_id, order_number FROM wc_order_stats ORDER BY parent_id, order_id',
			).then((rows) => rows.map((row) => Object.values(row)));
		const nobody = 1_000_000_000;

		it('are without the account, whose orders are not those of the guest', async () => {
			expect(await owners(files(1, '05'))).toEqual([
				[1, 1, 1],
				[2, 3, 1],
				[3, nobody, 1],
				[4, nobody, 2],
				[90, nobody, 2],
			]);
			expect(await rowsOf(files(1, '05'), CUSTOMERS)).toMatchObject([
				{ customer_id: 1 },
				{ customer_id: 3 },
			]);
		});

		it.each([
			['the list counts its orders', files(3, '05')],
			['the list is older: it has not counted the last orders yet', files(1, '03')],
		])('are the guest alone, if %s', async (_, shop) => {
			const found = await owners(shop);
			expect(found.filter(([id]) => id !== 2).map(([, owner]) => owner)).toEqual([1, 1, 1, 1]);
		});
	});

	it('have the gaps among the ids of a list whose pages overlapped, if these are as many as the repeated ones', async () => {
		const repeated = [listed(1, 11), listed(1, 11), listed(3, 13)];
		const files = (list: readonly object[]) => ({
			'customers.json': [account(11), account(12), account(13)],
			'analytics-customers.json': list,
		});
		expect(await rowsOf(files(repeated), CUSTOMERS)).toEqual([
			{ customer_id: 1, user_id: 11 },
			{ customer_id: 2, user_id: 12 },
			{ customer_id: 3, user_id: 13 },
		]);
		// Two gaps for one: nobody knows which.
		const deleted = [listed(1, 11), listed(1, 11), listed(4, 13)];
		expect(await rowsOf(files(deleted), CUSTOMERS)).toEqual([
			{ customer_id: 1, user_id: 11 },
			{ customer_id: 4, user_id: 13 },
			{ customer_id: 1_000_000_000, user_id: 12 },
		]);
	});
});
