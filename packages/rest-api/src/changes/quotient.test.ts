import fc from 'fast-check';
import { splitOf, sumOf } from './change';
import { quotientParts } from './quotient';
import type { ChangeSubject } from './subject';

/** Adding 0 turns -0 into 0. */
const cents = (value: number) => Math.round(value * 100) + 0;
const subject: ChangeSubject = {
	endpoint: 'products',
	rows: 'products',
	metric: 'shop/margin',
	filters: {},
	before: { after: '', before: '' },
	now: { after: '', before: '' },
	toUnits: cents,
	countryName: (code) => code,
	ordersAlone: false,
	fullRefunds: false,
};
const formula = {
	terms: [
		{ metric: 'net_revenue', sign: 1 as const },
		{ metric: 'cost', sign: -1 as const },
	],
	per: 'items_sold',
};
const money = fc.integer({ min: 0, max: 1e7 }).map((units) => units / 100);
const row = fc.record({
	net_revenue: money,
	cost: money,
	items_sold: fc.integer({ min: 1, max: 9999 }),
});
type Numbers = Readonly<Record<'net_revenue' | 'cost' | 'items_sold', number>>;
const quotient = ({ net_revenue: sales, cost, items_sold: sold }: Numbers) => (sales - cost) / sold;

describe('The parts of a quotient’s change', () => {
	it('add up to the whole, apart from rounding', () => {
		fc.assert(
			fc.property(row, row, (before, now) => {
				const whole = { before: cents(quotient(before)), now: cents(quotient(now)) };
				const parts = quotientParts(subject, formula, { before, now }, (field) => field);
				const { rest } = splitOf(whole, parts);
				expect(parts.map(({ key }) => key)).toEqual(['net_revenue', 'cost', 'items_sold']);
				// Half a cent for each of three parts and for both periods.
				expect(Math.abs(rest)).toBeLessThanOrEqual(2.5);
				expect(sumOf(parts) + rest).toBe(whole.now - whole.before);
			}),
		);
	});

	it('consist of the divisor alone when no term above it changed', () => {
		const before = { net_revenue: 100, cost: 20, items_sold: 8 };
		const parts = quotientParts(
			subject,
			formula,
			{ before, now: { ...before, items_sold: 4 } },
			(field) => field,
		);
		expect(parts.map(({ by }) => by)).toEqual([0, 0, 1000]);
	});
});
