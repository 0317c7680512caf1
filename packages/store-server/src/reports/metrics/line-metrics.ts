import type { Metric } from './metric';

const parts = ['interval', 'product', 'variation'] as const;

/** What Products, Variations and Categories count over sold and returned lines. */
export const lineMetrics: readonly Metric[] = [
	{
		key: 'items_sold',
		unit: 'count',
		over: { line: 'SUM(product_qty)' },
		sumsOver: parts,
		rule: 'every version',
		explanation: 'Pieces sold, less pieces that came back.',
	},
	{
		key: 'net_revenue',
		unit: 'amount',
		over: { line: 'SUM(product_net_revenue)' },
		sumsOver: parts,
		rule: 'every version',
		explanation: 'Sales of the items after discounts and returns, without tax and shipping.',
	},
	{
		key: 'orders_count',
		unit: 'count',
		over: { line: 'COUNT(DISTINCT order_id) FILTER (WHERE parent_id = 0)' },
		sumsOver: ['interval'],
		rule: 'every version',
		explanation: 'Orders that hold such an item. A refund is no order.',
	},
	{
		key: 'products_count',
		unit: 'count',
		over: { line: 'COUNT(DISTINCT product_id)' },
		sumsOver: [],
		rule: 'every version',
		explanation: 'Different products that were sold or came back.',
	},
	{
		key: 'variations_count',
		unit: 'count',
		over: { line: 'COUNT(DISTINCT variation_id)' },
		sumsOver: [],
		rule: 'every version',
		explanation: 'Different variations that were sold or came back; all simple products are one.',
	},
];

export const productMetricKeys = lineMetrics.map(({ key }) => key);

export const variationMetricKeys = productMetricKeys.filter((key) => key !== 'products_count');
