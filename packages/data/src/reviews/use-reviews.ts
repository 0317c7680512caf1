import type { Review } from '@store-analytics/rest-api';
import { useSelect } from '@wordpress/data';
import { useMemo } from 'react';
import { canonicalQuery, type Entity, FRESH_FOR } from '../resource';
import { useLoadable, type Loadable } from '../resource/reading/use-loadable';
import { none, store, STORE_NAME } from './store';

const present = (value: unknown) =>
	value === none || !Array.isArray(value) ? undefined : (value as readonly Entity<Review>[]); // the type of getReviews

/**
 * Reads reviews for a query, with their number on all pages (undefined until known).
 * @example const reviews = useReviews({ status: 'hold', per_page: 5 })
 */
export function useReviews(
	query: object,
	isEnabled = true,
): Loadable<readonly Entity<Review>[]> & { readonly total: number | undefined } {
	const canonical = canonicalQuery(query);
	const source = useMemo(
		() => ({
			store: STORE_NAME,
			selector: 'getReviews',
			errorSelector: 'getReviewsError',
			args: [canonical],
			freshFor: FRESH_FOR,
		}),
		[canonical],
	);
	const reviews = useLoadable(source, present, isEnabled);
	const isThere = reviews.data !== undefined;
	// The count arrives with the reviews.
	const total = useSelect(
		(select) => (isThere ? select(store).getReviewsTotalCount(canonical) : undefined),
		[isThere, canonical],
	);
	return useMemo(() => ({ ...reviews, total }), [reviews, total]);
}
