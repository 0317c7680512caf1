import fc from 'fast-check';
import { differenceOf, exchanged, portionOf, sumOf } from './arithmetic';
import { moneyOf } from './index';

/** A random amount with up to so many decimals, and the same amount in whole millionths. */
const decimals = fc
	.tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.nat(6))
	.map(([digits, places]) => ({
		amount: Number(`${digits}e-${places}`),
		millionths: BigInt(digits) * 10n ** BigInt(6 - places),
	}));

describe('sums and differences of amounts', () => {
	it('[S5.stores.7] lose no cent to binary fractions', () => {
		expect(0.1 + 0.2).not.toBe(0.3);
		expect(sumOf([0.1, 0.2])).toBe(0.3);
		expect(differenceOf(100, 99.9)).toBe(0.1);
		expect(sumOf([])).toBe(0);
		expect(differenceOf(5.5, 5.5)).toBe(0);
	});

	it('[S5.stores.7] keep what the shop sends with more decimals than its currency has', () => {
		expect(sumOf([1.004, 1.004])).toBe(2.008);
		expect(sumOf([12, 0.000001])).toBe(12.000001);
		expect(differenceOf(10, 3.3333)).toBe(6.6667);
	});

	it('[S5.stores.7] use up to six decimal digits of each amount', () => {
		fc.assert(
			fc.property(fc.array(decimals, { maxLength: 40 }), (all) => {
				const exact = all.reduce((sum, { millionths }) => sum + millionths, 0n);
				expect(sumOf(all.map(({ amount }) => amount))).toBe(Number(`${exact}e-6`));
			}),
		);
		fc.assert(
			fc.property(decimals, decimals, (one, other) => {
				const exact = one.millionths - other.millionths;
				expect(differenceOf(one.amount, other.amount)).toBe(Number(`${exact}e-6`));
			}),
		);
	});

	it.each([NaN, Infinity])('refuse %d, which is not an amount', (amount) => {
		expect(() => sumOf([1, amount])).toThrow();
	});
});

describe('a portion of whole units', () => {
	it.each([
		[3100, 1, 31, 100],
		[3100, 1, 30, 103],
		[5, 1, 2, 3],
		[-5, 1, 2, -2],
		[-1, 1, 4, 0],
		[7, 0, 3, 0],
		[7, 3, 3, 7],
		[700, 30, 7, 3000],
	])(
		'[S5.stores.7] of %d units at %d of %d is %d, halves rounded up',
		(units, part, whole, expected) => {
			expect(portionOf(units, part, whole)).toBe(expected);
		},
	);

	it('[S5.stores.7] adds up to the whole, however the whole is split', () => {
		fc.assert(
			fc.property(
				fc.integer({ min: 0, max: 1e11 }),
				fc.array(fc.integer({ min: 1, max: 1e6 }), { minLength: 1, maxLength: 20 }),
				(units, parts) => {
					const ends = parts.map((_, index) =>
						parts.slice(0, index + 1).reduce((sum, part) => sum + part, 0),
					);
					const whole = ends.at(-1) ?? 0;
					const shares = ends.map(
						(end, index) =>
							portionOf(units, end, whole) - portionOf(units, ends[index - 1] ?? 0, whole),
					);
					expect(shares.reduce((sum, share) => sum + share, 0)).toBe(units);
					expect(shares.every((share) => share >= 0)).toBe(true);
				},
			),
		);
	});
});

describe('money at an exchange rate', () => {
	const euros = { code: 'EUR', precision: 2 };
	const yen = { code: 'JPY', precision: 0 };
	const dinars = { code: 'KWD', precision: 3 };

	it.each([
		// 100.50 × 0.01 = 1.005, half a cent away from zero.
		[euros, 100.5, 0.01, euros, 1.01],
		[euros, -100.5, 0.01, euros, -1.01],
		// 4.35 × 1.1 = 4.785.
		[euros, 4.35, 1.1, euros, 4.79],
		// 19.99 × 163.25 = 3263.3675.
		[euros, 19.99, 163.25, yen, 3263],
		// 3263 × 0.0061256 = 19.9878328.
		[yen, 3263, 0.0061256, euros, 19.99],
		// 1.234 × 2.9995 = 3.701383.
		[dinars, 1.234, 2.9995, euros, 3.7],
		// 1 × 1.0049995 gives 1.00; rounding it to 1.005 first would be wrong.
		[euros, 1, 1.0049995, euros, 1],
		// 1000 × 0.0000001 = 0.0001.
		[euros, 1000, 1e-7, dinars, 0],
		[euros, 0.02, 1e9, yen, 20000000],
	])(
		'[S7.other.1][S5.stores.7] from %j %d × %d into %j is %d, rounded once',
		(from, amount, rate, into, expected) => {
			const money = exchanged(moneyOf(from, amount), rate, into);
			expect(money.toUnit() + 0).toBe(expected);
			expect(money.getCurrency()).toBe(into.code);
			expect(money.getPrecision()).toBe(into.precision);
		},
	);

	it('[S8.16] adds to the money of that currency and of no other', () => {
		const changed = exchanged(moneyOf(yen, 1000), 0.006, euros);
		expect(changed.add(moneyOf(euros, 0.1)).toUnit()).toBe(6.1);
		expect(() => changed.add(moneyOf(yen, 1))).toThrow(
			'You must provide a Dinero instance with the same currency.',
		);
	});
});
