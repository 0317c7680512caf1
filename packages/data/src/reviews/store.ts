import { isDictionary, parseItems, paths, type Review } from '@store-analytics/rest-api';
import { request, requestWithHeaders } from '@store-analytics/rest-api/client';
import {
	byQuery,
	createResourceStore,
	entities,
	fail,
	failureOf,
	operate,
	queryKey,
	receive,
	resolver,
	slot,
	stateOf,
	tellOtherTabs,
	valueOf,
	type Entity,
	type Loading,
	type ResourceState,
	type Thunk,
} from '../resource';

/** Name of the reviews store. */
export const STORE_NAME = 'wc/admin/reviews';

/** One page of reviews. */
interface ReviewPage {
	ids: readonly number[];
	total: number;
}

const reviews = entities<Review>('review');
const pages = slot<ReviewPage, [query?: object]>('reviews', queryKey);
/** The value before a response. */
export const none: readonly Entity<Review>[] = Object.freeze([]);

/** An error is kept by query, or by the name of an operation. */
function errorKey(what: unknown): string {
	return typeof what === 'string' ? what : pages.key(isDictionary(what) ? what : {});
}

const selectors = {
	/** Reviews for a query; empty until they are there. */
	getReviews: byQuery(0, (state: ResourceState, query?: object): readonly Entity<Review>[] => {
		const page = valueOf(state, pages, query);
		return page ? reviews.list(state, page.ids) : none;
	}),
	/** Returns the number of reviews on all pages of a query (S3.review.1); undefined until known. */
	getReviewsTotalCount: byQuery(
		0,
		(state: ResourceState, query?: object): number | undefined =>
			valueOf(state, pages, query)?.total,
	),
	/** What went wrong for a query, or with an operation such as `updateReview`; false for nothing. */
	getReviewsError: (state: ResourceState, what: unknown): unknown =>
		failureOf(state, errorKey(what)),
};

/** The reviews of a reply. */
export function parseReviews(reply: unknown): Review[] {
	return parseItems(reply).filter((row) => typeof row['id'] === 'number') as unknown as Review[]; // fields are shown as they come
}

function change(
	operation: string,
	id: number,
	call: { path: string; method: 'DELETE' | 'PUT'; data?: object; query?: object },
): Thunk<Promise<Review>> {
	return (thunkArgs) =>
		operate(thunkArgs, operation, async () => {
			const { dispatch } = thunkArgs;
			dispatch(reviews.merge(id, { isUpdating: true }));
			try {
				const review = await request<Review>(call);
				dispatch(reviews.merge(id, review));
				tellOtherTabs(STORE_NAME, 'setReview', id, review);
				return review;
			} finally {
				dispatch(reviews.merge(id, { isUpdating: false }));
			}
		});
}

const actions = {
	updateReviews: (query: object, list: readonly Review[], total: number) =>
		receive({
			...reviews.values(list),
			[pages.key(query)]: { ids: list.map(({ id }) => id), total },
		}),
	/** Changes fields of a review in the shop (S7.reviews.2). */
	updateReview: (id: number, fields: object, query: object = {}) =>
		change('updateReview', id, {
			path: `${paths.reviews}/${id}`,
			method: 'PUT',
			data: fields,
			query,
		}),
	/** Puts a review into the trash (S7.reviews.3). */
	deleteReview: (id: number) =>
		change('deleteReview', id, { path: `${paths.reviews}/${id}`, method: 'DELETE' }),
	setReview: (id: number, fields: object) => reviews.merge(id, fields),
	setReviewIsUpdating: (id: number, isUpdating: boolean) => reviews.merge(id, { isUpdating }),
	setError: (what: unknown, error: unknown) => fail(errorKey(what), error),
};

const loading: Loading<[query?: object], ReviewPage> = {
	store: STORE_NAME,
	slot: pages,
	limit: 50,
	async load([query = {}], signal, thunkArgs) {
		const before = stateOf(thunkArgs);
		const reply = await requestWithHeaders({
			path: paths.reviews,
			query,
			signal,
			isExpected: Array.isArray,
			parse: parseReviews,
		});
		reviews.putResponse(reply.data, before, thunkArgs);
		return { ids: reply.data.map(({ id }) => id), total: reply.total ?? reply.data.length };
	},
};

const resolvers = {
	getReviews: resolver('getReviews', loading),
	getReviewsTotalCount: resolver('getReviewsTotalCount', loading),
};

/** `wc/admin/reviews`: reviews of products (S7.reviews). */
export const store = createResourceStore(STORE_NAME, { selectors, actions, resolvers });
