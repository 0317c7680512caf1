import { registerOnce, typedName } from '../resource';
import { STORE_NAME, store } from './store';

registerOnce(store);

/** Name of the store, for `select` and `dispatch`. */
export const REVIEWS_STORE_NAME = typedName(STORE_NAME, store);
export { store as reviewsStore } from './store';
export { hydrateReviews } from './hydration';
export { useReviews } from './use-reviews';
