import fc from 'fast-check';
import { sumOf } from './arithmetic';
import { CurrencyFactory, Dinero, moneyOf } from './index';

const dollars = CurrencyFactory();
const euros = CurrencyFactory({
	code: 'EUR',
	symbol: '€',
	symbolPosition: 'right_space',
	thousandSeparator: '.',
	decimalSeparator: ',',
});
const yen = CurrencyFactory({ code: 'JPY', symbol: '¥', precision: 0 });
const usd = (amount: unknown) => moneyOf(dollars.getCurrencyConfig(), amount);
const eur = (amount: unknown) => moneyOf(euros.getCurrencyConfig(), amount);
const jpy = (amount: unknown) => moneyOf(yen.getCurrencyConfig(), amount);

describe('Amounts of responses as money', () => {
	it.each([
		[19.99, 1999],
		['19.99', 1999],
		[1.005, 101],
		[-1.005, -101],
		[0.1 + 0.2, 30],
		[4.35, 435],
		[0, 0],
	])('[S5.stores.7] convert %j dollars to %d whole cents', (amount, cents) => {
		expect(usd(amount).getAmount()).toBe(cents);
	});

	it('[S5.stores.7] have the decimals and the code of the shop’s currency', () => {
		expect(jpy(1239.5).toObject()).toEqual({ amount: 1240, currency: 'JPY', precision: 0 });
		expect(eur('7').toObject()).toEqual({ amount: 700, currency: 'EUR', precision: 2 });
	});

	it('[S5.stores.7] convert back to the same number, whatever the currency’s decimals', () => {
		fc.assert(
			fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.nat(4), (minor, precision) => {
				const amount = minor / 10 ** precision;
				const money = moneyOf({ code: 'USD', precision }, amount);
				expect(money.getAmount()).toBe(minor === 0 ? 0 : minor);
				expect(money.toUnit()).toBe(minor === 0 ? 0 : amount);
			}),
		);
	});

	it.each(['abc', '', null, undefined, NaN, Infinity])(
		'[S8.16][S5.stores.7] are refused when they are no number: %j',
		(amount) => {
			expect(() => usd(amount)).toThrow('You must provide an integer.');
		},
	);

	it('[S8.16][S5.stores.7] add up to the cent, and only within one currency', () => {
		expect(dollars.formatAmount(sumOf(Array.from({ length: 30 }, () => 0.1)))).toBe('$3.00');
		expect(() => usd(1).add(eur(1))).toThrow(
			'You must provide a Dinero instance with the same currency.',
		);
	});
});

describe('Money formatted by dinero.js', () => {
	it('[S9.tables-timeline-and.6] has the shop’s defaults without settings: $0,0.00, en-US, halves away from zero', () => {
		expect(Dinero.globalFormat).toBe('$0,0.00');
		expect(Dinero.globalLocale).toBe('en-US');
		expect(Dinero.globalFormatRoundingMode).toBe('HALF_AWAY_FROM_ZERO');
		expect([1234.565, -0.005, 0.125].map((amount) => dollars.formatAmount(amount))).toEqual([
			'$1,234.57',
			'-$0.01',
			'$0.13',
		]);
		fc.assert(
			fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
				expect(usd(cents / 100).toFormat()).toBe(dollars.formatAmount(cents / 100));
			}),
		);
	});
});
