import { __ } from '@wordpress/i18n';

/** Source types of an order's attribution, in owners' words. */
export function channelNames(): Readonly<Record<string, string | undefined>> {
	return {
		typein: __('Direct', 'store-analytics'),
		organic: __('Search engines', 'store-analytics'),
		referral: __('Other websites', 'store-analytics'),
		utm: __('Campaign links', 'store-analytics'),
		mobile_app: __('Mobile app', 'store-analytics'),
		admin: __('Web admin', 'store-analytics'),
		pos: __('Point of sale', 'store-analytics'),
	};
}

/** Whether customers bought before. */
export function customerTypeNames(): Readonly<Record<'new' | 'returning', string>> {
	return {
		new: __('New', 'store-analytics'),
		returning: __('Returning', 'store-analytics'),
	};
}

/** Whether an order has a coupon, in owners' words. */
export function couponUseNames(): Readonly<Record<'with' | 'without', string>> {
	return {
		with: __('With coupon', 'store-analytics'),
		without: __('Without coupon', 'store-analytics'),
	};
}
