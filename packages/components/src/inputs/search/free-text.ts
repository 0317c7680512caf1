import { __, sprintf } from '@wordpress/i18n';
import type { SearchType } from '@store-analytics/rest-api';

/** Returns the label that offers the typed text itself, by kind; undefined if only items can be chosen. */
export function freeTextLabel(type: SearchType, query: string): string | undefined {
	switch (type) {
		case 'products':
		case 'variableProducts':
			/* translators: %s: what the user typed */
			return sprintf(__('All products with titles that include %s', 'store-analytics'), query);
		case 'variations':
			/* translators: %s: what the user typed */
			return sprintf(__('All variations with names that include %s', 'store-analytics'), query);
		case 'categories':
			/* translators: %s: what the user typed */
			return sprintf(__('All categories with titles that include %s', 'store-analytics'), query);
		case 'attributes':
			/* translators: %s: what the user typed */
			return sprintf(__('All attributes with names that include %s', 'store-analytics'), query);
		case 'coupons':
			/* translators: %s: what the user typed */
			return sprintf(__('All coupons with codes that include %s', 'store-analytics'), query);
		case 'customers':
			/* translators: %s: what the user typed */
			return sprintf(__('All customers with names that include %s', 'store-analytics'), query);
		case 'taxes':
			/* translators: %s: what the user typed */
			return sprintf(__('All taxes with codes that include %s', 'store-analytics'), query);
		default:
			return undefined;
	}
}
