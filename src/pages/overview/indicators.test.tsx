import CurrencyFactory from '@store-analytics/currency';
import { blockKey, dashboardCharts, fieldsOf, statsEndpoint } from './charts/dashboard-charts';
import { indicatorItems } from './indicators';

describe('The numbers of Overview', () => {
	const shown = [
		{
			stat: 'revenue/total_sales',
			chart: 'total_sales',
			label: 'Total sales',
			path: '/analytics/revenue',
		},
		{
			stat: 'products/items_sold',
			chart: 'items_sold',
			label: 'Products sold',
			path: '/analytics/products',
		},
		{ stat: 'jetpack/stats/visitors', chart: '', label: 'Visitors', path: '/jetpack' },
	];
	const reply = (stat: string, format: string, value: number | null) => ({
		stat,
		format,
		value,
		chart: '',
		label: '',
		report: '',
	});

	it('are formatted, compared, and linked to their report with the same range', () => {
		const [sales, items, visitors] = indicatorItems(
			shown,
			{
				primary: [
					reply('revenue/total_sales', 'currency', 1500),
					reply('products/items_sold', 'number', 12345),
				],
				secondary: [reply('revenue/total_sales', 'currency', 1000)],
			},
			{
				query: { period: 'month', compare: 'previous_year', paged: '3' },
				compare: 'previous_year',
				currency: CurrencyFactory(),
				adminUrl: '/wp-admin/',
			},
		);
		expect(sales).toMatchObject({
			label: 'Total sales',
			value: '$1,500.00',
			prevValue: '$1,000.00',
			delta: 50,
			href: 'admin.php?page=wc-admin&period=month&compare=previous_year&chart=total_sales&path=%2Fanalytics%2Frevenue',
		});
		expect(items).toMatchObject({ value: '12,345', prevValue: undefined, delta: undefined });
		expect(visitors).toMatchObject({
			value: undefined,
			hrefType: 'wp-admin',
			href: '/wp-admin/admin.php?page=jetpack#/dashboard',
		});
	});
});

describe('The charts of Overview', () => {
	const charts = dashboardCharts();

	it('have unique block keys', () => {
		const keys = charts.map(blockKey);
		expect(new Set(keys).size).toBe(keys.length);
		expect(keys).toContain('orders_orders_count');
	});

	it('share one request per endpoint and period, orders with revenue', () => {
		expect(statsEndpoint({ endpoint: 'orders' })).toBe('revenue');
		expect(statsEndpoint({ endpoint: 'taxes' })).toBe('taxes');
		expect(fieldsOf(charts, 'revenue')).toEqual([
			'total_sales',
			'net_revenue',
			'orders_count',
			'avg_order_value',
			'refunds',
			'shipping',
		]);
		expect(fieldsOf(charts, 'coupons')).toEqual(['orders_count', 'amount']);
	});
});
