import { __, _n, sprintf } from '@wordpress/i18n';

/** The texts of a search list (S8.5). */
export interface SearchListMessages {
	/** Button that removes the whole selection. */
	clear: string;
	/** The list is empty. */
	noItems: string;
	/** Nothing matches; `%s` is the text. */
	noResults: string;
	/** Names the search field. */
	search: string;
	/** Heading of the selection, for that many items. */
	selected: (count: number) => string;
	/** Read out once the list has followed the typed text. */
	updated: string;
}

export function defaultMessages(): SearchListMessages {
	return {
		clear: __('Clear all selected items', 'store-analytics'),
		noItems: __('No items found.', 'store-analytics'),
		// translators: %s: the text that was searched for.
		noResults: __('No results for %s', 'store-analytics'),
		search: __('Search for items', 'store-analytics'),
		selected: (count) =>
			// translators: %d: number of items.
			sprintf(_n('%d item selected', '%d items selected', count, 'store-analytics'), count),
		updated: __('Search results updated.', 'store-analytics'),
	};
}
