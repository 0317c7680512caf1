import { orderMeanings } from '@store-analytics/rest-api/metrics';
import type { NumberRules } from '../../schema/number-rules';
import { from, measured, ratio, type Measure, type Metric } from './metric';

/**
 * The metrics of Orders and Revenue, and their parts. Refunds are rows of their own with negative amounts, dated by the
 * day of the refund: they reduce sums but are not orders. In segments by an order's contents, amounts are those of the
 * lines.
 */
export function orderMetrics(rules: NumberRules): readonly Metric[] {
	const returned: Metric = {
		key: 'returned',
		unit: 'amount',
		sumsOver: parts,
		...returnedAmount(rules),
	};
	// An order whose discount exceeds its items, but not its shipping, is below 0 by its net amount alone. WooCommerce shows no sign.
	const refunds = { from: from(['returned'], (row) => Math.abs(row.returned)) };
	return [...metricsWith(rules, refunds), returned];
}

/** The same with returns that add up, whatever their sign. */
export function addableOrderMetrics(rules: NumberRules): readonly Metric[] {
	return metricsWith(rules, returnedAmount(rules));
}

function metricsWith(rules: NumberRules, refunds: Measure): readonly Metric[] {
	const gross_sales = { from: rules.ordersAlone ? grossOfOrders : gross };
	const measures = { ...counted, ...amounts, refunds, gross_sales };
	return [...measured(orderMeanings(rules), measures), ...sumsOfAverages(rules)];
}

/** The metrics of responses, in order. */
export const orderMetricKeys = [
	'orders_count',
	'num_items_sold',
	'gross_sales',
	'total_sales',
	'coupons',
	'coupons_count',
	'refunds',
	'taxes',
	'shipping',
	'net_revenue',
	'avg_items_per_order',
	'avg_order_value',
	'total_customers',
	'products',
] as const;

/** Metrics of a segment of Orders or Revenue. */
export const orderSegmentKeys = orderMetricKeys.filter(
	(key) => key !== 'gross_sales' && key !== 'products',
);

const counted: Readonly<Record<string, Measure>> = {
	orders_count: { over: { order: 'COUNT(*) FILTER (WHERE parent_id = 0)' }, ofDays: 'SUM(orders)' },
	num_items_sold: { over: { order: 'SUM(num_items_sold)', line: 'SUM(product_qty)' } },
	coupons_count: { over: { 'coupon line': 'COUNT(DISTINCT coupon_id)' } },
	total_customers: {
		over: { order: 'COUNT(DISTINCT customer_id)' },
		ofOwnDays: {
			fact: 'customer day',
			whole: 'SUM(customers) FILTER (WHERE is_first)',
			interval: 'SUM(customers) FILTER (WHERE is_first OR previous < bucket)',
		},
	},
	products: { over: { line: 'COUNT(DISTINCT product_id)' }, totalsOnly: true },
};

const amounts: Readonly<Record<string, Measure>> = {
	total_sales: { over: { order: 'SUM(total_sales)', line: 'SUM(product_gross_revenue)' } },
	net_revenue: { over: { order: 'SUM(net_total)', line: 'SUM(product_net_revenue)' } },
	taxes: { over: { order: 'SUM(tax_total)', line: 'SUM(tax_amount)' } },
	shipping: { over: { order: 'SUM(shipping_total)', line: 'SUM(shipping_amount)' } },
	coupons: { over: { 'coupon line': 'SUM(discount_amount)' } },
	avg_order_value: { from: ratio('net_of_orders', 'orders_count') },
	avg_items_per_order: { from: ratio('items_of_orders', 'orders_count') },
};

/** Returns of orders: rows below 0, by their net or whole amount. */
function returnedAmount({ fullRefunds, takesWhatIsLeft }: NumberRules): Measure {
	const whole = 'net_total + tax_total + shipping_total';
	return {
		over: {
			order: `-SUM(${fullRefunds ? whole : 'net_total'})
				FILTER (WHERE ${takesWhatIsLeft ? whole : 'net_total'} < 0)`,
			line: '-SUM(product_gross_revenue) FILTER (WHERE product_gross_revenue < 0)',
		},
	};
}

/** Gross sales of orders and refunds. */
const gross = from(
	['discounted_sales', 'coupons', 'refunds'],
	(row) => row.discounted_sales + row.coupons + row.refunds,
);

/** Gross sales of orders alone. */
const grossOfOrders = from(
	['discounted_sales', 'coupons'],
	(row) => row.discounted_sales + row.coupons,
);

const parts = ['interval', 'customer_type'] as const;

/** The parts of averages and of gross sales, which no response contains. Before 10.2 they include refunds. */
function sumsOfAverages({ ordersAlone }: NumberRules): readonly Metric[] {
	const which = ordersAlone ? ' FILTER (WHERE parent_id = 0)' : '';
	const sum = (key: string, unit: Metric['unit'], amount: string): Metric => ({
		key,
		unit,
		over: { order: `SUM(${amount})${which}` },
		sumsOver: parts,
	});
	return [
		sum('discounted_sales', 'amount', 'total_sales - tax_total - shipping_total'),
		sum('net_of_orders', 'amount', 'net_total'),
		sum('items_of_orders', 'count', 'num_items_sold'),
	];
}
