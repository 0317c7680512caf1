import fc from 'fast-check';
import { randomShop } from './random-shop';

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
});
