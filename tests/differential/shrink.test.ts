import { shopOfSeed } from '../../packages/store-server/src/testing/shops/random-shop';
import { shrink } from './shrink';

describe('shrink', () => {
	const shop = shopOfSeed(3, { orders: 12 });
	const wanted = shop.orders[7]?.created;

	it('leaves the one order that makes the difference, without what does not', async () => {
		const small = await shrink(
			shop,
			async ({ orders }) => orders.some(({ created }) => created === wanted),
			200,
		);
		expect(small.orders.map(({ created }) => created)).toEqual([wanted]);
		expect(small.orders[0]).toMatchObject({ refunds: [], coupons: [], fees: [], shipping: null });
		expect(small.downloads.every(({ order }) => order === 0)).toBe(true);
	});

	it('gives the shop as it is when it may not try', async () => {
		expect(await shrink(shop, async () => true, 0)).toEqual(shop);
	});
});
