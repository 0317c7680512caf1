import { hydrateLate } from '../reports/page-responses';
import { parseReviews } from './store';

/** Puts the reviews that the page has brought along into the store, before somebody asks for them. */
export const hydrateReviews = hydrateLate('reviews', (actions, { query, body, total }) => {
	const reviews = parseReviews(body);
	actions['updateReviews']?.(query, reviews, total ?? reviews.length);
	for (const step of ['startResolution', 'finishResolution']) {
		actions[step]?.('getReviewsTotalCount', [query]);
	}
});
