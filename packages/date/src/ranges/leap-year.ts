import { moment, type Moment } from '../clock/moment';
import { calendarDay } from '../clock/wall-clock';

/**
 * Checks whether the year has a 29 February (Gregorian).
 * @example isLeapYear(2028) // true
 */
export function isLeapYear(year: number): boolean {
	return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/**
 * Checks whether a year of the range is a leap year. The years of both ends count, even if the range does not include
 * the leap day.
 * @example containsLeapYear('2027-12-31', '2028-01-01') // true
 */
export function containsLeapYear(startDate: Moment | string, endDate: Moment | string): boolean {
	return yearsOf(startDate, endDate).some(isLeapYear);
}

/**
 * Returns the 29 Februaries within the range, both ends included, as `YYYY-MM-DD`.
 * @example leapDaysIn('2028-01-01', '2028-12-31') // ['2028-02-29']
 */
export function leapDaysIn(startDate: Moment | string, endDate: Moment | string): string[] {
	const [first, last] = [calendarDay(moment(startDate)), calendarDay(moment(endDate))];
	return yearsOf(startDate, endDate)
		.filter(isLeapYear)
		.map((year) => `${String(year).padStart(4, '0')}-02-29`)
		.filter((day) => day >= first && day <= last);
}

function yearsOf(startDate: Moment | string, endDate: Moment | string): number[] {
	const [first, last] = [moment(startDate).year(), moment(endDate).year()];
	return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
