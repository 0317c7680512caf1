import { formatPhpDate } from './php-format';
import { withoutYear, withShortMonth } from './without-year';

const inLanguages = [
	['F j, Y', 'M j'],
	['j F Y', 'j M'],
	['j. F Y', 'j. M'],
	['j \\d\\e F \\d\\e Y', 'j \\d\\e M'],
	['Y年n月j日', 'n月j日'],
	['j F، Y', 'j M'],
	['Y. F j.', 'M j.'],
	['l, F jS, Y', 'l, M jS'],
	['F j, Y g:i a', 'M j g:i a'],
];

describe('A date format without its year', () => {
	it.each(inLanguages)('%s is %s', (whole, short) => {
		expect(withoutYear(whole)).toBe(short);
	});

	it.each(['Y-m-d', 'd/m/Y', 'd.m.Y', 'F j', ''])(
		'%s stays, as it is short or has no year',
		(format) => {
			expect(withoutYear(format)).toBe(format);
		},
	);

	it('writes day and month', () => {
		expect(formatPhpDate('2026-11-20', withoutYear('F j, Y'))).toBe('Nov 20');
	});
});

it.each([
	['F j, Y', 'M j, Y'],
	['j \\d\\e F \\d\\e Y', 'j \\d\\e M \\d\\e Y'],
	['\\F j M Y', '\\F j M Y'],
	['Y-m-d', 'Y-m-d'],
])('A date format with a short month: %s is %s', (whole, short) => {
	expect(withShortMonth(whole)).toBe(short);
});
