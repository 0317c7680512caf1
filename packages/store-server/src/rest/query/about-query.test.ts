import { getCurrentDates } from '@store-analytics/date';
import type { FastifyInstance } from 'fastify';
import type { StoreDatabase } from '../../database/store-database';
import { currenciesOfShop } from '../../reports/breakdowns/currencies';
import { restApp } from '../../testing/rest-app';
import { importSmall, orderDocument } from '../../testing/small-export';

type Row = Readonly<Record<string, unknown>>;

let database: StoreDatabase;
let app: FastifyInstance;

const by = (device: string) => ({
	meta_data: [{ key: '_wc_order_attribution_device_type', value: device }],
});
const on = (day: string) => {
	const moment = `${day}T12:00:00`;
	return {
		currency: 'USD',
		date_created: moment,
		date_created_gmt: moment,
		date_paid: moment,
		date_paid_gmt: moment,
	};
};

beforeAll(async () => {
	database = await importSmall({
		'orders.json': [
			orderDocument(1, on('2026-01-05')),
			orderDocument(7, { ...on('2026-01-06'), currency: 'SEK' }),
			orderDocument(8, { ...on('2026-01-07'), currency: 'SEK' }),
			orderDocument(2, { ...on('2026-02-07'), ...by('Mobile') }),
			orderDocument(3, { ...on('2026-03-01'), ...by('Mobile') }),
			orderDocument(4, on('2026-03-02')),
			orderDocument(5, { ...on('2026-03-03'), ...by('Desktop') }),
			orderDocument(6, { ...on('2026-03-04'), ...by('Desktop') }),
		],
	});
	app = await restApp(database);
});
afterAll(async () => {
	await app.close();
	await database.close();
});

const march = { after: '2026-03-01', before: '2026-03-31' };

async function ask(about: object): Promise<Row> {
	const url = '/wp-json/store-analytics/v1/query';
	const reply = await app.inject({ method: 'POST', url, payload: { range: march, ...about } });
	return reply.json<Row>();
}

describe('The response to a query', () => {
	it('says how many orders a dimension is known of, and since which day', async () => {
		const { coverage } = await ask({ dimensions: ['device', 'weekday', 'campaign'] });
		expect(coverage).toEqual({
			device: { known: 3 / 4, since: '2026-02-07' },
			weekday: { known: 1, since: '2026-01-05' },
			campaign: { known: 0, since: null },
		});
		expect((await ask({})).coverage).toEqual({});
	});

	it('says which rows add up: each use of a coupon is in one, and an order can be in several', async () => {
		const { metrics } = await ask({ metrics: ['coupons', 'orders_count'], dimensions: ['coupon'] });
		expect(metrics).toMatchObject([
			{ key: 'orders_count', sums_up: false },
			{ key: 'coupons', sums_up: true },
		]);
	});

	it('links to the screen that shows the same', async () => {
		const linkOf = async (about: object) => (await ask(about)).link;
		const march = 'period=custom&after=2026-03-01&before=2026-03-31';
		const range = `${march}&compare=none`;
		expect(await linkOf({ metrics: ['taxes'] })).toBe(
			`admin.php?page=wc-admin&path=/analytics/revenue&${range}&chart=taxes`,
		);
		const filters = [
			{ dimension: 'billing_city', is: ['DE:Halle, Saale', null] },
			{ dimension: 'device', is_unknown: false },
		];
		expect(await linkOf({ dimensions: ['device'], filters })).toBe(
			`admin.php?page=wc-admin&path=/analytics/breakdown&by=device&${range}&filter=advanced` +
				'&billing_city_is=DE%253AHalle%252C%2520Saale%2C~&device_is_not=~&chart=net_revenue',
		);
		expect(await linkOf({ dimensions: ['device', 'hour'] })).toBeNull();
		expect(
			await linkOf({ filters: [...filters, { dimension: 'device', is_not: ['Tablet'] }] }),
		).toBeNull();
		const february = { after: '2026-02-01T00:00:00', before: '2026-02-28T23:59:59' };
		expect(await linkOf({ metrics: ['taxes'], compare: february })).toBe(
			`admin.php?page=wc-admin&path=/analytics/revenue&${march}&compare=custom` +
				'&compare_after=2026-02-01&compare_before=2026-02-28&chart=taxes',
		);
	});

	it('links to no screen where none shows the same: parts of days, and another date than the shop’s', async () => {
		const link = async (about: object) => (await ask({ metrics: ['taxes'], ...about })).link;
		const morning = { after: '2026-03-01', before: '2026-03-01T11:59:59' };
		expect(await link({ range: morning })).toBeNull();
		expect(await link({ compare: morning })).toBeNull();
		expect(await link({ date_type: 'date_completed' })).toBeNull();
		expect(await link({ date_type: 'date_paid' })).toMatch(/^admin\.php/);
	});

	it('links to an address whose days screens read as those of the query', async () => {
		const { link } = await ask({ metrics: ['taxes'] });
		const days = new URLSearchParams(String(link).split('?')[1]);
		const { primary } = getCurrentDates(Object.fromEntries(days));
		expect([primary.after, primary.before].map((day) => day.format('YYYY-MM-DD'))).toEqual([
			'2026-03-01',
			'2026-03-31',
		]);
	});

	it('names the currencies of its orders if there are others than that of the shop', async () => {
		expect(await ask({})).not.toHaveProperty('currencies');
		const january = { after: '2026-01-01', before: '2026-01-31' };
		expect(await ask({ range: january })).toMatchObject({
			currency: 'USD',
			currencies: [
				{ currency: 'SEK', orders_count: 2 },
				{ currency: 'USD', orders_count: 1 },
			],
		});
		const filters = [{ dimension: 'currency', is: ['USD'] }];
		expect(await ask({ range: january, filters })).not.toHaveProperty('currencies');
		// The page of the shop tells it of all orders.
		const all = await currenciesOfShop(database);
		expect(all.map(({ currency }) => currency)).toEqual(['USD', 'SEK']);
		expect(all[1]?.orders_count).toBe(2);
	});

	it('is as that of indicators and leaderboards, whose amounts name their currencies alike', async () => {
		const get = async (path: string) =>
			(await app.inject(`/wp-json/wc-analytics/${path}`)).json<readonly Row[]>();
		const months = ['2026-01', '2026-03'].map(
			(month) => `after=${month}-01T00:00:00&before=${month}-31T23:59:59`,
		);
		const currencies = [
			{ currency: 'SEK', orders_count: 2 },
			{ currency: 'USD', orders_count: 1 },
		];
		const stats = 'stats[]=revenue/net_revenue&stats[]=orders/orders_count';
		const [money, count] = await get(`reports/performance-indicators?${stats}&${months[0]}`);
		expect(money).toMatchObject({ currencies });
		expect(count).not.toHaveProperty('currencies');
		expect(await get(`leaderboards/products?${months[0]}`)).toMatchObject([{ currencies }]);
		// March has orders of the shop's own currency alone.
		expect((await get(`leaderboards/products?${months[1]}`))[0]).not.toHaveProperty('currencies');
	});

	it('names the rules of its numbers and the age of its data', async () => {
		expect(await ask({})).toMatchObject({
			rules: 'woocommerce-before-10.2',
			data_as_of: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d.*Z$/),
		});
	});
});

