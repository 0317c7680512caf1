import { grainOf, type DimensionKey } from '@store-analytics/rest-api/dimensions';
import type { StoreDatabase } from '../../database/store-database';
import { raw } from '../../database/sql';
import { importSmall, orderDocument } from '../../testing/small-export';
import { orderRows } from '../facts/orders';
import { openShop } from '../shop';
import { DAY } from '../periods/wall-time';
import { computeBreakdown } from './breakdown';
import { hasFewValues } from './few-values';
import { computeIntervals } from './breakdown-intervals';
import type { DimensionFilter } from '../filters/dimension-filters';

const cup = { product_id: 3, name: 'Cup', quantity: 1, subtotal: '5.00', total: '5.00' };
const from = (city: string) => ({ billing: { country: 'DE', city } });

let database: StoreDatabase;

beforeAll(async () => {
	database = await importSmall({
		'products.json': [{ id: 3, name: 'Cup', type: 'simple', status: 'publish' }],
		'orders.json': [
			orderDocument(1, { ...from('Berlin'), line_items: [1, 2].map((id) => ({ id, ...cup })) }),
			orderDocument(2, { ...from(' berlin '), payment_method: 'cod' }),
			orderDocument(3, from('')),
			orderDocument(4, from('Hamburg')),
		],
	});
});
afterAll(() => database.close());

async function ordersBy(dimension: DimensionKey, filters: readonly DimensionFilter[] = []) {
	const shop = await openShop({ database });
	const found = await computeBreakdown(database, {
		orders: orderRows(shop, undefined, {}),
		newcomers: 'unknown' as const,
		rules: shop.settings.rules,
		grain: grainOf([dimension]) ?? 'order',
		metrics: ['orders_count'],
		dimensions: [dimension],
		filters,
	});
	const rows = found.rows.map(({ keys: [key], numbers }) => [key, numbers['orders_count']]);
	return { rows: rows.sort(), spelled: found.spellings.get(dimension) };
}

describe('A breakdown', () => {
	it('counts what differs in case and blanks once, spelled as the first', async () => {
		const { rows, spelled } = await ordersBy('billing_city');
		expect(rows).toEqual([
			['', 1],
			['de:berlin', 2],
			['de:hamburg', 1],
		]);
		expect(spelled?.get('de:berlin')).toBe('DE:Berlin');
	});

	it('finds a value whatever its case, and leaves what is unknown out of what is another', async () => {
		const city = 'DE:BERLIN';
		const is = [{ dimension: 'billing_city', is: [city] }] as const;
		const isNot = [{ dimension: 'billing_city', isNot: [city] }] as const;
		expect((await ordersBy('billing_city', is)).rows).toEqual([['de:berlin', 2]]);
		expect((await ordersBy('billing_city', isNot)).rows).toEqual([['de:hamburg', 1]]);
	});

	it('calls a value the same with a filter as without', async () => {
		const isCash = [{ dimension: 'payment_method', is: ['cod'] }] as const;
		const { rows, spelled } = await ordersBy('billing_city', isCash);
		expect(rows).toEqual([['de:berlin', 1]]);
		expect(spelled?.get('de:berlin')).toBe('DE:Berlin');
	});

	it('adds up the orders of rows in its total, and counts a customer of two rows once', async () => {
		const order = (id: number, city: string) =>
			orderDocument(id, { ...from(city), customer_id: 9 });
		const store = await importSmall({ 'orders.json': [order(1, 'Berlin'), order(2, 'Ulm')] });
		const { settings } = await openShop({ database: store });
		const { rows, totals } = await computeBreakdown(store, {
			orders: raw('SELECT *, date_created AS dated FROM wc_order_stats'),
			...{ newcomers: 'unknown', rules: settings.rules, grain: 'order', filters: [] },
			...{ metrics: ['orders_count', 'total_customers'], dimensions: ['billing_city'] },
		});
		const once = { orders_count: 1, total_customers: 1 };
		expect(rows.map(({ numbers }) => numbers)).toEqual([once, once]);
		expect(totals).toEqual({ orders_count: 2, total_customers: 1 });
		await store.close();
	});

	it('counts an order once that has two lines of a product', async () => {
		expect((await ordersBy('product')).rows).toEqual([['3', 1]]);
	});
});

