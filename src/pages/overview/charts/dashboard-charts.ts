import { __ } from '@wordpress/i18n';
import { chart } from '../../../reports/catalog/charts';
import type { ChartMetric } from '../../../reports/engine/definition/definition';
import { filtered } from '../../../extensions/filtered';

/** A chart of Overview: the metric and the report that it belongs to. */
export interface DashboardChart extends ChartMetric {
	readonly endpoint: string;
}

/** Every chart that Overview can show, extensions' included. */
export function dashboardCharts(): readonly DashboardChart[] {
	const own: DashboardChart[] = [
		{ endpoint: 'revenue', ...chart.totalSales() },
		{ endpoint: 'revenue', ...chart.netSales() },
		{ endpoint: 'orders', ...chart.ordersCount() },
		{ endpoint: 'orders', ...chart.averageOrderValue() },
		{ endpoint: 'products', ...chart.itemsSold() },
		{ endpoint: 'revenue', ...chart.returns() },
		{
			endpoint: 'coupons',
			key: 'orders_count',
			label: __('Discounted orders', 'store-analytics'),
			type: 'number',
		},
		{
			endpoint: 'coupons',
			key: 'amount',
			label: __('Gross discounted', 'store-analytics'),
			type: 'currency',
		},
		{
			endpoint: 'taxes',
			key: 'total_tax',
			label: __('Total tax', 'store-analytics'),
			type: 'currency',
		},
		{
			endpoint: 'taxes',
			key: 'order_tax',
			label: __('Order tax', 'store-analytics'),
			type: 'currency',
		},
		{
			endpoint: 'taxes',
			key: 'shipping_tax',
			label: __('Shipping tax', 'store-analytics'),
			type: 'currency',
		},
		{ endpoint: 'revenue', ...chart.shipping() },
		{
			endpoint: 'downloads',
			key: 'download_count',
			label: __('Downloads', 'store-analytics'),
			type: 'number',
		},
	];
	return filtered<readonly DashboardChart[]>('woocommerce_admin_dashboard_charts_filter', own);
}

/** Key of a chart's block among the section's hidden ones. */
export function blockKey({ endpoint, key }: Pick<DashboardChart, 'endpoint' | 'key'>): string {
	return `${endpoint}_${key}`;
}

/** The orders' numbers come with the revenue's: the server has one store for both. */
const servedBy: Readonly<Record<string, string>> = { orders: 'revenue' };

/** Which stats endpoint is asked for a chart. */
export function statsEndpoint({ endpoint }: Pick<DashboardChart, 'endpoint'>): string {
	return servedBy[endpoint] ?? endpoint;
}

/**
 * The metrics to ask of a stats endpoint: those of all its charts, shown or not, so that charts share one request per
 * period and showing another costs none.
 */
export function fieldsOf(charts: readonly DashboardChart[], endpoint: string): string[] {
	const keys = charts.filter((one) => statsEndpoint(one) === endpoint).map(({ key }) => key);
	return [...new Set(keys)];
}
