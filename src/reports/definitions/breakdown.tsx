import { __, sprintf } from '@wordpress/i18n';
import { breakdownReport } from '../catalog/dimensions/breakdown-report';
import { breakdownNumbersByGrain } from '../catalog/dimensions/numbers-by-grain';

/** The numbers of orders by anything that orders, lines and coupons say of themselves. */
export default breakdownReport({
	slug: 'breakdown',
	usual: 'billing_country',
	titleOf: (dimension) =>
		/* translators: %s: what numbers are broken down by, such as "Payment method" */
		sprintf(__('Breakdown: %s', 'store-analytics'), dimension),
	allLabel: () => __('All orders', 'store-analytics'),
	numbers: breakdownNumbersByGrain,
});
