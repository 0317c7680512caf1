import type { NumbersByGrain } from './numbers';

/** Who came back is told by all other orders of new customers. */
const returning = ['repeat_customers', 'repeat_rate'] as const;

/** The numbers of Breakdown. */
export const breakdownNumbersByGrain: NumbersByGrain = {
	order: {
		main: [
			'net_revenue',
			'orders_count',
			'avg_order_value',
			'total_sales',
			'refunds',
			'new_customers',
		],
		further: [
			'total_customers',
			'num_items_sold',
			'avg_items_per_order',
			'gross_sales',
			'coupons',
			'taxes',
			'shipping',
			'refund_rate',
		],
		onDemand: returning,
	},
	line: {
		main: ['net_revenue', 'num_items_sold', 'orders_count', 'refunds', 'total_sales'],
		further: ['gross_sales', 'taxes', 'shipping'],
		onDemand: ['new_customers', ...returning],
	},
	'coupon line': {
		main: ['coupons', 'orders_count', 'net_revenue', 'avg_order_value'],
		further: ['total_sales', 'taxes', 'shipping'],
		onDemand: ['new_customers', ...returning],
	},
	'tax line': { main: ['taxes', 'order_tax', 'shipping_tax', 'orders_count'], further: [] },
	refund: { main: ['refunds', 'refunds_count'], further: ['taxes', 'shipping'] },
};

/** The numbers of Refunds. Coupons are of orders: a row of one would have no refunds, whatever came back. */
export const refundNumbersByGrain: NumbersByGrain = {
	order: {
		main: ['refunds', 'refund_rate', 'refunds_count', 'gross_sales'],
		further: ['net_revenue', 'orders_count', 'total_customers'],
	},
	line: {
		main: ['refunds', 'refund_rate', 'refunds_count', 'gross_sales'],
		further: ['net_revenue', 'num_items_sold'],
	},
	refund: { main: ['refunds', 'refunds_count'], further: ['taxes', 'shipping'] },
};
