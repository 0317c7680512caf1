import { publicReview } from './review';

describe('a review', () => {
	it('is told without what only the store keeps of it, and without the links of the shop that it came from', () => {
		const review = {
			id: 7,
			status: 'trash',
			product_id: 12,
			rating: 5,
			review: 'Good',
			reviewer: 'Ann',
			reviewer_email: 'ann@example.org',
		};
		const _links = { self: [{ href: 'https://shop.example/wp-json/wc/v3/products/reviews/7' }] };
		expect(publicReview({ ...review, status_before: 'approved', _links })).toEqual(review);
	});
});
