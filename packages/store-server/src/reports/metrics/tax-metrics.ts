import type { Metric } from './metric';

const parts = ['interval', 'tax_rate_id'] as const;

/** What Taxes counts; taxes that were given back reduce the sums. */
export const taxMetrics: readonly Metric[] = [
	{
		key: 'tax_codes',
		unit: 'count',
		over: { 'tax line': 'COUNT(DISTINCT tax_rate_id)' },
		sumsOver: ['tax_rate_id'],
		rule: 'every version',
		explanation: 'Different tax rates that were charged or given back.',
	},
	{
		key: 'total_tax',
		unit: 'amount',
		over: { 'tax line': 'SUM(total_tax)' },
		sumsOver: parts,
		rule: 'every version',
		explanation: 'Tax on items, fees and shipping, less tax that was given back.',
	},
	{
		key: 'order_tax',
		unit: 'amount',
		over: { 'tax line': 'SUM(order_tax)' },
		sumsOver: parts,
		rule: 'every version',
		explanation: 'Tax on items and fees, less tax that was given back.',
	},
	{
		key: 'shipping_tax',
		unit: 'amount',
		over: { 'tax line': 'SUM(shipping_tax)' },
		sumsOver: parts,
		rule: 'every version',
		explanation: 'Tax on shipping, less tax that was given back.',
	},
	{
		key: 'orders_count',
		unit: 'count',
		over: { 'tax line': 'COUNT(DISTINCT order_id) FILTER (WHERE parent_id = 0)' },
		sumsOver: ['interval'],
		rule: 'every version',
		explanation: 'Orders in which tax was charged. A refund is no order.',
	},
];

export const taxMetricKeys = taxMetrics.map(({ key }) => key);
