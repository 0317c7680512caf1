import { openDatabase } from '../../store-file/open';
import { raw } from '../../database/sql';
import type { StoreDatabase } from '../../database/store-database';
import { ShopTime } from '../../base/time/shop-time';
import { from, ratio, type Metric } from '../metrics/metric';
import { zoneClock } from '../periods/zone-clock';
import { computeStats, computeTotals, type StatsReport, type StatsRequest } from './stats';

const metric = (key: string, rest: Partial<Metric>): Metric => ({
	key,
	unit: 'amount',
	sumsOver: [],
	...rest,
});

/** Four days of March: 30 on the 1st, 10 on the 2nd, nothing on the 3rd, 10 in two orders on the 4th. */
const report: StatsReport = {
	facts: {
		order: raw(`SELECT * FROM (VALUES
			(TIMESTAMP '2026-03-01 10:00:00', 30, 0), (TIMESTAMP '2026-03-02 10:00:00', 10, 1),
			(TIMESTAMP '2026-03-04 10:00:00', 4, 1), (TIMESTAMP '2026-03-04 11:00:00', 6, 0)
		) orders(dated, net, returning_customer)`),
	},
	metrics: [
		metric('orders', { unit: 'count', over: { order: 'COUNT(*)' } }),
		metric('net', { over: { order: 'SUM(net)' } }),
		metric('mean', { unit: 'average', from: ratio('net', 'orders') }),
		metric('largest', { over: { order: 'MAX(net)' }, totalsOnly: true }),
	],
	keys: ['orders', 'net', 'mean', 'largest'],
	always: ['largest'],
};
const request: StatsRequest = {
	calendar: { unit: 'day', weekStart: 1 },
	period: { after: Date.UTC(2026, 2, 1), before: Date.UTC(2026, 2, 4, 23, 59, 59) },
	clock: zoneClock(new ShopTime('UTC')),
	page: 1,
	perPage: 10,
	order: 'asc',
	orderby: 'date',
	fields: undefined,
};

let database: StoreDatabase;
beforeAll(async () => {
	database = await openDatabase(':memory:');
});
afterAll(() => database.close());

const stats = (asked: Partial<StatsRequest> = {}, more: Partial<StatsReport> = {}) =>
	computeStats(database, { ...report, ...more }, { ...request, ...asked });

/** Days of March in the order of the reply. */
async function days(asked: Partial<StatsRequest>): Promise<number[]> {
	const { intervals } = await stats(asked);
	return intervals.map(({ interval }) => Number(interval.slice(-2)));
}

describe('a report over time', () => {
	it('has totals, and every interval, with zeros where nothing happened', async () => {
		const { totals, intervals, total } = await stats();
		expect(totals).toEqual({ orders: 4, net: 50, mean: 12.5, largest: 30 });
		expect(total).toBe(4);
		expect(intervals.map(({ subtotals }) => subtotals)).toEqual([
			{ orders: 1, net: 30, mean: 30 },
			{ orders: 1, net: 10, mean: 10 },
			{ orders: 0, net: 0, mean: 0 },
			{ orders: 2, net: 10, mean: 5 },
		]);
		expect(await computeTotals(database, report)).toEqual(totals);
		expect(await computeTotals(database, report, ['mean'])).toEqual({ mean: 12.5 });
	});

	it('is in order of time, or of a metric with equal ones in order of time', async () => {
		expect(await days({ order: 'desc' })).toEqual([4, 3, 2, 1]);
		expect(await days({ orderby: 'net' })).toEqual([3, 2, 4, 1]);
		expect(await days({ orderby: 'net', order: 'desc' })).toEqual([1, 2, 4, 3]);
		expect(await days({ orderby: 'mean', order: 'desc' })).toEqual([1, 2, 4, 3]);
	});

	it('is sorted by a metric that the response leaves out, and by time for an unknown one', async () => {
		expect(await days({ orderby: 'net', fields: ['orders'] })).toEqual([3, 2, 4, 1]);
		expect(await days({ orderby: 'weather', order: 'desc' })).toEqual([1, 2, 3, 4]);
	});

	it('is cut into pages, and says how many intervals there are on all of them', async () => {
		const { intervals, total } = await stats({ page: 2, perPage: 3 });
		expect(intervals.map(({ interval }) => interval)).toEqual(['2026-03-04']);
		expect(total).toBe(4);
		expect(await days({ page: 1, perPage: 3, order: 'desc' })).toEqual([4, 3, 2]);
	});

	it('has the metrics that were asked for, and in totals those that are always there', async () => {
		const { totals, intervals } = await stats({ fields: ['mean', 'weather'] });
		expect(totals).toEqual({ mean: 12.5, largest: 30 });
		expect(intervals[0]?.subtotals).toEqual({ mean: 30 });
	});
});

