import { reportEndpoints } from '@store-analytics/rest-api';
import { ShopBench } from '../../testing/made-shop';
import { statsOf, totalsOf, type StatsReply } from '../../testing/report-replies';
import { expectSums, only } from '../../testing/sums';
import { declaredReports, reportNames, summable } from '../../testing/report-table';

let bench: ShopBench;

beforeAll(async () => {
	bench = await ShopBench.open();
});

afterAll(() => bench.close());

/** Four days around clock changes and New Year, in which hours are few enough to be asked for. */
const fourDays = [
	['2025-10-04', '2025-10-07'],
	['2025-10-25', '2025-10-28'],
	['2025-12-30', '2026-01-02'],
	['2026-03-28', '2026-03-31'],
] as const;

function expectNoGap({ intervals }: StatsReply): void {
	const gaps = intervals.slice(1).map(({ date_start_gmt }, at) => {
		const end = Date.parse(`${intervals[at]?.date_end_gmt}Z`);
		return Date.parse(`${date_start_gmt}Z`) - end;
	});
	expect(gaps.filter((gap) => gap !== 1000)).toEqual([]);
}

describe('intervals of any report, whatever the shop', () => {
	it.each(['day', 'week', 'month', 'quarter', 'year'])(
		'sum to the totals and follow each other without a gap, by %s',
		async (interval) => {
			await bench.inShops(3, async ({ ask, pick, shop }) => {
				const report = pick(reportNames);
				const stats = await statsOf(ask, report, { interval });
				expectNoGap(stats);
				const parts = stats.intervals.map(({ subtotals }) => subtotals);
				expectSums(parts, stats.totals, summable(report, 'interval', shop.settings.rules));
			});
		},
	);

	it('sum to the totals by the hour, also where the clock changes', async () => {
		await bench.inShops(5, async ({ ask, pick, shop }) => {
			const report = pick(reportNames);
			const [first, last] = pick(fourDays);
			const period = { after: `${first}T00:00:00`, before: `${last}T23:59:59` };
			const stats = await statsOf(ask, report, { interval: 'hour', ...period });
			expectNoGap(stats);
			const parts = stats.intervals.map(({ subtotals }) => subtotals);
			expectSums(parts, stats.totals, summable(report, 'interval', shop.settings.rules));
		});
	});

	it('say of a part of a period, and of what it is compared with, what that says by itself', async () => {
		await bench.inShops(5, async ({ ask, pick }) => {
			const report = pick(reportNames);
			const interval = pick(['day', 'week', 'month', 'quarter']);
			const period = { after: '2025-10-01T00:00:00', before: '2026-03-31T23:59:59' };
			const { intervals } = await statsOf(ask, report, { interval, ...period });
			const full = intervals.filter(({ subtotals }) => Object.values(subtotals).some(Number));
			const part = full[full.length >> 1] ?? intervals[0];
			const after = part?.date_start.replace(' ', 'T') ?? '';
			const before = part?.date_end.replace(' ', 'T') ?? '';
			// The number of products is one of totals only.
			const keys = declaredReports[report].keys.filter((key) => key !== 'products');
			const alone = await totalsOf(ask, report, { after, before, interval: 'day' });
			expect(only(alone, keys)).toEqual(only(part?.subtotals, keys));
		});
	});

	it('[S3.report-query.1] are sorted by each metric both ways', async () => {
		await bench.inShops(4, async ({ ask, pick }) => {
			const report = pick(['orders', 'revenue', 'products', 'coupons', 'downloads'] as const);
			const { keys } = declaredReports[report];
			const orderings = reportEndpoints[report].stats.filter((name: string) => keys.includes(name));
			for (const orderby of orderings) {
				const order = pick(['asc', 'desc']);
				const { intervals } = await statsOf(ask, report, { interval: 'month', orderby, order });
				const values = intervals.map(({ subtotals }) => subtotals[orderby] ?? NaN);
				const sign = order === 'asc' ? 1 : -1;
				const sorted = [...values].sort((one, other) => sign * (one - other));
				expect([orderby, order, values]).toEqual([orderby, order, sorted]);
			}
		});
	});
});
