import { __, sprintf } from '@wordpress/i18n';
import { breakdownReport } from '../catalog/dimensions/breakdown-report';

/** What comes back, and why: refunds by reason, product, days since the order, or anything else. */
export default breakdownReport({
	slug: 'refunds',
	usual: 'refund_reason',
	titleOf: (dimension) =>
		/* translators: %s: what refunds are broken down by, such as "Reason of the refund" */
		sprintf(__('Refunds: %s', 'store-analytics'), dimension),
	numbers: {
		order: {
			main: ['refunds', 'refund_rate', 'refunds_count', 'gross_sales'],
			further: ['net_revenue', 'orders_count', 'total_customers'],
		},
		line: {
			main: ['refunds', 'refund_rate', 'refunds_count', 'gross_sales'],
			further: ['net_revenue', 'num_items_sold'],
		},
		'coupon line': { main: ['refunds', 'refunds_count'], further: ['net_revenue'] },
		refund: { main: ['refunds', 'refunds_count'], further: ['taxes', 'shipping'] },
	},
});
