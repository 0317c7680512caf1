import { useCallback, useMemo } from 'react';
import { useDispatch, useSelect } from '@wordpress/data';
import { ITEMS_STORE_NAME, itemsStore, searchItemsByString } from '@store-analytics/data';
import { MAX_PER_PAGE } from '@store-analytics/rest-api';

/** The ids of items that match at least one word. */
type FoundIds =
	| { readonly status: 'loading' }
	| { readonly status: 'ready'; readonly ids: readonly string[] }
	| { readonly status: 'error'; readonly error: unknown; readonly retry: () => void };

const queryOf = (word: string) => ({ per_page: MAX_PER_PAGE, search: word });

/** Looks words up in a collection. Each word has its own request, which other screens may share. */
export function useFoundIds(collection: string, words: readonly string[]): FoundIds {
	const key = JSON.stringify(words);
	// A flat object, so that unchanged responses cause no render.
	const { ids, isRequesting, error } = useSelect(
		(select) => {
			const wanted: string[] = JSON.parse(key);
			const selectors = select(itemsStore);
			const { items, isRequesting } = searchItemsByString(selectors, collection, wanted);
			const errors = wanted.map((word) => selectors.getItemsError(collection, queryOf(word)));
			return { ids: Object.keys(items).join(','), isRequesting, error: errors.find(Boolean) };
		},
		[collection, key],
	);
	const { invalidateResolution } = useDispatch(ITEMS_STORE_NAME);
	const retry = useCallback(() => {
		for (const word of JSON.parse(key)) {
			invalidateResolution('getItems', [collection, queryOf(word)]);
		}
	}, [collection, key, invalidateResolution]);
	return useMemo(() => {
		if (error) return { status: 'error', error, retry };
		if (isRequesting) return { status: 'loading' };
		return { status: 'ready', ids: ids === '' ? [] : ids.split(',') };
	}, [ids, isRequesting, error, retry]);
}
