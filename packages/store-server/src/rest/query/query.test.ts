import { dimensionMeanings } from '@store-analytics/rest-api/dimensions';
import { layFixture } from '../../../../../tests/support/stores/fixture-file';
import { laidShop } from '../../testing/shops/laid-shop';

type Row = Readonly<Record<string, unknown>>;
interface Reply {
	readonly rows: readonly Row[];
	readonly rows_count: number;
	readonly totals: Readonly<Record<string, number>>;
	readonly intervals: readonly Interval[];
	readonly coverage: unknown;
	readonly message?: string;
}
interface Interval extends Record<'interval' | 'date_start' | 'date_end', string> {
	readonly totals: Reply['totals'];
	readonly rows?: readonly Row[];
}

const shop = laidShop(layFixture);

const october = { after: '2026-10-01', before: '2026-10-31' };
const ever = { after: '2020-01-01', before: '2026-12-31' };

async function ask(about: object): Promise<{ status: number; body: Reply }> {
	const reply = await shop.app.inject({
		method: 'POST',
		url: '/wp-json/store-analytics/v1/query',
		headers: { 'content-type': 'application/json' },
		payload: JSON.stringify({ range: october, ...about }),
	});
	return { status: reply.statusCode, body: reply.json<Reply>() };
}

/** Value, net sales and orders of each row. */
async function rowsBy(dimension: string, about: object = {}) {
	const { body } = await ask({ dimensions: [dimension], ...about });
	return body.rows.map((row) => [row[dimension], row['net_revenue'], row['orders_count']]);
}

// Worked out by hand from the export.
describe('A query of the recorded shop for October', () => {
	it('breaks net sales and orders down by payment method', async () => {
		expect(await rowsBy('payment_method')).toEqual([
			['cod', 8652.73, 72],
			['bacs', 5237.04, 52],
			['cheque', 1306.76, 17],
		]);
		const { body } = await ask({ dimensions: ['payment_method'] });
		expect(body.totals).toEqual({ net_revenue: 15196.53, orders_count: 141 });
		expect(body.coverage).toEqual({ payment_method: { known: 1, since: '2024-09-20' } });
		expect(body.rows[0]).toMatchObject({
			label: { payment_method: 'Cash on delivery' },
			share: { orders_count: 72 / 141 },
		});
	});

	it('breaks them down by device, channel and where orders were created', async () => {
		expect(await rowsBy('device')).toEqual([
			['Mobile', 8515.81, 78],
			['Desktop', 6022.77, 54],
			['Tablet', 657.95, 9],
		]);
		expect(await rowsBy('source_type')).toEqual([
			['utm', 4842.83, 41],
			['typein', 4429.53, 38],
			['organic', 3406.77, 33],
			['referral', 1829.9, 21],
			['mobile_app', 406.5, 5],
			['admin', 281, 3],
		]);
		expect(await rowsBy('created_via')).toEqual([
			['checkout', 14330.68, 134],
			['admin', 865.85, 7],
		]);
	});

	it('counts refunds by reason, and those without one', async () => {
		const { body } = await ask({
			metrics: ['refunds_count'],
			dimensions: ['refund_reason'],
			range: ever,
		});
		expect(body.rows.map((row) => [row['refund_reason'], row['refunds_count']])).toEqual([
			['Arrived damaged', 68],
			[null, 58],
			['Customer changed mind', 51],
			['Wrong size', 41],
		]);
		expect(body.totals).toEqual({ refunds_count: 218 });
	});

	it.each([
		['paymnt_method', 'Did you mean payment_method? There are'],
		['device_type', 'Did you mean device'],
		['paymentmethod', 'Did you mean payment_method?'],
		['Devise', 'Did you mean device?'],
		['constructor', 'There are: billing_country'],
	])('refuses the unknown dimension %s and names those there are', async (name, hint) => {
		const { status, body } = await ask({ dimensions: [name] });
		expect([status, body.message]).toEqual([
			400,
			expect.stringContaining(`There is no dimension "${name}".`),
		]);
		expect(body.message).toContain(hint);
	});

	it.each([
		[{ metrics: ['net_revenu'] }, 'There is no metric "net_revenu". Did you mean net_revenue?'],
		[{ dimensions: ['product', 'coupon'] }, 'different parts of orders'],
		[{ metrics: ['orders_count'], dimensions: ['refund_reason'] }, 'refunds are none'],
		[{ dimensions: ['device', 'device'] }, '"device" is named twice'],
		[{ filters: [{ dimension: 'device', like: 'M' }] }, 'There is no condition "like"'],
		[{ filters: [{ dimension: 'device' }] }, 'has no is, is_not or is_unknown'],
		[
			{ filters: [{ dimension: 'device', is: [{}] }] },
			'Values of filters are texts or numbers, or null',
		],
		[{ sort: 'taxes' }, '"taxes" is not'],
		[{ range: { after: 'yesterday', before: '2026-10-31' } }, 'range needs two days of the shop'],
		[{ range: { after: '2026-11-01', before: '2026-10-31' } }, 'before it begins on 2026-11-01'],
		[{ compare: { after: '2026-02-30' } }, 'compare needs two days of the shop'],
		[{ interval: 'hour', range: ever }, 'more than 10,000 intervals. Ask by day'],
		[{ interval: 'day', dimensions: ['product'] }, 'a limit of at most 20 rows, and there are 52'],
	])('refuses %j and says why', async (about, reason) => {
		const { status, body } = await ask(about);
		expect([status, body.message]).toEqual([400, expect.stringContaining(reason)]);
	});
});

