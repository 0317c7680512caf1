import { __ } from '@wordpress/i18n';

/** WooCommerce's own order statuses with their names; a shop may have more. */
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

/** Names of statuses for people: WooCommerce's own in the language of the store, where the shop calls them by their English names. */
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
