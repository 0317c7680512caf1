import { __, sprintf } from '@wordpress/i18n';
import { breakdownReport } from '../catalog/dimensions/breakdown-report';

/** The numbers of orders by anything that orders, lines and coupons say of themselves. */
export default breakdownReport({
	slug: 'breakdown',
	usual: 'billing_country',
	titleOf: (dimension) =>
		/* translators: %s: what numbers are broken down by, such as "Payment method" */
		sprintf(__('Breakdown: %s', 'store-analytics'), dimension),
	numbers: {
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
		},
		line: {
			main: ['net_revenue', 'num_items_sold', 'orders_count', 'refunds', 'total_sales'],
			further: ['gross_sales', 'taxes', 'shipping'],
		},
		'coupon line': {
			main: ['coupons', 'orders_count', 'net_revenue', 'avg_order_value'],
			further: ['total_sales', 'refunds', 'taxes', 'shipping'],
		},
		'tax line': { main: ['taxes', 'order_tax', 'shipping_tax', 'orders_count'], further: [] },
		refund: { main: ['refunds', 'refunds_count'], further: ['taxes', 'shipping'] },
	},
});
