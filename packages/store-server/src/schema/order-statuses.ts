import { __ } from '@wordpress/i18n';

/** WooCommerce’s own order statuses and their names; a shop may have more. */
export const defaultOrderStatuses = {
	pending: 'Pending payment',
	processing: 'Processing',
	'on-hold': 'On hold',
	completed: 'Completed',
	cancelled: 'Cancelled',
	refunded: 'Refunded',
	failed: 'Failed',
	'checkout-draft': 'Draft',
};

/** Display names of statuses. WooCommerce’s own are translated if the shop uses their English names. */
export function statusNames(names: Readonly<Record<string, unknown>>): Record<string, unknown> {
	const english = new Map<string, string>(Object.entries(defaultOrderStatuses));
	const translated = new Map(Object.entries(translatedNames()));
	return Object.fromEntries(
		Object.entries(names).map(([slug, name]) => [
			slug,
			english.get(slug) === name ? translated.get(slug) : name,
		]),
	);
}

function translatedNames(): typeof defaultOrderStatuses {
	return {
		pending: __('Pending payment', 'store-analytics'),
		processing: __('Processing', 'store-analytics'),
		'on-hold': __('On hold', 'store-analytics'),
		completed: __('Completed', 'store-analytics'),
		cancelled: __('Cancelled', 'store-analytics'),
		refunded: __('Refunded', 'store-analytics'),
		failed: __('Failed', 'store-analytics'),
		'checkout-draft': __('Draft', 'store-analytics'),
	};
}
