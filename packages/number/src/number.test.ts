import fc from 'fast-check';
import { assertNumberInput, parseNumber } from './parse-number';
import { calculateDelta, formatValue } from './format-value';
import { numberFormat } from './number-format';
import { decimalText, roundTo } from './rounding';

const continental = { decimalSeparator: ',', thousandSeparator: '.' };

describe('numberFormat', () => {
	it('[S9.tables-timeline-and.5] groups with commas and has a decimal point by default', () => {
		expect(numberFormat({}, 1000)).toBe('1,000');
		expect(numberFormat({}, 1234567.5)).toBe('1,234,567.5');
	});

	it.each([undefined, null, '', ' ', 'abc', '1,000', NaN, Infinity, true, [], {}])(
		'returns an empty text for %j, which is not a number',
		(value) => {
			expect(numberFormat({}, value)).toBe('');
		},
	);

	it('reads numeric text', () => {
		expect(numberFormat({}, '10000')).toBe('10,000');
		expect(numberFormat({}, '-12.50')).toBe('-12.5');
	});

	it.each([undefined, null, 'many', NaN, -1])(
		'keeps every decimal with the precision %j',
		(precision) => {
			expect(numberFormat({ precision }, '1337.4498')).toBe('1,337.4498');
		},
	);

	it.each([
		[2, 1337.4498, '1,337.45'],
		['2', 1337.4, '1,337.40'],
		[0, 1337.5, '1,338'],
		[2, 1.005, '1.01'],
		[2, -1.005, '-1.01'],
		[2, -0.004, '0.00'],
		[3, 1e-7, '0.000'],
		[2, 1e21, '1,000,000,000,000,000,000,000.00'],
		[1, 99.96, '100.0'],
	])('rounds to precision %j: %d is %s', (precision, value, expected) => {
		expect(numberFormat({ precision }, value)).toBe(expected);
	});

	it.each([null, undefined, { decimalSeparator: null, thousandSeparator: null, precision: null }])(
		'falls back to the default separators with the config %j',
		(config) => {
			expect(numberFormat(config, 1234.5)).toBe('1,234.5');
			expect(formatValue(config, 'number', 1234.5)).toBe('1,234.5');
		},
	);

	it('takes separators from the config only', () => {
		expect(numberFormat({ ...continental, precision: 3 }, 12345.6789)).toBe('12.345,679');
		expect(numberFormat({ thousandSeparator: '$1' }, 1000)).toBe('1$1000');
		expect(numberFormat({ thousandSeparator: '' }, 1000)).toBe('1000');
	});
});

describe('formatValue', () => {
	it('[S5.currency-and-numbers.4] makes averages whole and groups numbers', () => {
		expect(formatValue({}, 'average', 1234.56)).toBe(1235);
		expect(formatValue({}, 'average', 1234.44)).toBe(1234);
		expect(formatValue({}, 'average', 2.5)).toBe(3);
		expect(formatValue({ precision: 2 }, 'average', 1.29)).toBe(1);
		expect(formatValue({}, 'number', 1234)).toBe('1,234');
		expect(formatValue({}, 'number', 1234567)).toBe('1,234,567');
		expect(formatValue({ precision: 2 }, 'number', 1234)).toBe('1,234');
		expect(formatValue(continental, 'number', 1234)).toBe('1.234');
	});

	it('returns null for what is not finite and undefined for other types', () => {
		expect(formatValue({}, 'number', NaN)).toBeNull();
		expect(formatValue({}, 'average', Infinity)).toBeNull();
		expect(formatValue({}, 'percent', 1)).toBeUndefined();
	});
});

describe('calculateDelta', () => {
	it.each([
		[150, 100, 50],
		[100, 150, -33],
		[5, 3, 67],
		[4, 3, 33],
		[1, 3, -67],
		[999, 1000, 0],
		[-50, -100, -50],
		[5, 0, 0],
		[0, 0, 0],
		[0, 5, -100],
		[NaN, 1, null],
		[1, NaN, null],
		[Infinity, 1, null],
		[1, Infinity, null],
		[-Infinity, -Infinity, null],
		[NaN, 0, null],
	])(
		'[S5.currency-and-numbers.4] %d after %d is a change of %j percent',
		(now, before, expected) => {
			expect(calculateDelta(now, before)).toBe(expected);
		},
	);

	it('returns null for a missing value', () => {
		// @ts-expect-error: replies of a server may lack it.
		expect(calculateDelta(undefined, 3)).toBeNull();
	});
});

