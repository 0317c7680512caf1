import { ratio, type Metric } from './metric';

/** What Customers counts of each over orders and refunds, whenever they were. */
export const purchaseMetrics: readonly Metric[] = [
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
		from: ratio('total_spend', 'orders_count'),
		sumsOver: [],
		rule: 'every version',
		explanation: 'What the customer spent, by number of orders.',
	},
];

/** What Customers counts of all; averages leave out who has no orders. */
export const customerMetrics: readonly Metric[] = [
	{
		key: 'customers_count',
		unit: 'count',
		over: { customer: 'COUNT(*)' },
		sumsOver: [],
		rule: 'every version',
		explanation: 'Customers, also those who never bought.',
	},
	{
		key: 'avg_orders_count',
		unit: 'average',
		over: { customer: 'AVG(orders_count)' },
		sumsOver: [],
		rule: 'every version',
		explanation: 'Orders by customer, of those who bought.',
	},
	{
		key: 'avg_total_spend',
		unit: 'average',
		over: { customer: 'AVG(total_spend)' },
		sumsOver: [],
		rule: 'every version',
		explanation: 'What a customer spent, of those who bought.',
	},
	{
		key: 'avg_avg_order_value',
		unit: 'average',
		over: { customer: 'AVG(avg_order_value)' },
		sumsOver: [],
		rule: 'every version',
		explanation:
			'The average order value of each customer, averaged over those who bought, however much.',
	},
];

export const customerMetricKeys = customerMetrics.map(({ key }) => key);