const orderDimensions = dimensionMeanings
	.filter(({ grain }) => grain === 'order')
	.map(({ key }) => key);

const summed = [
	'net_revenue',
	'orders_count',
	'num_items_sold',
	'taxes',
	'shipping',
	'total_sales',
];
const metrics = [...summed, 'gross_sales', 'coupons', 'refunds', 'refunds_count'];

describe('Every dimension of orders', () => {
	it.each(orderDimensions)('%s parts each sum without a rest', async (dimension) => {
		const { body } = await ask({ metrics, dimensions: [dimension], range: ever, limit: 1000 });
		for (const metric of metrics) {
			const cents = body.rows.reduce((sum, row) => sum + Math.round(Number(row[metric]) * 1e4), 0);
			expect([metric, cents]).toEqual([metric, Math.round((body.totals[metric] ?? 0) * 1e4)]);
		}
	});

	it.each(orderDimensions)('%s has rows that equal their own filter', async (dimension) => {
		const { body } = await ask({ dimensions: [dimension] });
		for (const row of body.rows.slice(0, 3)) {
			const value = row[dimension];
			const filter = value === null ? { is_unknown: true } : { is: [value] };
			const { body: alone } = await ask({ filters: [{ dimension, ...filter }] });
			const { net_revenue, orders_count } = row;
			expect([value, alone.totals]).toEqual([value, { net_revenue, orders_count }]);
		}
	});

	it.each(['device', 'billing_city', 'product', 'category', 'coupon'])(
		'%s: what is a value, what is another and what is unknown is all',
		async (dimension) => {
			const { body } = await ask({ dimensions: [dimension] });
			const value = body.rows.map((row) => row[dimension]).find((one) => one !== null);
			const totalOf = async (about: object) => {
				const { body: part } = await ask({
					dimensions: [dimension],
					filters: [{ dimension, ...about }],
				});
				return part.rows.reduce(
					(sum, row) => sum + Math.round(Number(row['net_revenue']) * 100),
					0,
				);
			};
			const parts = [{ is: [value] }, { is_not: [value] }, { is: [null] }];
			const found = await Promise.all(parts.map(totalOf));
			expect(await totalOf({ is_unknown: true })).toBe(found[2]);
			expect(await totalOf({ is_not: [null, value] })).toBe(found[1]);
			const whole = body.rows.reduce(
				(sum, row) => sum + Math.round(Number(row['net_revenue']) * 100),
				0,
			);
			expect(found.reduce((sum, one) => sum + one, 0)).toBe(whole);
			expect(found[0]).not.toBe(0);
		},
	);
});

