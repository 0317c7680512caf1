import { __ } from '@wordpress/i18n';
import type { DimensionGroup } from '@store-analytics/rest-api/dimensions';

/** Names of groups of dimensions, in the order of lists that owners choose from. */
export function groupNames(): Readonly<Record<DimensionGroup, string>> {
	return {
		place: __('Where', 'store-analytics'),
		channel: __('How customers found you', 'store-analytics'),
		order: __('Payment, delivery and status', 'store-analytics'),
		time: __('When', 'store-analytics'),
		customer: __('Customers', 'store-analytics'),
		item: __('What was sold', 'store-analytics'),
		coupon: __('Coupons', 'store-analytics'),
		tax: __('Taxes', 'store-analytics'),
		refund: __('Refunds', 'store-analytics'),
		own: __('From extensions', 'store-analytics'),
	};
}
