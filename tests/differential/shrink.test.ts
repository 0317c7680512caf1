import { shopOfSeed } from '../../packages/store-server/src/testing/shops/random-shop';
import { shrink } from './shrink';

describe('shrink', () => {
	const shop = shopOfSeed(3, { orders: 12 });
	const wanted = shop.orders[7]?.created;

	it('keeps only the order that causes the difference, and nothing unnecessary in it', async () => {
		const small = await shrink(
			shop,
			async ({ orders }) => orders.some(({ created }) => created === wanted),
			200,
		);
		expect(small.orders.map(({ created }) => created)).toEqual([wanted]);
		expect(small.orders[0]).toMatchObject({ refunds: [], coupons: [], fees: [], shipping: null });
		expect(small.downloads.every(({ order }) => order === 0)).toBe(true);
	});

	it('returns the shop unchanged if it has no attempts', async () => {
		expect(await shrink(shop, async () => true, 0)).toEqual(shop);
	});
});