const split = {
	by: 'customer_type',
	segments: [
		{ id: 0, label: 'New' },
		{ id: 1, label: 'Returning' },
	],
} as const;

describe('A report with day sums', () => {
	/** The same days, a thousand greater each, so that it shows where a number was read. */
	const days = {
		order: raw(`SELECT * FROM (VALUES
			(TIMESTAMP '2026-03-01 00:00:00', 1030, 1001), (TIMESTAMP '2026-03-02 00:00:00', 1010, 1001),
			(TIMESTAMP '2026-03-04 00:00:00', 1010, 1002)
		) days(dated, net, orders)`),
	};
	const byDays: Partial<StatsReport> = {
		days,
		metrics: [
			metric('orders', { unit: 'count', over: { order: 'COUNT(*)' }, ofDays: 'SUM(orders)' }),
			metric('net', { over: { order: 'SUM(net)' } }),
			metric('buyers', {
				unit: 'count',
				over: { order: 'COUNT(DISTINCT returning_customer)' },
				ofOwnDays: { fact: 'customer day', whole: 'SUM(2)', interval: 'SUM(1)' },
			}),
		],
		keys: ['orders', 'net', 'buyers'],
		always: [],
	};

	it('uses these for its totals and intervals, but the rows for hours and segments', async () => {
		const { totals, intervals } = await stats({}, byDays);
		expect(totals).toEqual({ orders: 3004, net: 3050, buyers: 2 });
		expect(intervals.map(({ subtotals }) => subtotals['orders'])).toEqual([1001, 1001, 0, 1002]);
		expect(await computeTotals(database, { ...report, ...byDays }, ['net'])).toEqual({ net: 3050 });

		const byHour = await stats({ calendar: { unit: 'hour', weekStart: 1 } }, byDays);
		expect(byHour.totals).toEqual({ orders: 4, net: 50, buyers: 2 });

		const inParts = await stats({}, { ...byDays, segmentKeys: ['orders', 'net'], split });
		expect(inParts.totals).toMatchObject({
			net: 3050,
			segments: [{ subtotals: { orders: 2, net: 36 } }, { subtotals: { orders: 2, net: 14 } }],
		});
	});

	it('counts customers by their own day sums, in an interval and in the whole', async () => {
		const own = raw(`SELECT * FROM (VALUES
			(TIMESTAMP '2026-03-01 00:00:00'), (TIMESTAMP '2026-03-04 00:00:00')) own(dated)`);
		const counted = await stats({}, { ...byDays, days: { ...days, 'customer day': own } });
		expect(counted.totals).toMatchObject({ net: 3050, buyers: 4 });
		expect(counted.intervals.map(({ subtotals }) => subtotals['buyers'])).toEqual([1, 0, 0, 1]);
	});
});

