import { recordedRequests, type ShopIds } from './queries';

const ids: ShopIds = {
	simple: [7],
	variable: [30],
	downloadable: [],
	variations: [31, 32],
	categories: [16],
	coupons: [40],
	taxes: [2, 3],
	customers: [1, 2],
	attributes: [1],
	terms: [24],
	orders: [50],
	names: ['Ada'],
	emails: ['ada@shop.example'],
	usernames: ['ada'],
};

const named = (about: Partial<ShopIds>) =>
	new Map(
		recordedRequests({ ...ids, ...about }).map(({ file, request }) => [
			file.replace('.json', ''),
			request,
		]),
	);

describe('The recorded queries for another shop', () => {
	it('refer to what is at the same position there', () => {
		const requests = named({});
		expect(requests.get('product-variation-one')?.path).toBe(
			'/wc-analytics/products/30/variations/31',
		);
		expect(requests.get('taxes-filter')?.query).toMatchObject({ taxes: '2,3,2' });
		expect(requests.get('category-one')?.path).toBe('/wc-analytics/products/categories/16');
	});

	it('omit requests about items that the other shop does not have', () => {
		const requests = named({ variable: [], variations: [], categories: [], taxes: [] });
		const about = ['product-variation-one', 'category-one', 'taxes-filter', 'tax-one'];
		expect(about.filter((file) => requests.has(file))).toEqual([]);
		expect(requests.has('products-stats-single-variable-segment-variation')).toBe(false);
	});

	it('stay the same for items that neither shop has', () => {
		expect(named({}).get('product-404')?.path).toBe('/wc-analytics/products/999999');
	});
});
