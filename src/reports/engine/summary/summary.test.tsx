import { addFilter, removeFilter } from '@wordpress/hooks';
import CurrencyFactory from '@store-analytics/currency';
import { metric } from '../../catalog/summary-metrics';
import type { ChartMetric } from '../definition/definition';
import { isNew } from './change';
import {
	footerMetrics,
	namedMetrics,
	previousLabel,
	selectedChart,
	summaryItems,
	trendsOf,
} from './summary';

const charts: ChartMetric[] = [
	{
		key: 'gross_sales',
		label: 'Gross sales',
		type: 'currency',
		orderby: 'gross_sales',
		order: 'desc',
	},
	{ key: 'refunds', label: 'Returns', type: 'currency', isReverseTrend: true },
	{ key: 'orders_count', label: 'Orders', type: 'number' },
	{ key: 'avg_items_per_order', label: 'Average items', type: 'average', isNeutralTrend: true },
];
const currency = CurrencyFactory();
const items = (query: Record<string, string> = {}, primary = {}, secondary = {}) =>
	summaryItems(
		charts,
		{ primary, secondary },
		{ query, path: '/analytics/revenue', compare: 'previous_period', currency },
	);

describe('The small lines of summary numbers', () => {
	it('have a value per interval, and none where the interval has not begun', () => {
		const interval = (day: string, gross_sales: number) => ({
			interval: day,
			date_start: `${day} 00:00:00`,
			date_end: `${day} 23:59:59`,
			subtotals: { gross_sales, refunds: 0 },
		});
		const intervals = [
			interval('2026-11-19', 5),
			interval('2026-11-20', 7),
			interval('2026-11-21', 0),
		];
		const stats = { totals: { gross_sales: 12, refunds: 0 }, intervals };
		const [gross, refunds] = trendsOf(charts, stats, '2026-11-20 11:30:00');
		expect(gross).toEqual([5, 7, null]);
		expect(refunds).toEqual([0, 0, null]);
	});
});

describe('Summary numbers', () => {
	it('[S3.summary-item.1] have a label, a value, a change, a former value and a link to their chart', () => {
		const [gross, refunds] = items({}, { gross_sales: 1240.5, refunds: 20 }, { gross_sales: 1000 });
		expect(gross).toMatchObject({
			label: 'Gross sales',
			value: '$1,240.50',
			prevValue: '$1,000.00',
			prevLabel: 'Previous period:',
			delta: 24,
			selected: true,
			reverseTrend: false,
		});
		expect(gross?.href).toBe(
			'admin.php?page=wc-admin&chart=gross_sales&orderby=gross_sales&order=desc&path=%2Fanalytics%2Frevenue',
		);
		expect(refunds).toMatchObject({ reverseTrend: true, selected: false, prevValue: undefined });
		expect(refunds?.delta).toBeUndefined();
	});

	it('have no change and no former value without a comparison', () => {
		const about = { query: {}, path: '/analytics/revenue', compare: 'none', currency };
		const totals = { primary: { gross_sales: 5 }, secondary: undefined };
		const [gross] = summaryItems(charts, totals, about);
		expect(gross).toMatchObject({ isCompared: false, isNew: false, value: '$5.00' });
		expect([gross?.delta, gross?.prevValue]).toEqual([undefined, undefined]);
	});

	it('[S5.currency-and-numbers.4] show counts and averages as grouped whole numbers, and no change from zero', () => {
		const shown = items(
			{},
			{ orders_count: 12345, avg_items_per_order: 2.88 },
			{ orders_count: 0 },
		);
		expect(shown[2]).toMatchObject({ value: '12,345', delta: 0 });
		expect(shown[3]).toMatchObject({ value: '3' });
		const [, , orders, average] = items(
			{},
			{ orders_count: 5, avg_items_per_order: 1234.4 },
			{ orders_count: 3, avg_items_per_order: 2.4 },
		);
		expect(orders).toMatchObject({ value: '5', delta: 67, prevValue: '3' });
		expect(average).toMatchObject({ value: '1,234', prevValue: '2' });
	});

	it('are new if the former value was zero, unless the current one is too', () => {
		const now = { gross_sales: 5, refunds: 0, orders_count: 3 };
		const shown = items({}, now, { gross_sales: 0, refunds: 0, orders_count: 2 });
		expect(shown.map((item) => item.isNew)).toEqual([true, false, false, false]);
		expect(isNew(undefined, 0)).toBe(false);
	});

	it('have no change if a period has no number', () => {
		const shown = items(
			{},
			{ gross_sales: 'none', orders_count: '' },
			{ gross_sales: 5, refunds: 7 },
		);
		expect(shown.map(({ delta }) => delta)).toEqual([undefined, undefined, undefined, undefined]);
		expect(shown.map(({ value }) => value)).toEqual([undefined, undefined, undefined, undefined]);
	});

	it('accept numbers as strings, and nothing else', () => {
		const shown = items({}, { gross_sales: '12.5', refunds: NaN, orders_count: true });
		expect(shown.map(({ value }) => value)).toEqual(['$12.50', undefined, undefined, undefined]);
	});

	it('call no direction good if the chart is neutral', () => {
		expect(items().map(({ neutralTrend }) => neutralTrend)).toEqual([false, false, false, true]);
	});

	it('name the comparison of the address', () => {
		expect(previousLabel('previous_period')).toBe('Previous period:');
		expect(previousLabel('previous_year')).toBe('Previous year:');
		expect(previousLabel('same_weekdays')).toBe('Same weekdays before:');
		expect(previousLabel('same_weekdays_last_year')).toBe('Same weekdays last year:');
		expect(previousLabel('custom')).toBe('Other dates:');
	});

	it('select the chart of the address, or the first', () => {
		expect(selectedChart(charts, { chart: 'refunds' })?.key).toBe('refunds');
		expect(selectedChart(charts, { chart: 'nonsense' })?.key).toBe('gross_sales');
		expect(selectedChart([], {})).toBeUndefined();
	});
});