describe('parseNumber', () => {
	it.each([
		['1.234,5', '1234.5'],
		['1234,', '1234'],
		[',5', '0.5'],
		['-,5', '-0.5'],
		['+7', '7'],
		[' 12 ', '12'],
		['0,10', '0.1'],
		['1,2,3', ''],
		['12a', ''],
		['1e5', ''],
		['', ''],
		['-', ''],
	])('reads %j as a German shop writes it: %j', (text, expected) => {
		expect(parseNumber(continental, text)).toBe(expected);
	});

	it('rounds to the precision', () => {
		expect(parseNumber({ precision: 2 }, '1,234.567')).toBe('1234.57');
	});

	it('takes any space where spaces group', () => {
		const config = { thousandSeparator: '\u00a0', decimalSeparator: ',' };
		expect(parseNumber(config, '1 234\u202f567,5')).toBe('1234567.5');
	});

	it('uses default separators for null, and reads no decimals without a decimal separator', () => {
		expect(parseNumber({ decimalSeparator: null, thousandSeparator: null }, '1,234.5')).toBe(
			'1234.5',
		);
		expect(parseNumber({ decimalSeparator: '' }, '1,234')).toBe('1234');
	});

	it('[S5.currency-and-numbers.3] rejects equal separators and masks with digits', () => {
		const equal = { decimalSeparator: ',', thousandSeparator: ',' };
		expect(() => parseNumber(equal, '1')).toThrow('two different ones');
		expect(() => parseNumber({ thousandSeparator: '.' }, '1')).toThrow('two different ones');
		expect(() => assertNumberInput({ decimalSeparator: ',' })).toThrow('two different ones');
		expect(() => assertNumberInput(continental)).not.toThrow();
		expect(() => assertNumberInput({ mask: '_0_' })).toThrow('contains digits');
		expect(() => assertNumberInput({ mask: ['M', '1'] })).toThrow('contains digits');
		expect(() => assertNumberInput({ mask: ['M', 'Y'] })).not.toThrow();
	});
});

describe('The number functions', () => {
	const numbers = fc.double({ noNaN: true, noDefaultInfinity: true });
	const separators = fc
		.tuple(fc.constantFrom(',', '.', ' ', '’', "'"), fc.constantFrom(',', '.', '٫'))
		.filter(([thousand, decimal]) => thousand !== decimal)
		.map(([thousandSeparator, decimalSeparator]) => ({ thousandSeparator, decimalSeparator }));

	it('read back the same number that they wrote', () => {
		fc.assert(
			fc.property(numbers, separators, (value, config) => {
				const written = numberFormat(config, value);
				expect(Number(parseNumber(config, written))).toBe(value === 0 ? 0 : value);
			}),
		);
	});

	it('read back the rounded number and its sign when they wrote decimals', () => {
		fc.assert(
			fc.property(
				fc.double({ min: -1e12, max: 1e12, noNaN: true }),
				fc.nat(4),
				separators,
				(value, precision, config) => {
					const written = numberFormat({ ...config, precision }, value);
					const [, fraction = ''] = written.split(config.decimalSeparator);
					expect(fraction).toHaveLength(precision);
					expect(Number(parseNumber(config, written))).toBe(roundTo(value, precision));
				},
			),
		);
	});

	it('give text, whatever comes in place of a number or a config', () => {
		fc.assert(
			fc.property(fc.anything(), fc.anything(), (value, precision) => {
				// as: settings of a page may hold anything.
				const written = numberFormat({ precision: precision as number }, value);
				expect(written).toMatch(/^(-?[\d,]+(\.\d+)?)?$/);
			}),
		);
	});

	it('give plain notation or nothing, whatever is typed', () => {
		fc.assert(
			fc.property(fc.string(), separators, (typed, config) => {
				expect(parseNumber(config, typed)).toMatch(/^(-?\d+(\.\d+)?)?$/);
			}),
		);
	});

	it('give a change in whole percent, accurate within half a percent', () => {
		const values = fc.integer({ min: -1e6, max: 1e6 });
		fc.assert(
			fc.property(values, values, (now, before) => {
				const delta = calculateDelta(now, before);
				if (delta === null) throw new Error('Both values are finite.');
				expect(Number.isInteger(delta)).toBe(true);
				if (before === 0) expect(delta).toBe(0);
				else {
					const reached = before + (before * delta) / 100;
					expect(Math.abs(reached - now)).toBeLessThanOrEqual(Math.abs(before) / 200 + 1e-6);
				}
			}),
		);
	});

	it('round by half a unit at most, and change nothing when they round again', () => {
		fc.assert(
			fc.property(
				fc.double({ min: -1e9, max: 1e9, noNaN: true }),
				fc.nat(6),
				(value, precision) => {
					const rounded = roundTo(value, precision);
					expect(Math.abs(rounded - value)).toBeLessThanOrEqual(0.5 * 10 ** -precision + 1e-6);
					expect(roundTo(rounded, precision)).toBe(rounded);
					expect(decimalText(value, precision)).toMatch(
						precision === 0 ? /^-?\d+$/ : new RegExp(`^-?\\d+\\.\\d{${precision}}$`),
					);
				},
			),
		);
	});
});
