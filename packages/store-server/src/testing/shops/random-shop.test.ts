import fc from 'fast-check';
import { randomShop, shopOfSeed } from './random-shop';

describe('Random shops', () => {
	it('delete no two equal variations of a product, because an export cannot distinguish them', () => {
		fc.assert(
			fc.property(randomShop({ orders: 0 }), ({ products }) => {
				for (const { fate, variations } of products) {
					const gone = variations.filter((one) => fate === 'deleted' || one.fate === 'deleted');
					const kinds = new Set(gone.map(({ terms }) => JSON.stringify(terms)));
					expect(kinds.size).toBe(gone.length);
				}
			}),
			{ seed: 3, numRuns: 300 },
		);
	});

	it('may have a past: orders of a year of 53 weeks, in order, whose downloads stay theirs', () => {
		const shop = shopOfSeed(350, { orders: 40, changed: true });
		const before = shopOfSeed(350, { orders: 40 });
		const dates = shop.orders.map(({ created }) => created);
		expect(dates).toEqual([...dates].sort());
		expect(dates.filter((date) => date < '2022')).toHaveLength(13);
		const boughtWith = ({ orders, downloads }: typeof shop) =>
			downloads.map(({ order, line }) => orders[order]?.lines[line]);
		expect(boughtWith(shop)).toEqual(boughtWith(before));
		const moved = shop.products.flatMap(({ variations }) =>
			variations.flatMap((one) => one.movesTo ?? []),
		);
		expect(moved).toHaveLength(1);
	});
});
