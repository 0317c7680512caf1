import { exactSum } from './exact-sum';
import { minus, plus, sumOfTerms } from './meaning';

describe('The sum of report numbers', () => {
	it('loses no cent to binary fractions', () => {
		expect(exactSum([0.1, 0.2])).toBe(0.3);
		expect(exactSum(Array.from({ length: 30 }, () => 0.1))).toBe(3);
		expect(exactSum([100, -99.9])).toBe(0.1);
		expect(exactSum([])).toBe(0);
	});

	it('keeps decimals beyond those of money', () => {
		expect(exactSum([0.000000125, 0.000000125])).toBeCloseTo(0.00000025, 12);
		expect(exactSum([1 / 3])).toBe(1 / 3);
	});

	it('gives a formula its number to the cent', () => {
		const formula = { terms: [plus('gross_sales'), minus('coupons'), minus('refunds')] };
		expect(sumOfTerms(formula, { gross_sales: 0.3, coupons: 0.1, refunds: 0.1 })).toBe(0.1);
	});
});
