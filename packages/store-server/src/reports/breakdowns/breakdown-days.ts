import type { DimensionKey } from '@store-analytics/rest-api/dimensions';
import { idText, isSummed, productDimensions } from '../../day-sums/part-values';
import { raw, sql, type Sql } from '../../database/sql';
import { factRows, type FactName, type Facts } from '../facts/fact';
import { breakdownMetrics, type BreakdownRules } from '../metrics/breakdown-metrics';
import { metricOf, type Metric } from '../metrics/metric';
import { dayFacts, lineDayFacts, type BreakdownFacts } from './breakdown-facts';
import type { BreakdownRequest } from './breakdown-request';

/** Dimensions whose values follow from the product or variation of a line, and so from day sums of lines. */
const ofProducts: readonly DimensionKey[] = ['product', 'variation', ...productDimensions];

/** Numbers of a breakdown that are read of days. */
export interface BreakdownDays extends BreakdownFacts {
	/** Those over these facts alone are read of the days (`isOfDays`). */
	readonly metrics: readonly Metric[];
	/** The orders that say a value, and all orders that could. */
	readonly known?: readonly [some: string, all: string];
}

/** The day sums that have the rows of a breakdown by what lines or taxes say, if there are any. */
export function breakdownDays(request: BreakdownRequest): BreakdownDays | undefined {
	const { days, partDays, dimensions, filters } = request;
	if (filters.length > 0) return undefined;
	const [only, ...others] = dimensions;
	if (partDays && only && others.length === 0 && isSummed(only))
		return valueDays(request, partDays, only);
	if (days && only === 'coupon' && others.length === 0) return couponDays(request, days);
	if (!days?.line || !only || !dimensions.every((key) => ofProducts.includes(key)))
		return undefined;
	const isOwn = others.length === 0 && (only === 'product' || only === 'variation');
	return {
		...lineDayFacts(days.line, dimensions),
		metrics: isOwn
			? withCounts(request, `${only}_orders`, `${only}_new_orders`)
			: lineDayMetrics(request),
		...(only === 'variation' && isOwn && { known: ['SUM(varied_orders)', 'SUM(first_orders)'] }),
	};
}

/** Day sums by the values of one dimension. */
function valueDays(request: BreakdownRequest, all: Sql, dimension: DimensionKey): BreakdownDays {
	const days = sql`SELECT * FROM (${all}) WHERE dimension = ${dimension}`;
	const known = ["SUM(first_orders) FILTER (WHERE value <> '')", 'SUM(first_orders)'] as const;
	if (request.grain === 'tax line')
		return {
			...dayFacts({ 'tax line': days }, request.grain),
			metrics: over('tax line', taxDayMetrics(request), { orders_count: 'SUM(orders)' }),
			known,
		};
	const metrics = withCounts(request, 'orders', 'new_orders');
	return { ...dayFacts({ line: days }, 'line'), metrics, known };
}

/** Day sums by coupon, with the amounts of their orders. */
function couponDays(request: BreakdownRequest, days: Facts): BreakdownDays {
	const rows = sql`SELECT *, ${raw(idText('coupon_id'))} AS value FROM (${factRows(days, 'coupon line')})`;
	return {
		...dayFacts({ 'coupon line': rows }, 'coupon line'),
		metrics: couponDayMetrics(request),
	};
}

/** The metrics of breakdowns over day sums of lines. What lines have is over lines alone. */
export function lineDayMetrics(rules: BreakdownRules): readonly Metric[] {
	const returned = rules.rules.fullRefunds ? 'returned_gross_revenue' : 'returned_net_revenue';
	return breakdownMetrics(rules).map((metric) => {
		const line = metric.key === 'refunds' ? `-SUM(${returned})` : metric.over?.line;
		return line === undefined ? metric : { ...metric, over: { line } };
	});
}

/**
 * The same with orders, where days count each once in a row. Otherwise the lines have to be read: an order with two products of
 * a category is one order.
 */
function withCounts(rules: BreakdownRules, orders: string, ofNew: string): readonly Metric[] {
	const counts: Readonly<Record<string, string>> = {
		orders_count: `SUM(${orders})`,
		...(rules.newcomers === 'once' && { new_customers: `SUM(${ofNew})` }),
	};
	return over('line', lineDayMetrics(rules), counts);
}

/** The metrics of breakdowns. What taxes by rate have is over these alone. */
function taxDayMetrics(rules: BreakdownRules): readonly Metric[] {
	return breakdownMetrics(rules).map((metric) => {
		const tax = metric.over?.['tax line'];
		return tax === undefined ? metric : { ...metric, over: { 'tax line': tax } };
	});
}

function couponDayMetrics(rules: BreakdownRules): readonly Metric[] {
	const sums: Readonly<Record<string, string>> = {
		coupons: 'SUM(discount_amount)',
		net_revenue: 'SUM(net_total)',
		net_of_orders: 'SUM(net_total)',
		total_sales: 'SUM(total_sales)',
		taxes: 'SUM(tax_total)',
		shipping: 'SUM(shipping_total)',
		num_items_sold: 'SUM(num_items_sold)',
		items_of_orders: 'SUM(num_items_sold)',
		orders_count: 'SUM(orders)',
		...(rules.newcomers === 'once' && { new_customers: 'SUM(new_orders)' }),
	};
	return over('coupon line', breakdownMetrics(rules), sums);
}

/** Metrics, some of them over other columns of one fact. */
function over(
	fact: FactName,
	metrics: readonly Metric[],
	sums: Readonly<Record<string, string>>,
): readonly Metric[] {
	return metrics.map((metric) => {
		const sum = sums[metric.key];
		return sum === undefined ? metric : { ...metric, over: { [fact]: sum } };
	});
}

/** The day sums of all orders, and metrics over these. */
export function wholeDays(
	request: BreakdownRequest,
): { readonly days: Facts; readonly metrics: readonly Metric[] } | undefined {
	const { days, partDays, grain, filters, isOfRefunds } = request;
	if (!days || filters.length > 0 || isOfRefunds) return undefined;
	switch (grain) {
		case 'order':
		case 'coupon line':
			return { days, metrics: breakdownMetrics(request) };
		case 'line':
			return { days, metrics: lineDayMetrics(request) };
		case 'tax line': {
			if (!partDays) return undefined;
			// Each tax is of one rate.
			const taxes = sql`SELECT * FROM (${partDays}) WHERE dimension = 'tax_rate'`;
			return { days: { ...days, 'tax line': taxes }, metrics: taxDayMetrics(request) };
		}
		case 'refund':
			return undefined;
	}
}

/** Whether days say a metric, and all that it derives from. */
export function isOfDays(days: BreakdownDays, key: string): boolean {
	const { from, over: facts = {} } = metricOf(days.metrics, key);
	if (from) return from.needs.every((need) => isOfDays(days, need));
	const names = Object.keys(facts);
	return names.length > 0 && names.every((fact) => fact in days.facts);
}
