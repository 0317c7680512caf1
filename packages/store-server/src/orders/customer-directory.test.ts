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
