import { createRegistry } from '@wordpress/data';
import { fakeShop, heldResponse, settle, type FakeShop } from '../testing/fake-shop';
import { operationError, serverError } from '../testing/shop-responses';
import { store } from './store';

let shop: FakeShop;
let registry: ReturnType<typeof createRegistry>;
const query = { status: 'hold', per_page: 5 };
const review = (id: number, fields = {}) => ({ id, status: 'hold', rating: 4, ...fields });

beforeEach(() => {
	shop = fakeShop();
	shop.on('GET /wc-analytics/products/reviews', {
		body: [review(11), review(12)],
		headers: { 'X-WP-Total': '12' },
	});
	registry = createRegistry();
	registry.register(store);
});
afterEach(() => settle());

const select = () => registry.select(store);
const dispatch = () => registry.dispatch(store);

describe('The reviews store', () => {
	it('[S7.reviews.1, S3.review.1] requests reviews and reads their count from the headers, in one request', async () => {
		const { getReviews, getReviewsTotalCount } = registry.resolveSelect(store);
		expect(await Promise.all([getReviews(query), getReviewsTotalCount(query)])).toEqual([
			[review(11), review(12)],
			12,
		]);
		expect(shop.calls.map((call) => call.query)).toEqual([{ status: 'hold', per_page: '5' }]);
	});

	it('[S7.reviews.2, S3.review.1] changes a review, which is marked as updating meanwhile', async () => {
		await registry.resolveSelect(store).getReviews(query);
		const slow = heldResponse({ body: review(11, { status: 'approved' }) });
		shop.on('PUT /wc-analytics/products/reviews/11', slow.handler);
		const changing = dispatch().updateReview(11, { status: 'approved' }, { _embed: 1 });
		expect(select().getReviews(query)[0]).toMatchObject({ isUpdating: true });
		slow.release();
		await changing;
		expect(select().getReviews(query)[0]).toMatchObject({ status: 'approved', isUpdating: false });
		expect(shop.calls[1]).toMatchObject({ query: { _embed: '1' }, body: { status: 'approved' } });
	});

	it('[S7.reviews.3] puts a review into the trash', async () => {
		await registry.resolveSelect(store).getReviews(query);
		shop.on('DELETE /wc-analytics/products/reviews/12', { body: review(12, { status: 'trash' }) });
		await dispatch().deleteReview(12);
		expect(select().getReviews(query)[1]).toMatchObject({ status: 'trash' });
	});

	it('[S8.13] keeps errors for queries and operations and rejects', async () => {
		shop.on(/./, serverError);
		await registry.resolveSelect(store).getReviews(query);
		await expect(dispatch().updateReview(11, {})).rejects.toMatchObject(operationError);
		await expect(dispatch().deleteReview(11)).rejects.toMatchObject(operationError);
		for (const what of [query, 'updateReview', 'deleteReview']) {
			expect(select().getReviewsError(what)).toMatchObject({ status: 500 });
		}
		expect(select().getReviewsError({})).toBe(false);
	});

	it('takes reviews, errors and flags from extensions', async () => {
		const actions = dispatch();
		await actions.updateReviews({ page: 3 }, [review(5) as never], 70);
		await actions.setReview(5, { rating: 1 });
		await actions.setReviewIsUpdating(5, true);
		await actions.setError({ page: 4 }, 'no');
		expect(select().getReviews({ page: 3 })).toMatchObject([
			{ id: 5, rating: 1, isUpdating: true },
		]);
		expect(select().getReviewsTotalCount({ page: 3 })).toBe(70);
		expect(select().getReviewsError({ page: 4 })).toBe('no');
	});
});
