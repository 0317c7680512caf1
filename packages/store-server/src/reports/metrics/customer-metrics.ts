import { from, ratio, type Metric } from './metric';

/** What Customers counts of each over all orders and refunds, whenever they were. */
export const customerMetrics: readonly Metric[] = [
	{
		key: 'orders_count',
		unit: 'count',
		over: { order: 'COUNT(*) FILTER (WHERE parent_id = 0)' },
		sumsOver: [],
		rule: 'every version',
		explanation: 'Orders of the customer in a status that counts. A refund is no order.',
	},
	{
		key: 'total_spend',
		unit: 'amount',
		over: { order: 'SUM(total_sales)' },
		sumsOver: [],
		rule: 'every version',
		explanation: 'What the customer paid, with tax and shipping, less what came back.',
	},
	{
		key: 'avg_order_value',
		unit: 'average',
		from: from(['total_spend', 'orders_count'], (row) => ratio(row.total_spend, row.orders_count)),
		sumsOver: [],
		rule: 'every version',
		explanation: 'What the customer spent, by number of orders.',
	},
];