describe('The rows of a query', () => {
	it('leave some out before the limit counts, and say how many there are', async () => {
		const about = { dimensions: ['device'], metrics: ['orders_count'], sort: 'device' };
		const reply = await ask({ ...about, order: 'asc', limit: 1, offset: 1 });
		expect(reply).toMatchObject({ rows: [{ device: 'Desktop', orders_count: 2 }], rows_count: 3 });
		expect(await ask({ ...about, offset: 3 })).toMatchObject({ rows: [], rows_count: 3 });
	});
});

describe('A value that does not exist', () => {
	it.each([
		[{ dimension: 'weekday', is: [9] }, 'There is no weekday "9". There are: 1, 2, 3, 4, 5, 6, 7.'],
		[{ dimension: 'hour', is: ['23', '24'] }, 'There is no hour "24"'],
		[{ dimension: 'status', is_not: ['done'] }, 'There are: trash, pending'],
		[{ dimension: 'customer_type', is: ['nw'] }, 'There are: new, returning'],
	])('is refused in %j', async (filter, reason) => {
		const { message } = await ask({ filters: [filter] });
		expect(message).toContain(reason);
	});

	it('is no mistake where orders may say anything', async () => {
		const filters = [{ dimension: 'device', is: ['Mobil'] }];
		expect(await ask({ filters })).toMatchObject({ totals: { orders_count: 0 } });
	});
});

describe('What can be asked', () => {
	const listed = async (name: string) =>
		(await app.inject(`/wp-json/store-analytics/v1/${name}`)).json<Row[]>();

	it('is listed with names, units and meanings', async () => {
		const known = await listed('metrics');
		expect(known.find(({ key }) => key === 'net_revenue')).toEqual({
			key: 'net_revenue',
			label: 'Net sales',
			unit: 'amount',
			meaning: 'Sales after discounts and returns, without tax and shipping.',
			rule: 'every version',
			formula: { plus: ['gross_sales'], minus: ['coupons', 'refunds'], per: null, rest: null },
			not_by: ['tax_rate'],
		});
		expect(known.find(({ key }) => key === 'orders_count')).toMatchObject({
			not_by: ['refund_reason', 'refunded_by', 'days_to_refund'],
		});
	});

	it('is listed with what goes together', async () => {
		const known = await listed('dimensions');
		const found = (key: string) => known.find((one) => one['key'] === key);
		expect(found('billing_state')).toMatchObject({
			label: 'State',
			grain: 'order',
			values: 'state',
			above: 'billing_country',
			combines_with: expect.arrayContaining([
				'billing_country',
				'product',
				'coupon',
				'refund_reason',
			]),
			metrics: expect.arrayContaining(['net_revenue', 'orders_count', 'refunds_count']),
		});
		expect(found('product')?.['combines_with']).not.toContain('coupon');
		expect(found('refund_reason')?.['metrics']).not.toContain('orders_count');
	});
});
