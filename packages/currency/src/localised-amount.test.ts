import { localiseMonetaryValue, unformatLocalisedMonetaryValue } from '.';

const euros = { decimalSeparator: ',', thousandSeparator: '.', precision: 2 };
const dollars = { decimalSeparator: '.', thousandSeparator: ',', precision: 2 };

describe('localiseMonetaryValue', () => {
	it.each([
		[1234.5, '1.234,50'],
		[-5.1, '-5,10'],
		['12', '12,00'],
		['12,5', '12,50'],
		['1234,56', '1.234,56'],
		['1.234,5', '1.234,50'],
		['12 ', '12,00'],
	])('writes %p as the shop does', (value, written) => {
		expect(localiseMonetaryValue(euros, value)).toBe(written);
	});

	it.each(['1234.5', '12.50', 'abc', '', '1+2', '1.2.3', ',5', '-5', null, undefined, true])(
		'leaves %p as it is',
		(value) => expect(localiseMonetaryValue(euros, value)).toBe(value),
	);

	it('reads with the shop’s separators', () => {
		expect(localiseMonetaryValue(dollars, '1234.5')).toBe('1,234.50');
		expect(localiseMonetaryValue(dollars, '12,5')).toBe('12,5');
	});
});

describe('unformatLocalisedMonetaryValue', () => {
	it.each([
		['1.234,5', 1234.5],
		['1234,56', 1234.56],
		['12,', 12],
		[',5', 0.5],
		['1.234.567,89', 1234567.89],
		['1.23', 123],
		['12 ', 12],
		[12.3, 12.3],
	])('reads %p', (text, number) => {
		expect(unformatLocalisedMonetaryValue(euros, text)).toBe(number);
	});

	it.each(['abc', '', '-5,1', '€ 12,5', '1+2', '1,2,3', null, undefined, NaN, Infinity, true])(
		'throws for %p',
		(value) => {
			expect(() => unformatLocalisedMonetaryValue(euros, value)).toThrow();
		},
	);
});
