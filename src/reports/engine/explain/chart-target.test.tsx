import CurrencyFactory from '@store-analytics/currency';
import type { StoreClock } from '@store-analytics/date';
import { readSettings } from '../../../platform/settings/settings';
import categories from '../../definitions/categories';
import revenue from '../../definitions/revenue';
import type { Report } from '../definition/define-report';
import { buildModel } from '../definition/model';
import { viewOf, type ReportView } from '../query/view';
import { targetOfValue } from './chart-target';

const clock: StoreClock = {
	now: new Date('2026-11-20T17:00:00Z'),
	zone: 'America/New_York',
	weekStart: 0,
	locale: 'en',
};

function look(report: Report, query: Record<string, string>): ReportView {
	const settings = readSettings({});
	const dates = { period: 'custom', after: '2024-02-27', before: '2024-02-29' };
	const asked = { ...dates, compare: 'previous_year', ...query };
	const tools = { query: asked, settings, currency: CurrencyFactory() };
	return viewOf(buildModel(report, 'A report', settings), '/analytics/x', tools, clock);
}

const daysOf = (year: number, days: readonly string[]) => ({
	totals: {},
	intervals: days.map((day) => ({
		interval: `${year}-${day}`,
		date_start: `${year}-${day} 00:00:00`,
		date_end: `${year}-${day} 23:59:59`,
		subtotals: {},
	})),
});

const stats = {
	status: 'ready' as const,
	primary: daysOf(2024, ['02-27', '02-28', '02-29']),
	secondary: daysOf(2023, ['02-27', '02-28', '03-01']),
};

const metric = { key: 'net_revenue', label: 'Net sales', type: 'currency' as const };

describe('A value in a chart of two periods', () => {
	const view = look(revenue, {});
	const point = (value: number) => ({ label: '', labelDate: '', value });
	const chart = {
		rows: stats.primary.intervals.map(({ date_start: date }) => ({
			date,
			primary: point(5),
			secondary: point(3),
		})),
		legendTotals: {},
	};
	const at = (index: number, series: string, from = index) =>
		targetOfValue({ view, metric, stats, chart }, { index, from, series });

	it('belongs to its day, beside the same calendar day of the year before', () => {
		expect(at(1, 'primary')).toMatchObject({
			query: { after: '2024-02-28T00:00:00', before: '2024-02-28T23:59:59' },
			compared: { after: '2023-02-28T00:00:00', before: '2023-02-28T23:59:59' },
			shown: 5,
		});
		// A leap day has no such day in the year before.
		expect(at(2, 'primary')?.compared).toBeUndefined();
	});

	it('belongs to the other day in the compared series', () => {
		expect(at(1, 'secondary')).toMatchObject({
			query: { after: '2023-02-28T00:00:00', before: '2023-02-28T23:59:59' },
			compared: undefined,
			shown: 3,
		});
	});

	it('covers all days up to its own in a running total, which no other place shows', () => {
		expect(at(1, 'primary', 0)).toMatchObject({
			query: { after: '2024-02-27T00:00:00', before: '2024-02-28T23:59:59' },
			compared: { after: '2023-02-27T00:00:00', before: '2023-02-28T23:59:59' },
			shown: undefined,
		});
	});

	it('is undefined for an unknown date', () => {
		expect(at(3, 'primary')).toBeUndefined();
	});
});

describe('A value in a chart of several items', () => {
	const compared = look(categories, { filter: 'compare-categories', categories: '22,23,24' });
	const chart = {
		rows: [
			{
				date: '2024-02-27T00:00:00',
				'22': { label: 'Music', value: 7 },
				'23': { label: 'Downloads', value: 2 },
				'24': { label: 'Nothing sold', value: 0 },
				'0': { label: 'In none', value: 1 },
			},
		],
		legendTotals: { '22': 9, '23': 2, '24': 0, '0': 1 },
	};
	const at = (view: ReportView, series: string | undefined) =>
		targetOfValue({ view, metric, stats, chart }, { index: 0, from: 0, series });

	it('is filtered by its item and named after it, with the other items of the chart beside it', () => {
		const target = at(compared, '22');
		expect(target).toMatchObject({ of: 'Music', shown: 7, query: { categories: 22 } });
		const because = (shown: number) =>
			target?.difference?.({ metric: 'orders_count', shown, value: 9 });
		expect(because(7)).toBe('That total leaves out products that are only in subcategories.');
		// In WooCommerce a series counts refunds as orders, so that it may have more of them than the category.
		expect(because(10)).toBe('The other number counts each refund as an order.');
		expect(target?.beside).toMatchObject([{ of: 'Downloads', query: { categories: 23 } }]);
	});

	it('covers all items if no filter selects its own', () => {
		for (const none of [at(compared, '0'), at(compared, undefined)]) {
			expect(none).toMatchObject({ query: { categories: '22,23,24' } });
			expect(none).not.toHaveProperty('of');
		}
		const split = { ...compared, series: { segmentBy: 'shelf', label: () => '', param: '' } };
		expect(at(split, '22')).not.toHaveProperty('of');
	});
});
