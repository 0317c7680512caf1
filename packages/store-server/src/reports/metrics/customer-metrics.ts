import { customerMeanings } from '@store-analytics/rest-api/metrics';
import { measured, ratio, type Metric } from './metric';

/** The metrics of each customer over orders and refunds of all time. */
export const purchaseMetrics: readonly Metric[] = [
	{
		key: 'orders_count',
		unit: 'count',
		over: { order: 'COUNT(*) FILTER (WHERE parent_id = 0)' },
		sumsOver: [],
	},
	{ key: 'total_spend', unit: 'amount', over: { order: 'SUM(total_sales)' }, sumsOver: [] },
	{
		key: 'avg_order_value',
		unit: 'average',
		from: ratio('total_spend', 'orders_count'),
		sumsOver: [],
	},
];

/** The metrics of all customers; averages leave out customers without orders. */
export const customerMetrics = measured(customerMeanings, {
	customers_count: { over: { customer: 'COUNT(*)' } },
	avg_orders_count: { over: { customer: 'AVG(orders_count)' } },
	avg_total_spend: { over: { customer: 'AVG(total_spend)' } },
	avg_avg_order_value: { over: { customer: 'AVG(avg_order_value)' } },
});

export const customerMetricKeys = customerMetrics.map(({ key }) => key);
