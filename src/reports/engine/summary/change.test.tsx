import CurrencyFactory from '@store-analytics/currency';
import { isNew, shownChange } from './change';

const currency = CurrencyFactory();

describe('A change as every screen shows it', () => {
	it('is an amount if the number was or is below 0, or grew beyond 999 percent', () => {
		const by = (now: number, before: number) => shownChange('currency', now, before, currency);
		expect(by(930, -40)).toEqual({ delta: 1, deltaAmount: '$970.00', isNew: false });
		expect(by(-60, -40)).toEqual({ delta: -1, deltaAmount: '$20.00', isNew: false });
		expect(by(-40, 930)).toEqual({ delta: -1, deltaAmount: '$970.00', isNew: false });
		expect(by(-40, 0)).toEqual({ delta: -1, deltaAmount: '$40.00', isNew: false });
		expect(by(5000, 100)).toEqual({ delta: 1, deltaAmount: '$4,900.00', isNew: false });
		expect(shownChange('number', 2.5, -1, currency)).toMatchObject({ deltaAmount: '3.5' });
	});

	it('is a percentage otherwise, and new after nothing', () => {
		expect(shownChange('number', 3, 4, currency)).toMatchObject({ delta: -25, isNew: false });
		expect(shownChange('number', 3, 0, currency)).toMatchObject({ delta: 0, isNew: true });
		expect(isNew(-3, 0)).toBe(false);
	});

	it('is points for a rate, whatever it was before', () => {
		const by = (now: number, before: number) => shownChange('percent', now, before, currency);
		expect(by(0.067, 0.021)).toEqual({ delta: 1, deltaAmount: '4.6 points', isNew: false });
		expect(by(0.021, 0.067)).toEqual({ delta: -1, deltaAmount: '4.6 points', isNew: false });
		// As shown: 6.7% after 2.1%.
		expect(by(0.0674, 0.0206)).toMatchObject({ deltaAmount: '4.6 points' });
		expect(by(0.5, 0.4)).toEqual({ delta: 1, deltaAmount: '10.0 points', isNew: false });
		expect(by(0.02, 0)).toEqual({ delta: 1, deltaAmount: '2.0 points', isNew: false });
		expect(by(0.02, 0.02)).toEqual({ delta: 0, deltaAmount: undefined, isNew: false });
		expect(by(0, 0)).toMatchObject({ isNothing: true });
	});

	it('from nothing to nothing is nothing to show', () => {
		expect(shownChange('currency', 0, 0, currency)).toMatchObject({ delta: 0, isNothing: true });
		expect(shownChange('currency', 5, 5, currency)).not.toHaveProperty('isNothing');
	});

	it('does not exist without both numbers', () => {
		const none = { delta: undefined, deltaAmount: undefined, isNew: false };
		expect(shownChange('number', undefined, 4, currency)).toEqual(none);
		expect(shownChange('number', 4, undefined, currency)).toEqual(none);
	});
});