describe('numbers of a report', () => {
	it('follow from others that follow from others themselves', async () => {
		const twice = metric('twice', { from: from(['mean'], ({ mean }) => 2 * mean) });
		const more = { metrics: [...report.metrics, twice], keys: ['twice'] };
		expect((await stats({}, more)).totals).toEqual({ twice: 25 });
	});

	it('have no dust of binary fractions, summed or derived', async () => {
		const dusty = raw(`SELECT * FROM (VALUES
			(TIMESTAMP '2026-03-01 10:00:00', 0.1::DOUBLE), (TIMESTAMP '2026-03-01 11:00:00', 0.2::DOUBLE)
		) orders(dated, net)`);
		const sums: Partial<StatsReport> = {
			facts: { order: dusty },
			metrics: [
				metric('net', { over: { order: 'SUM(net)' } }),
				metric('least', { over: { order: 'MIN(net)' } }),
				metric('most', { over: { order: 'MAX(net)' } }),
				metric('both', { from: from(['least', 'most'], ({ least, most }) => least + most) }),
			],
			keys: ['net', 'both'],
			always: [],
		};
		expect((await stats({}, sums)).totals).toEqual({ net: 0.3, both: 0.3 });
	});
});

describe('segments of a report', () => {
	it('are no list at all where it has none, and an empty one where it is not split', async () => {
		expect((await stats()).totals).not.toHaveProperty('segments');
		expect((await stats({}, { segmentKeys: ['net'] })).totals['segments']).toEqual([]);
	});

	it('are in totals and in every interval, with zeros where nothing happened', async () => {
		const { totals, intervals } = await stats({}, { segmentKeys: ['net', 'mean'], split });
		const of = (id: number, label: string, net: number, mean: number) => ({
			segment_id: id,
			segment_label: label,
			subtotals: { net, mean },
		});
		expect(totals['segments']).toEqual([of(0, 'New', 36, 18), of(1, 'Returning', 14, 7)]);
		expect(intervals[1]?.subtotals['segments']).toEqual([
			of(0, 'New', 0, 0),
			of(1, 'Returning', 10, 10),
		]);
	});

	it('have no other metrics than those that were asked for', async () => {
		const { totals } = await stats({ fields: ['mean'] }, { segmentKeys: ['net', 'mean'], split });
		expect(totals['segments']).toMatchObject([{ subtotals: { mean: 18 } }, {}]);
		expect(JSON.stringify(totals['segments'])).not.toContain('net');
	});

	it('stay in the totals of a page behind the last one', async () => {
		const { totals, intervals } = await stats({ page: 9 }, { segmentKeys: ['net'], split });
		expect(intervals).toEqual([]);
		expect(totals['segments']).toMatchObject([
			{ subtotals: { net: 36 } },
			{ subtotals: { net: 14 } },
		]);
	});

	it('take each number from the rows that both it and the report have', async () => {
		const coupons = raw(`SELECT * FROM (VALUES
			(TIMESTAMP '2026-03-01 10:00:00', 5, 0), (TIMESTAMP '2026-03-04 10:00:00', 3, 1)
		) coupons(dated, discount, returning_customer)`);
		const metrics = [
			metric('used', { unit: 'count', over: { order: 'SUM(0)', 'coupon line': 'COUNT(*)' } }),
			metric('discount', { over: { 'coupon line': 'SUM(discount)' } }),
		];
		const keys = {
			metrics,
			keys: ['used', 'discount'],
			always: [],
			segmentKeys: ['used', 'discount'],
		};
		const alone = await stats({}, { ...keys, facts: { 'coupon line': coupons }, split });
		expect(alone.totals['segments']).toMatchObject([
			{ subtotals: { used: 1, discount: 5 } },
			{ subtotals: { used: 1, discount: 3 } },
		]);
		const both = { ...report.facts, 'coupon line': coupons };
		const besideOrders = await stats({}, { ...keys, facts: both, split });
		expect(besideOrders.totals['segments']).toMatchObject([
			{ subtotals: { used: 0, discount: 5 } },
			{ subtotals: { used: 0, discount: 3 } },
		]);
	});
});
