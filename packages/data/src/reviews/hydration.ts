import { hydrateLate } from '../reports/page-responses';
import { parseReviews } from './store';

/**
 * Puts the page's reviews into the store before the first component reads them.
 * @example hydrate(hydrateReviews(responses))
 */
export const hydrateReviews = hydrateLate('reviews', (actions, { query, body, total }) => {
	const reviews = parseReviews(body);
	actions['updateReviews']?.(query, reviews, total ?? reviews.length);
	for (const step of ['startResolution', 'finishResolution']) {
		actions[step]?.('getReviewsTotalCount', [query]);
	}
});
