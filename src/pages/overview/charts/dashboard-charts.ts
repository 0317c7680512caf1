import { __ } from '@wordpress/i18n';
import type { ReportName } from '@store-analytics/rest-api';
import { chart } from '../../../reports/catalog/charts';
import type { ChartMetric } from '../../../reports/engine/definition/definition';
import { filtered } from '../../../extensions/filtered';
import { allMetrics } from '../../../extensions/metrics/registry';
import { chartOf } from '../../../reports/engine/definition/extension-metrics';
import { fieldsFor } from '../../../reports/engine/definition/metric-value';

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
	const hook = 'woocommerce_admin_dashboard_charts_filter';
	return [...filtered<readonly DashboardChart[]>(hook, own), ...metricCharts()];
}

/** Reports about now, which have no stats over time. */
const undated: readonly string[] = ['stock', 'customers'];

/** Metrics of extensions, each as part of the first of its reports that has charts. */
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

/** The orders' numbers come with the revenue's: the server has one store for both; categories have none of their own. */
const servedBy: Readonly<Record<string, string>> = { orders: 'revenue', categories: 'products' };

/** Which stats endpoint is asked for a chart. */
export function statsEndpoint({ endpoint }: Pick<DashboardChart, 'endpoint'>): string {
	return servedBy[endpoint] ?? endpoint;
}

/** Whose number a chart's is explained as: orders by their own rows, whoever serves their numbers. */
export function explainedEndpoint(chart: Pick<DashboardChart, 'endpoint'>): ReportName {
	return chart.endpoint === 'orders' ? 'orders' : (statsEndpoint(chart) as ReportName); // an extension's endpoint is read the same way
}

/**
 * The metrics to ask of a stats endpoint: those of all its charts, shown or not, so that charts share one request per
 * period and showing another costs none.
 */
export function fieldsOf(charts: readonly DashboardChart[], endpoint: string): string[] {
	return fieldsFor(charts.filter((one) => statsEndpoint(one) === endpoint));
}
