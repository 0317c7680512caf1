import { useCallback, useMemo } from 'react';
import { useDispatch, useSelect } from '@wordpress/data';
import { ITEMS_STORE_NAME, searchItemsByString } from '@store-analytics/data';
import { MAX_PER_PAGE } from '@store-analytics/rest-api';

/** Ids of what matches one of the words. */
export type FoundIds =
	| { readonly status: 'loading' }
	| { readonly status: 'ready'; readonly ids: readonly string[] }
	| { readonly status: 'error'; readonly retry: () => void };

/** Looks words up in a collection, each by a request of its own that other screens may share. */
export function useFoundIds(collection: string, words: readonly string[]): FoundIds {
	const key = JSON.stringify(words);
	// One flat object of texts and flags, so that unchanged answers make no render.
	const { ids, isRequesting, isError } = useSelect(
		(select) => {
			const wanted: string[] = JSON.parse(key);
			if (wanted.length === 0) return { ids: '', isRequesting: false, isError: false };
			const found = searchItemsByString(select(ITEMS_STORE_NAME), collection, wanted);
			return { ...found, items: undefined, ids: Object.keys(found.items).join(',') };
		},
		[collection, key],
	);
	const { invalidateResolution } = useDispatch(ITEMS_STORE_NAME);
	const retry = useCallback(() => {
		for (const word of JSON.parse(key)) {
			invalidateResolution('getItems', [collection, { per_page: MAX_PER_PAGE, search: word }]);
		}
	}, [collection, key, invalidateResolution]);
	return useMemo(() => {
		if (isError) return { status: 'error', retry };
		if (isRequesting) return { status: 'loading' };
		return { status: 'ready', ids: ids === '' ? [] : ids.split(',') };
	}, [ids, isRequesting, isError, retry]);
}
