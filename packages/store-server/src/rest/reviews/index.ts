import type { Route } from '../router/route';
import { changeReview, deleteReview } from './change-reviews';
import { readReview, readReviews } from './read-reviews';

/** What customers wrote about products. */
export const reviewRoutes: readonly Route[] = [readReviews, readReview, changeReview, deleteReview];