describe('Numbers under the table', () => {
	it("use the table's number of rows, and the totals for all others", () => {
		const metrics = [
			metric.rows((count) => (count === 1 ? 'day' : 'days')),
			metric.ofChart({ key: 'gross_sales', label: 'Gross sales', type: 'currency' }),
			metric.ofChart({ key: 'refunds_count', label: 'Refunds', type: 'number' }),
			metric.ofChart({ key: 'tips', label: 'Tips', type: 'number' }),
		];
		const totals = { gross_sales: 10, refunds_count: 1, tips: 3 };
		expect(footerMetrics(metrics, totals, { rows: 31, days: 7 }, currency)).toEqual([
			{ of: 'rows', label: 'days', value: '31' },
			{ of: 'gross_sales', label: 'gross sales', value: '$10.00' },
			{ of: 'refunds_count', label: 'refund', value: '1' },
			// The name is an extension's own.
			{ of: 'tips', label: 'Tips', value: '3' },
		]);
	});

	it('count the days of the range, and show zero for a missing total', () => {
		const metrics = [
			metric.days((count) => `days of ${count}`),
			metric.total('orders', () => 'orders'),
		];
		expect(footerMetrics(metrics, { days: 99 }, { rows: 31, days: 7 }, currency)).toEqual([
			{ of: 'days', label: 'days of 7', value: '7' },
			{ of: 'orders', label: 'orders', value: '0' },
		]);
	});

	it('have the names that extensions give them for the number and the address', () => {
		const hook = 'experimental_woocommerce_admin_orders_report_table_summary_items_label';
		addFilter(
			hook,
			'test',
			(label: string, value: number, query: object) =>
				`${label} (${value}, ${JSON.stringify(query)})`,
		);
		const summary = [metric.total('items', () => 'items'), metric.total('other', () => 'other')];
		const named = namedMetrics({ slug: 'orders', summary }, { paged: '2' });
		expect(named.map(({ of, type }) => [of, type])).toEqual([
			['items', 'number'],
			['other', 'number'],
		]);
		expect(named.map(({ label }) => label(3))).toEqual(['items (3, {"paged":"2"})', 'other']);
		removeFilter(hook, 'test');
	});
});
