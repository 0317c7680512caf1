import { breakdownMeanings } from '@store-analytics/rest-api/metrics';
import type { NumberRules } from '../../schema/number-rules';
import { measured, ratio, type Metric } from './metric';
import { orderMetrics } from './order-metrics';

/** The metrics of breakdowns: those of Orders and Revenue, and some that these reports do not show. */
export function breakdownMetrics(rules: NumberRules): readonly Metric[] {
	return [
		...orderMetrics(rules).map((metric) =>
			metric.key === 'refunds' ? withReturnedLines(metric, rules) : metric,
		),
		...measured(breakdownMeanings, {
			new_customers: {
				over: {
					order:
						'COUNT(DISTINCT customer_id) FILTER (WHERE parent_id = 0 AND returning_customer = 0)',
				},
			},
			refunds_count: { over: { order: 'COUNT(*) FILTER (WHERE parent_id <> 0)' } },
			refund_rate: { from: ratio('refunds', 'gross_sales') },
		}),
	];
}

/**
 * Returns of lines have tax where returns of orders do, so that both are the same amount. WooCommerce's segments of
 * Orders always have it.
 */
function withReturnedLines(metric: Metric, { fullRefunds }: NumberRules): Metric {
	const amount = fullRefunds ? 'product_gross_revenue' : 'product_net_revenue';
	const line = `-SUM(${amount}) FILTER (WHERE product_net_revenue < 0)`;
	return { ...metric, over: { ...metric.over, line } };
}