describe('A query by products', () => {
	it('of orders created in the range has the numbers of the Products report', async () => {
		const limits = 'after=2026-10-01T00:00:00&before=2026-10-31T23:59:59&per_page=100';
		const report = await shop.app.inject(
			`/wp-json/wc-analytics/reports/products?${limits}&extended_info=1`,
		);
		const { body } = await ask({
			metrics: ['net_revenue', 'num_items_sold'],
			dimensions: ['product'],
			date_type: 'date_created',
		});
		const rows = report.json<{ product_id: number; net_revenue: number; items_sold: number }[]>();
		expect(rows.length).toBeGreaterThan(10);
		expect(
			new Set(
				body.rows.map((row) => [row['product'], row['net_revenue'], row['num_items_sold']].join()),
			),
		).toEqual(new Set(rows.map((row) => [row.product_id, row.net_revenue, row.items_sold].join())));
		expect(body.rows[0]?.['label']).toEqual({ product: expect.any(String) });
	});
});

describe('A query by two dimensions', () => {
	it('has rows for each pair, which add up to those of one', async () => {
		const { body } = await ask({
			dimensions: ['payment_method', 'device'],
			sort: 'device',
			order: 'asc',
		});
		const mobile = body.rows.filter((row) => row['device'] === 'Mobile');
		expect(mobile.map((row) => row['payment_method']).sort()).toEqual(['bacs', 'cheque', 'cod']);
		const orders = mobile.reduce((sum, row) => sum + Number(row['orders_count']), 0);
		expect(orders).toBe(78);
		expect(body.rows[0]?.['device']).toBe('Desktop');
	});
});

describe('A compared query', () => {
	it('has the numbers of both ranges, also of values that only one has', async () => {
		const september = { after: '2026-09-01', before: '2026-09-30' };
		const { body: before } = await ask({ dimensions: ['campaign'], range: september });
		const { body } = await ask({ dimensions: ['campaign'], compare: september });
		const sum = body.rows.reduce(
			(all, row) => all + Number(Object(row['compared']).orders_count),
			0,
		);
		expect(sum).toBe(before.totals['orders_count']);
		expect(body).toMatchObject({ compared_totals: before.totals });
	});
});

describe('A query by time', () => {
	it.each(['day', 'week', 'month'])(
		'has the intervals of Revenue by %s, and rows that add up to them',
		async (interval) => {
			const range = { after: '2026-08-05', before: '2026-10-31' };
			const limits = `after=${range.after}T00:00:00&before=${range.before}T23:59:59&per_page=100`;
			const url = `/wp-json/wc-analytics/reports/revenue/stats?${limits}&interval=${interval}&order=desc`;
			const stats = (await shop.app.inject(url)).json<{
				intervals: (Row & { subtotals: Row })[];
			}>();
			const about = { metrics, dimensions: ['payment_method'], range, limit: 20 };
			const { intervals } = (await ask({ ...about, interval })).body;
			for (const { subtotals, interval: id, date_start, date_end } of stats.intervals) {
				const own = intervals.find((one) => one.interval === id);
				expect(own).toMatchObject({ date_start, date_end });
				for (const name of metrics.filter((key) => key in subtotals)) {
					expect([id, name, own?.totals[name]]).toEqual([id, name, subtotals[name]]);
				}
				const orders = own?.rows?.reduce((sum, row) => sum + Number(row['orders_count']), 0);
				expect(orders).toBe(subtotals['orders_count']);
			}
			expect(intervals.length).toBe(stats.intervals.length);
		},
	);

	it('can begin and end at a time of day', async () => {
		const range = { after: '2026-10-05T12:00:00', before: '2026-10-05T12:59:59' };
		const { body } = await ask({ range, interval: 'hour' });
		const hours = (
			await ask({ range: { after: '2026-10-05', before: '2026-10-05' }, interval: 'hour' })
		).body.intervals;
		expect(body.intervals).toEqual([hours[12]]);
		expect(body.totals).toEqual(hours[12]?.totals);
	});
});
