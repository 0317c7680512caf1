import { hydrateLate } from '../reports/page-responses';
import { registerOnce, typedName } from '../resource';
import { parseReviews, STORE_NAME, store } from './store';

registerOnce(store);

/** Name of the store, for `select` and `dispatch`. */
export const REVIEWS_STORE_NAME = typedName(STORE_NAME, store);
export { store as reviewsStore } from './store';
export { useReviews } from './use-reviews';

/** Puts the reviews that the page has brought along into the store, before somebody asks for them. */
export const hydrateReviews = hydrateLate('reviews', (actions, { query, body, total }) => {
	const reviews = parseReviews(body);
	actions['updateReviews']?.(query, reviews, total ?? reviews.length);
	for (const step of ['startResolution', 'finishResolution']) {
		actions[step]?.('getReviewsTotalCount', [query]);
	}
});
