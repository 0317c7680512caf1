import { taxMeanings } from '@store-analytics/rest-api/metrics';
import { ExactSum, measured, metricOf, ratio, tidy } from './metric';
import { taxMetrics } from './tax-metrics';

describe('a number of a reply', () => {
	it.each([
		[2.5, 'count', 2.5],
		[2.49999999999, 'count', 2.5],
		[19.99000000001, 'amount', 19.99],
		[0.1234567, 'amount', 0.123457],
		[0.1 + 0.2, 'amount', 0.3],
		[123456789.1234567, 'amount', 123456789.123457],
		[-98765.4321, 'amount', -98765.4321],
		[10 / 3, 'average', 10 / 3],
		[null, 'amount', 0],
		[undefined, 'count', 0],
		[Infinity, 'average', 0],
		[NaN, 'amount', 0],
		[-0, 'amount', 0],
		[-0.2, 'count', -0.2],
	] as const)('is, of %d as %s, %d', (value, unit, expected) => {
		expect(tidy(value, unit)).toBe(expected);
	});
});

describe('a sum of amounts', () => {
	it.each([
		['none', [], 0],
		['fractions', [0.1, 0.2, -0.3], 0],
		['many great ones', Array<number>(1000).fill(98765432.17), 98765432170],
		['great and small ones', [9876543210.12, -9876543210.11, 33.333333], 33.343333],
	] as const)('is exact, of %s', (_which, amounts, expected) => {
		const sum = new ExactSum();
		for (const amount of amounts) sum.add(amount);
		expect(sum.total).toBe(expected);
	});
});

describe('a metric per another', () => {
	it('is what is left of the division, and 0 per nothing', () => {
		const { of } = ratio('total_spend', 'orders_count');
		expect(of({ total_spend: 90, orders_count: 4 })).toBe(22.5);
		expect(of({ total_spend: 90, orders_count: 0 })).toBe(0);
	});
});

it('An undeclared metric is an error that names it', () => {
	expect(metricOf(taxMetrics, 'order_tax').over).toEqual({ 'tax line': 'SUM(order_tax)' });
	expect(() => metricOf(taxMetrics, 'order_taxes')).toThrow('No metric is called order_taxes.');
});

it('A number with a meaning but no calculation is an error that names it', () => {
	expect(() => measured(taxMeanings, {})).toThrow('Nothing says how tax_codes is worked out.');
});
