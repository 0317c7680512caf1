import { itemMeanings } from '@store-analytics/rest-api/metrics';
import { measured } from './metric';

/** The metrics of Products, Variations and Categories over sold and returned lines. */
export const lineMetrics = measured(itemMeanings, {
	items_sold: { over: { line: 'SUM(product_qty)' } },
	net_revenue: { over: { line: 'SUM(product_net_revenue)' } },
	orders_count: {
		over: { line: 'COUNT(DISTINCT order_id) FILTER (WHERE parent_id = 0)' },
		ofDays: 'SUM(orders)',
	},
	products_count: { over: { line: 'COUNT(DISTINCT product_id)' } },
	variations_count: { over: { line: 'COUNT(DISTINCT variation_id)' } },
});

export const productMetricKeys = lineMetrics.map(({ key }) => key);

export const variationMetricKeys = productMetricKeys.filter((key) => key !== 'products_count');
