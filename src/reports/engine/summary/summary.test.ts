import CurrencyFactory from '@store-analytics/currency';
import { metric } from '../../catalog/summary-metrics';
import type { ChartMetric } from '../definition/definition';
import { footerMetrics, selectedChart, summaryItems } from './summary';

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
	{ key: 'avg_items_per_order', label: 'Average items', type: 'average' },
];
const currency = CurrencyFactory();
const items = (query: Record<string, string> = {}, primary = {}, secondary = {}) =>
	summaryItems(
		charts,
		{ primary, secondary },
		{ query, path: '/analytics/revenue', compare: 'previous_period', currency },
	);

describe('summary numbers', () => {
	it('[S3.summary-item.1] carry label, value, change, earlier value and the link to their chart', () => {
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

	it('[S5.currency-and-numbers.4] show counts and averages whole and grouped, and no change from zero', () => {
		const shown = items(
			{},
			{ orders_count: 12345, avg_items_per_order: 2.88 },
			{ orders_count: 0 },
		);
		expect(shown[2]).toMatchObject({ value: '12,345', delta: 0 });
		expect(shown[3]).toMatchObject({ value: '3' });
	});

	it('are new where there was nothing before, and nothing where there is nothing now', () => {
		const now = { gross_sales: 5, refunds: 0, orders_count: 3 };
		const shown = items({}, now, { gross_sales: 0, refunds: 0, orders_count: 2 });
		expect(shown.map(({ isNew }) => isNew)).toEqual([true, false, false, false]);
	});

	it('select the chart of the address, else the first', () => {
		expect(selectedChart(charts, { chart: 'refunds' })?.key).toBe('refunds');
		expect(selectedChart(charts, { chart: 'nonsense' })?.key).toBe('gross_sales');
		expect(selectedChart([], {})).toBeUndefined();
	});
});

describe('figures under the table', () => {
	it('take rows from the table and the rest from the totals', () => {
		const metrics = [
			metric.rows((count) => (count === 1 ? 'day' : 'days')),
			metric.ofChart({ key: 'gross_sales', label: 'Gross sales', type: 'currency' }),
		];
		expect(footerMetrics(metrics, { gross_sales: 10 }, { rows: 31, days: 7 }, currency)).toEqual([
			{ label: 'days', value: '31' },
			{ label: 'Gross sales', value: '$10.00' },
		]);
	});
});
