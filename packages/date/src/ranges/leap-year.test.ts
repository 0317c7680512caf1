import { containsLeapYear, isLeapYear, leapDaysIn } from './leap-year';

describe('isLeapYear()', () => {
	it.each([
		[2000, true],
		[1900, false],
		[2024, true],
		[2026, false],
	])('for %i returns %s', (year, expected) => {
		expect(isLeapYear(year)).toBe(expected);
	});

	it('and containsLeapYear() check the years between two dates', () => {
		expect(containsLeapYear('2023-12-31', '2024-01-01')).toBe(true);
		expect(containsLeapYear('2025-01-01', '2027-12-31')).toBe(false);
		expect(containsLeapYear('2027-01-01', '2025-01-01')).toBe(false);
	});

	it('and leapDaysIn() return only leap days within the range', () => {
		expect(leapDaysIn('2024-02-29', '2028-02-28')).toEqual(['2024-02-29']);
		expect(leapDaysIn('2023-12-31', '2024-02-28')).toEqual([]);
		expect(leapDaysIn('2024-03-01', '2024-12-31')).toEqual([]);
		expect(leapDaysIn('2024-01-01', '2024-02-29')).toEqual(['2024-02-29']);
		expect(leapDaysIn('0800-01-01', '0804-12-31')).toEqual(['0800-02-29', '0804-02-29']);
	});
});
