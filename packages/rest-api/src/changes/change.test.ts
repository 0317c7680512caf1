import fc from 'fast-check';
import { byFactors, byWeight, difference, greatest, splitOf, sumOf, type Part } from './change';

const units = fc.integer({ min: -1e9, max: 1e9 });
const change = fc.record({ before: units, now: units });
const parts = fc.array(
	fc.record({ key: fc.string(), label: fc.string(), by: units }) satisfies fc.Arbitrary<Part>,
);

describe('The parts of a change', () => {
	it('add up to the whole with the rest, whatever the parts', () => {
		fc.assert(
			fc.property(change, parts, fc.nat(5), (whole, all, count) => {
				for (const { parts: some, rest } of [splitOf(whole, all), greatest(whole, all, count)]) {
					expect(sumOf(some) + rest).toBe(difference(whole));
				}
			}),
		);
	});

	it('are sorted by size, up or down, without unchanged parts', () => {
		const all = [3, 0, -40, 40, 7].map((by, index) => ({ key: `${index}`, label: '', by }));
		expect(byWeight(all).map(({ key }) => key)).toEqual(['2', '3', '4', '0', '1']);
		const { parts: one, rest } = greatest({ before: 10, now: 20 }, all, 1);
		expect(one.map(({ by }) => by)).toEqual([-40]);
		expect(rest).toBe(50);
		expect(greatest({ before: 10, now: 20 }, all, 9).parts).toHaveLength(4);
	});
});

it('A row of all others hides more than two parts, where these are few', () => {
	const ten = Array.from({ length: 10 }, (_, at) => ({ key: `${at}`, label: '', by: at + 1 }));
	const whole = { before: 0, now: 55 };
	expect(greatest(whole, ten, 8, 2)).toMatchObject({ rest: 0 });
	expect(greatest(whole, ten, 8, 2).parts).toHaveLength(10);
	// 1 + 2 + 3
	expect(greatest(whole, ten, 7, 2)).toMatchObject({ rest: 6 });
	expect(greatest(whole, ten, 7, 2).parts).toHaveLength(7);
	expect(greatest(whole, ten, 8).parts).toHaveLength(8);
});

describe('The split into orders and their average', () => {
	/** Units, and the number of orders they belong to. */
	const sales = fc.record({ units: fc.integer({ min: 0, max: 1e9 }), orders: fc.nat(10_000) });
	const factors = (of: { units: number; orders: number }) =>
		[of.orders, of.orders === 0 ? 0 : of.units / of.orders] as const;

	it('moves sales by whole units that add up to the whole', () => {
		fc.assert(
			fc.property(sales, sales, (before, now) => {
				const whole = { before: before.units, now: now.units };
				const [first, second] = byFactors(whole, factors(before), factors(now));
				expect(Number.isInteger(first)).toBe(true);
				expect(first + second).toBe(now.units - before.units);
			}),
		);
	});

	it('gives one factor everything when the other did not change', () => {
		// 10 orders of 500 cents; 14 of 500; 10 of 650.
		expect(byFactors({ before: 5000, now: 7000 }, [10, 500], [14, 500])).toEqual([2000, 0]);
		expect(byFactors({ before: 5000, now: 6500 }, [10, 500], [10, 650])).toEqual([0, 1500]);
	});

	it('shares a change of both factors: 10 orders of 500 become 8 of 600', () => {
		// 2 orders fewer at (500 + 600) / 2, 100 more at (10 + 8) / 2 orders.
		expect(byFactors({ before: 5000, now: 4800 }, [10, 500], [8, 600])).toEqual([-1100, 900]);
	});

	it('gives everything to orders when a period has none, and the opposite in reverse', () => {
		expect(byFactors({ before: 0, now: 900 }, [0, 0], [3, 300])).toEqual([900, 0]);
		expect(byFactors({ before: 900, now: 0 }, [3, 300], [0, 0])).toEqual([-900, 0]);
		expect(byFactors({ before: 4800, now: 5000 }, [8, 600], [10, 500])).toEqual([1100, -900]);
	});
});
