import { taxMeanings } from '@store-analytics/rest-api/metrics';
import { measured } from './metric';

/** The metrics of Taxes; refunded taxes reduce the sums. */
export const taxMetrics = measured(taxMeanings, {
	tax_codes: { over: { 'tax line': 'COUNT(DISTINCT tax_line)' } },
	total_tax: { over: { 'tax line': 'SUM(total_tax)' } },
	order_tax: { over: { 'tax line': 'SUM(order_tax)' } },
	shipping_tax: { over: { 'tax line': 'SUM(shipping_tax)' } },
	orders_count: {
		over: { 'tax line': 'COUNT(DISTINCT order_id) FILTER (WHERE parent_id = 0)' },
		ofDays: 'SUM(orders)',
	},
});

export const taxMetricKeys = taxMetrics.map(({ key }) => key);