describe('A breakdown by day', () => {
	const calendar = { unit: 'day', weekStart: 1 } as const;
	const day = Date.UTC(2026, 2, 1);
	const noon = '2026-03-01T12:00:00';
	const paid = { date_paid: noon, date_paid_gmt: noon };

	/** The last three rows by their keys, each with its orders of two days, and all orders of these. */
	async function byDay(of: StoreDatabase, ...dimensions: DimensionKey[]) {
		const shop = await openShop({ database: of });
		const request = {
			...{ orders: orderRows(shop, undefined, {}), newcomers: 'unknown' as const },
			...{ rules: shop.settings.rules, grain: grainOf(dimensions) ?? 'order', filters: [] },
			...{ metrics: ['orders_count'], dimensions },
		};
		const few = await hasFewValues(of, request, calendar);
		const found = await computeBreakdown(of, request, { calendar, few });
		const { rows, spellings, intervals } = found;
		const period = { after: day, before: day + 2 * DAY - 1 };
		const keys = rows
			.map((row) => row.keys)
			.sort()
			.slice(-3);
		const days = await computeIntervals(of, request, {
			...{ calendar, period, clock: shop.clock, rows: keys, found },
		});
		const counts = days.map((one) => one.rows.map((row) => row['orders_count']));
		const byKey = keys.map(([key], place) => [key, ...counts.map((count) => count[place])]);
		const totals = days.map((one) => one.totals['orders_count']);
		return { rows: byKey, totals, isOneStatement: intervals !== undefined, spellings };
	}

	/** Orders of two days, the first of some days before; their city is an expression over their number. */
	async function shopOfCities(count: number, city: string) {
		const store = await importSmall({
			'orders.json': [orderDocument(1, { ...from('Berlin'), ...paid })],
		});
		await store.run(`INSERT INTO wc_order_stats SELECT s.* REPLACE (2 + i AS order_id, ${city} AS billing_city,
			date_paid + to_days(CAST(i % 2 AS INTEGER)) AS date_paid) FROM wc_order_stats s, range(${count}) all_of(i)`);
		return store;
	}

	it('has few values counted with their days by one statement, in all spellings and as numbers', async () => {
		const store = await shopOfCities(3, `['Ulm', 'ULM', 'Jena'][i + 1]`);
		const cities = await byDay(store, 'billing_city');
		expect(cities).toMatchObject({
			isOneStatement: true,
			totals: [3, 1],
			rows: [
				['de:berlin', 1, 0],
				['de:jena', 1, 0],
				['de:ulm', 1, 1],
			],
		});
		expect(cities.spellings.get('billing_city')?.get('de:ulm')).toBe('DE:ULM');
		expect(await byDay(store, 'weekday')).toMatchObject({
			isOneStatement: true,
			rows: [
				['1', 0, 1],
				['7', 3, 0],
			],
		});
		await store.close();
	});

	it('has many values counted first, and the days of the shown ones alone', async () => {
		const store = await shopOfCities(60, `'City ' || i`);
		const { rows, totals, isOneStatement } = await byDay(store, 'billing_city');
		expect(isOneStatement).toBe(false);
		expect(rows.slice(0, 2)).toEqual([
			['de:city 7', 0, 1],
			['de:city 8', 1, 0],
		]);
		expect(totals).toEqual([31, 30]);
		expect(await byDay(store, 'billing_city', 'currency', 'weekday')).toMatchObject({ totals });
		await store.close();
	});

	it('counts the days anew where only the first orders had few values', async () => {
		const store = await shopOfCities(30_000, `CASE WHEN i < 9000 THEN 'Ulm' ELSE 'City ' || i END`);
		const { rows, totals, isOneStatement } = await byDay(store, 'billing_city');
		expect(isOneStatement).toBe(false);
		expect(totals).toEqual([15_001, 15_000]);
		expect(rows.slice(1)).toEqual([
			['de:city 9999', 0, 1],
			['de:ulm', 4500, 4500],
		]);
		await store.close();
	});
});
