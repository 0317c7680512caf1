import { __, sprintf } from '@wordpress/i18n';
import { breakdownReport } from '../catalog/dimensions/breakdown-report';
import { refundNumbersByGrain } from '../catalog/dimensions/numbers-by-grain';

/** What comes back, and why: refunds by reason, product, days since the order, or anything else. */
export default breakdownReport({
	slug: 'refunds',
	usual: 'refund_reason',
	titleOf: (dimension) =>
		/* translators: %s: what refunds are broken down by, such as "Reason of the refund" */
		sprintf(__('Refunds: %s', 'store-analytics'), dimension),
	allLabel: () => __('All refunds', 'store-analytics'),
	numbers: refundNumbersByGrain,
});
