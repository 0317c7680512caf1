import { couponFacts } from '../facts/coupon-lines';
import { countingOrders } from '../facts/days';
import type { FactRows, Facts } from '../facts/fact';
import type { SoldRows } from '../facts/lines';
import { orderFacts } from '../facts/orders';
import { sql, type Sql } from '../../database/sql';
import { couponMetricKeys, couponMetrics } from '../metrics/coupon-metrics';
import { customerMetricKeys, customerMetrics } from '../metrics/customer-metrics';
import { downloadMetrics } from '../metrics/download-metrics';
import { lineMetrics, productMetricKeys, variationMetricKeys } from '../metrics/line-metrics';
import { orderMetricKeys, orderMetrics, orderSegmentKeys } from '../metrics/order-metrics';
import { stockMetricKeys, stockMetrics } from '../metrics/stock-metrics';
import { taxMetricKeys, taxMetrics } from '../metrics/tax-metrics';
import type { NumberRules } from '../../schema/number-rules';
import type { StatsReport } from './stats';

/** Orders and Revenue over rows of orders and refunds, or over their day sums. */
export function ordersReport(orders: Sql, rules: NumberRules, days?: Facts): StatsReport {
	return {
		facts: orderFacts(orders),
		days,
		metrics: orderMetrics(rules),
		keys: orderMetricKeys,
		always: ['products', 'coupons_count'],
		segmentKeys: orderSegmentKeys,
	};
}

/** Products and Categories over lines. */
export function productsReport(lines: SoldRows): StatsReport {
	return linesReport(lines, countingOrders(lines.days, 'first_orders'), productMetricKeys);
}

/** Variations over lines. */
export function variationsReport(lines: SoldRows): StatsReport {
	return linesReport(lines, countingOrders(lines.days, 'varied_orders'), variationMetricKeys);
}

function linesReport(
	{ rows: line, countedRefunds }: SoldRows,
	days: Sql | undefined,
	keys: readonly string[],
): StatsReport {
	const asOrders = countedRefunds && sql`SELECT * REPLACE (0 AS parent_id) FROM (${line})`;
	return {
		facts: { line },
		segmentFacts: asOrders && { line: asOrders },
		days: days && { line: days },
		metrics: lineMetrics,
		keys,
		segmentKeys: keys,
	};
}

/** Coupons over uses of coupons. */
export function couponsReport({ rows, days }: FactRows): StatsReport {
	const counted = countingOrders(days, 'first_orders');
	return {
		facts: couponFacts(rows),
		days: counted && { 'coupon line': counted },
		metrics: couponMetrics,
		keys: couponMetricKeys,
		segmentKeys: couponMetricKeys,
	};
}

/** Taxes over taxes by rate. */
export function taxesReport({ rows, days }: FactRows): StatsReport {
	const counted = countingOrders(days, 'first_orders');
	return {
		facts: { 'tax line': rows },
		days: counted && { 'tax line': counted },
		metrics: taxMetrics,
		keys: taxMetricKeys,
		segmentKeys: taxMetricKeys,
	};
}

/** Downloads, without segments. */
export function downloadsReport({ rows, days }: FactRows): StatsReport {
	return {
		facts: { download: rows },
		days: days && { download: days },
		metrics: downloadMetrics,
		keys: ['download_count'],
	};
}

/** Customers over rows of them; totals only. */
export function customersReport(customers: Sql): StatsReport {
	return { facts: { customer: customers }, metrics: customerMetrics, keys: customerMetricKeys };
}

/** Stock over what the shop sells; totals only. */
export function stockReport(stock: Sql): StatsReport {
	return { facts: { stock }, metrics: stockMetrics, keys: stockMetricKeys };
}
