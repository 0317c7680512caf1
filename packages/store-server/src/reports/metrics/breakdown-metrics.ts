import { breakdownMeanings } from '@store-analytics/rest-api/metrics';
import type { NumberRules } from '../../schema/number-rules';
import type { ShopSettings } from '../../schema/shop-settings';
import { from, measured, ratio, tidy, type Measure, type Metric } from './metric';
import { newCustomers, repeatCustomers } from './new-customers';
import { addableOrderMetrics } from './order-metrics';

/** What of a shop's settings decides how breakdowns count. */
export type BreakdownRules = Pick<ShopSettings, 'rules' | 'newcomers'>;

/** The metrics of breakdowns: those of Orders and Revenue, where returns add up, and some that these reports do not show. */
export function breakdownMetrics({ rules, newcomers }: BreakdownRules): readonly Metric[] {
	return [
		...addableOrderMetrics(rules).map((metric) => withTaxLines(withLines(metric, rules))),
		...measured(breakdownMeanings(rules), {
			new_customers: newCustomers(newcomers),
			repeat_customers: repeatCustomers(newcomers),
			repeat_rate: { from: ratio('repeat_customers', 'new_customers') },
			refunds_count: {
				over: { order: 'COUNT(*) FILTER (WHERE parent_id <> 0)' },
				ofDays: 'SUM(entries) FILTER (WHERE parent_id <> 0)',
			},
			refund_rate: { from: returnedShare(rules) },
			order_tax: { over: { 'tax line': 'SUM(order_tax)' } },
			shipping_tax: { over: { 'tax line': 'SUM(shipping_tax)' } },
		}),
	];
}

/** Returns, divided by the sales before these: with tax and shipping if returns have them. */
function returnedShare({ fullRefunds }: NumberRules): Measure['from'] {
	const sales = fullRefunds ? 'total_sales' : 'net_revenue';
	return from(['refunds', sales], (row) => {
		// A refund of a day without sales leaves less than nothing, of which nothing is a share.
		const before = tidy(row[sales] + row.refunds, 'amount');
		return before > 0 ? row.refunds / before : 0;
	});
}

/** The metrics of rows by what lines have: orders are counted by their lines, which is quicker than to join them. */
export function lineBreakdownMetrics(rules: BreakdownRules): readonly Metric[] {
	const line = 'COUNT(DISTINCT order_id) FILTER (WHERE parent_id = 0)';
	return breakdownMetrics(rules).map((metric) =>
		metric.key === 'orders_count' ? { ...metric, over: { ...metric.over, line } } : metric,
	);
}

/** Adds what lines have of a metric that Orders only has of whole orders. */
function withLines(metric: Metric, { fullRefunds, ordersAlone }: NumberRules): Metric {
	// Returns of lines have tax where returns of orders do, so that both are the same amount. WooCommerce's segments always have it.
	const returned = fullRefunds ? 'product_gross_revenue' : 'product_net_revenue';
	const ofLines: Readonly<Record<string, string>> = {
		refunds: `-SUM(${returned}) FILTER (WHERE product_net_revenue < 0)`,
		coupons: 'SUM(coupon_amount) FILTER (WHERE parent_id = 0)',
		discounted_sales: `SUM(product_net_revenue)${ordersAlone ? ' FILTER (WHERE parent_id = 0)' : ''}`,
	};
	const line = ofLines[metric.key];
	return line === undefined ? metric : { ...metric, over: { ...metric.over, line } };
}

/** Adds the taxes by rate, which are those of orders. */
function withTaxLines(metric: Metric): Metric {
	return metric.key === 'taxes'
		? { ...metric, over: { ...metric.over, 'tax line': 'SUM(total_tax)' } }
		: metric;
}
