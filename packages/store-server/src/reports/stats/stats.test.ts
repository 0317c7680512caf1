import { openDatabase } from '../../database/open';
import { raw } from '../../database/sql';
import type { StoreDatabase } from '../../database/store-database';
import { ShopTime } from '../../time/shop-time';
import { ratio, type Metric } from '../metrics/metric';
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

	it('is in order of a metric that the reply leaves out, and of time by one that nobody knows', async () => {
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

describe('segments of a report', () => {
	const split = {
		by: 'customer_type',
		segments: [
			{ id: 0, label: 'New' },
			{ id: 1, label: 'Returning' },
		],
	} as const;

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
});
