import { __ } from '@wordpress/i18n';
import type { ReportName } from '@store-analytics/rest-api';
import { chart } from '../../../reports/catalog/charts';
import type { ChartMetric } from '../../../reports/engine/definition/definition';
import { filtered } from '../../../extensions/filtered';
import { allMetrics } from '../../../extensions/metrics/registry';
import { chartOf } from '../../../reports/engine/definition/extension-metrics';
import { fieldsFor } from '../../../reports/engine/definition/metric-value';

/** A chart of Overview: the metric and its report. */
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
	const hook = 'woocommerce_admin_dashboard_charts_filter';
	return [...filtered<readonly DashboardChart[]>(hook, own), ...metricCharts()];
}

/** Reports about the present, which have no stats over time. */
const undated: readonly string[] = ['stock', 'customers'];

/** Metrics of extensions, each in the first of its reports that has charts. */
export function metricCharts(): readonly DashboardChart[] {
	return allMetrics().flatMap((metric) => {
		const endpoint = metric.reports.find((slug) => !undated.includes(slug));
		if (endpoint === undefined || metric.overview === false) return [];
		return [{ endpoint, ...chartOf(metric) }];
	});
}

/** Key of a chart's block among the section's hidden ones. */
export function blockKey({ endpoint, key }: Pick<DashboardChart, 'endpoint' | 'key'>): string {
	return `${endpoint}_${key}`;
}

/** Orders use the stats of revenue, as the server keeps one store for both; categories have none of their own. */
const servedBy: Readonly<Record<string, string>> = { orders: 'revenue', categories: 'products' };

/** Returns the stats endpoint of a chart. */
export function statsEndpoint({ endpoint }: Pick<DashboardChart, 'endpoint'>): string {
	return servedBy[endpoint] ?? endpoint;
}

/** Returns the report that explains a chart: orders have their own rows, whatever endpoint supplies their stats. */
export function explainedEndpoint(chart: Pick<DashboardChart, 'endpoint'>): ReportName {
	return chart.endpoint === 'orders' ? 'orders' : (statsEndpoint(chart) as ReportName); // an extension's endpoint is read the same way
}

/**
 * Returns the metrics to request from a stats endpoint: those of all its charts, visible or not. So charts share one
 * request per period, and showing another chart needs none.
 */
export function fieldsOf(charts: readonly DashboardChart[], endpoint: string): string[] {
	return fieldsFor(charts.filter((one) => statsEndpoint(one) === endpoint));
}
