import { openDemoServer, type DemoServer } from '../../testing/demo-server';

let shop: DemoServer;

beforeAll(async () => {
	shop = await openDemoServer();
});

afterAll(() => shop.close());

/** Five customers; each field has them in an order of its own: the digits of its entry, by customer. */
const PLACES = {
	username: '31452',
	first_name: '25413',
	last_name: '43125',
	email: '52341',
	country: '14523',
	city: '35214',
	state: '21543',
	postcode: '54132',
	date_registered: '13254',
	date_last_active: '42513',
};
const IDS = [900_001, 900_002, 900_003, 900_004, 900_005];

/** Ids of the five in the order of a field. */
function inOrderOf(places: string): number[] {
	return [1, 2, 3, 4, 5].map((place) => IDS[places.indexOf(String(place))] ?? 0);
}

async function addCustomers(): Promise<void> {
	const fields = Object.entries(PLACES);
	for (const [at, id] of IDS.entries()) {
		const values = fields.map(([field, places]) => {
			const place = Number(places[at]);
			return field.startsWith('date') ? `2026-0${place}-01 12:00:00` : 'abcdef'.charAt(place);
		});
		await shop.database.run(
			`INSERT INTO wc_customer_lookup (customer_id, ${fields.map(([field]) => field).join()})
				VALUES (${[id, ...values].map(() => '?').join()})`,
			[id, ...values],
		);
	}
}

const among = (ids: readonly number[]) => `customers?customers=${ids.join()}&per_page=100`;

describe('rows of Customers', () => {
	beforeAll(addCustomers);

	it.each(Object.entries(PLACES))('are sorted by %s both ways', async (field, places) => {
		const sorted = (order: string) =>
			shop.valuesOf(`${among(IDS)}&orderby=${field}&order=${order}`, 'id');
		expect(await sorted('asc')).toEqual(inOrderOf(places));
		expect(await sorted('desc')).toEqual(inOrderOf(places).reverse());
	});

	it('are sorted by name with no regard to blanks at its end: then by id', async () => {
		const ids = [900_011, 900_012, 900_013];
		const names = ['Ann   ', 'Ann', 'Amy'];
		for (const [at, id] of ids.entries()) {
			await shop.database.run(
				'INSERT INTO wc_customer_lookup (customer_id, first_name) VALUES (?, ?)',
				[id, names[at] ?? ''],
			);
		}
		const sorted = await shop.valuesOf(`${among(ids)}&orderby=name&order=asc`, 'id');
		expect(sorted).toEqual([900_013, 900_011, 900_012]);
	});

	it('are sorted and filtered by what was bought, and say it in any order', async () => {
		const bought = await shop.database.all<{ id: number; orders: number; spent: number }>(
			`SELECT customer_id AS id, COUNT(*) AS orders, SUM(total_sales) AS spent FROM wc_order_stats
				WHERE parent_id = 0 AND status NOT IN ('wc-cancelled', 'wc-failed', 'wc-pending')
				GROUP BY 1 HAVING COUNT(*) >= 2 ORDER BY 2, 1`,
		);
		const most = bought.at(-1)?.orders ?? 0;
		expect(bought[0]?.orders).toBeLessThan(most);
		const { rows, total } = await shop.reply(
			'customers?orderby=username&orders_count_min=1&per_page=100',
		);
		expect(total).toBe(bought.length);
		expect(new Map(rows.map((row) => [row['id'], row['orders_count']]))).toEqual(
			new Map(bought.map(({ id, orders }) => [id, orders])),
		);
		const counts = await shop.valuesOf(
			'customers?orderby=orders_count&order=desc&per_page=100',
			'orders_count',
		);
		expect(counts[0]).toBe(most);
		expect(counts.map(Number)).toEqual(counts.map(Number).sort((one, other) => other - one));
	});

	it('without purchases have no orders and no last order', async () => {
		const { rows } = await shop.reply(among(IDS.slice(0, 1)));
		expect(rows).toMatchObject([{ orders_count: 0, total_spend: 0, date_last_order: null }]);
	});
});
