import type { Database, SqlValue } from '../../database/database';
import type { StoreDatabase } from '../../database/store-database';
import { restApp } from '../../testing/rest-app';
import { importSmall, orderDocument } from '../../testing/small-export';

let database: StoreDatabase;

beforeAll(async () => {
	const order = (id: number) =>
		orderDocument(id, { currency: 'USD', billing: { country: 'DE', city: `City ${id}` } });
	database = await importSmall({
		'orders.json': Array.from({ length: 30 }, (_, at) => order(at + 1)),
	});
});
afterAll(() => database.close());

/** How many statements of a query ClickHouse has to plan. */
async function statementsOf(query: object): Promise<number> {
	let count = 0;
	const readReport: NonNullable<Database['readReport']> = ({ text, values }) => {
		count++;
		return database.all(text, values);
	};
	const counting: StoreDatabase = Object.assign(Object.create(database), {
		readReport,
		readingFor: () => counting,
	});
	const app = await restApp(counting);
	const payload = { range: { after: '2026-03-01', before: '2026-03-31' }, ...query };
	const url = '/wp-json/store-analytics/v1/query';
	const reply = await app.inject({ method: 'POST', url, payload });
	expect(reply.json()).toMatchObject({ rows_count: expect.any(Number) });
	await app.close();
	return count;
}

describe('A breakdown of a shop in ClickHouse', () => {
	it('is one statement there, for the rows: the file says what is small, such as the days of all orders', async () => {
		expect(await statementsOf({ dimensions: ['billing_country'] })).toBe(1);
	});

	it('has the days of few rows from the same one', async () => {
		const byDay = { dimensions: ['billing_country'], interval: 'day', limit: 5 };
		expect(await statementsOf(byDay)).toBe(1);
	});

	it('is one statement where the rows say their sum, and two where customers of several rows count once', async () => {
		const filters = [{ dimension: 'currency', is: ['USD'] }];
		const metrics = ['net_revenue', 'avg_order_value'];
		expect(await statementsOf({ metrics, dimensions: ['billing_country'], filters })).toBe(1);
		const customers = { metrics: ['total_customers'], dimensions: ['billing_country'], filters };
		expect(await statementsOf(customers)).toBe(2);
	});

	it('has a second one for the days of the shown of many rows, with a filter for those of all rows, too', async () => {
		const byDay = { dimensions: ['billing_city'], interval: 'day', limit: 5 };
		expect(await statementsOf(byDay)).toBe(2);
		const filters = [{ dimension: 'currency', is: ['USD'] }];
		expect(await statementsOf({ metrics: ['net_revenue'], ...byDay, filters })).toBe(2);
	});
});

describe('Whether the rows of a breakdown are few', () => {
	it('is asked once in ten minutes, whatever is written meanwhile', async () => {
		const asked: string[] = [];
		const listening: StoreDatabase = Object.assign(Object.create(database), {
			all: (text: string, values: readonly SqlValue[]) => {
				asked.push(text);
				return database.all(text, values);
			},
			readingFor: () => listening,
		});
		const app = await restApp(listening);
		const ask = (dimension: string) =>
			app.inject({
				method: 'POST',
				url: '/wp-json/store-analytics/v1/query',
				payload: {
					range: { after: '2026-03-01', before: '2026-03-31' },
					...{ dimensions: [dimension], interval: 'day' },
				},
			});
		const times = () => asked.filter((text) => /COUNT\(\*\).*SELECT DISTINCT/s.test(text)).length;
		await ask('billing_city');
		expect(times()).toBe(1);
		await database.run("UPDATE wc_order_stats SET billing_city = 'Ulm'");
		await ask('billing_city');
		expect(times()).toBe(1);
		await ask('billing_country');
		expect(times()).toBe(2);
		await app.close();
	});
});
