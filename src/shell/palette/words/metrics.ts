import { reportPath } from '@store-analytics/rest-api';
import { dimensionOf, type DimensionGrain } from '@store-analytics/rest-api/dimensions';
import { meaningOf } from '@store-analytics/rest-api/metrics';
import {
	breakdownNumbersByGrain,
	refundNumbersByGrain,
} from '../../../reports/catalog/dimensions/numbers-by-grain';
import type { NumbersByGrain } from '../../../reports/catalog/dimensions/numbers';
import { alsoParam } from '../../../platform/query';

/** Where a number is shown: the screen, and its parameters. */
export interface Place {
	readonly path: string;
	readonly query: Readonly<Record<string, string>>;
}

const on = (report: Parameters<typeof reportPath>[0], query: Place['query']): Place => ({
	path: reportPath(report),
	query,
});

/** The screen of each number by itself. */
const places: Readonly<Record<string, Place>> = {
	net_revenue: on('revenue', { chart: 'net_revenue' }),
	gross_sales: on('revenue', { chart: 'gross_sales' }),
	total_sales: on('revenue', { chart: 'total_sales' }),
	coupons: on('revenue', { chart: 'coupons' }),
	taxes: on('revenue', { chart: 'taxes' }),
	shipping: on('revenue', { chart: 'shipping' }),
	orders_count: on('orders', { chart: 'orders_count' }),
	avg_order_value: on('orders', { chart: 'avg_order_value' }),
	avg_items_per_order: on('orders', { chart: 'avg_items_per_order' }),
	num_items_sold: on('products', { chart: 'items_sold' }),
	refunds: on('refunds', { chart: 'refunds' }),
	refund_rate: on('refunds', { by: 'product', chart: 'refund_rate' }),
	total_customers: on('breakdown', { chart: 'total_customers' }),
	new_customers: on('breakdown', { chart: 'new_customers' }),
	repeat_customers: on('breakdown', { chart: 'repeat_customers' }),
	repeat_rate: on('breakdown', { chart: 'repeat_rate' }),
};

/** Numbers that belong together: a share says little without how many these are. */
const besideIt: Readonly<Record<string, string>> = {
	repeat_customers: 'repeat_rate',
	repeat_rate: 'repeat_customers',
};

/** Returns the numbers that the palette understands. */
export function askedMetrics(): { readonly value: string; readonly label: string }[] {
	return Object.keys(places).map((value) => ({ value, label: metricName(value) }));
}

/** The name of a number on screen. */
export function metricName(metric: string): string {
	const rules = { ordersAlone: true, fullRefunds: true };
	return meaningOf('breakdown', metric, rules)?.label() ?? metric;
}

/** Returns where a number is shown, by a dimension if there is one; undefined if no screen shows it so. */
export function placeOf(metric: string, dimension?: string): Place | undefined {
	if (dimension === undefined) return places[metric];
	const grain = dimensionOf(dimension)?.grain ?? 'order';
	const { [metric]: beside } = besideIt;
	const query = { by: dimension, chart: metric, ...(beside && { [alsoParam]: beside }) };
	const ofRefunds = metric === 'refunds' || metric === 'refund_rate' || grain === 'refund';
	if (ofRefunds && hasNumber(refundNumbersByGrain, grain, metric)) return on('refunds', query);
	return hasNumber(breakdownNumbersByGrain, grain, metric) ? on('breakdown', query) : undefined;
}

function hasNumber(numbers: NumbersByGrain, grain: DimensionGrain, metric: string): boolean {
	const { main = [], further = [], onDemand = [] } = numbers[grain] ?? {};
	return [...main, ...further, ...onDemand].some((key) => key === metric);
}
