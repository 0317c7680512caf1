import { moment, type Moment } from '../clock/moment';
import { calendarDay } from '../clock/wall-clock';

/** Whether the year has a 29 February (Gregorian). */
export function isLeapYear(year: number): boolean {
	return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** Whether a year of the range is a leap year; both ends count, and need not contain the leap day itself. */
export function containsLeapYear(startDate: Moment | string, endDate: Moment | string): boolean {
	return yearsOf(startDate, endDate).some(isLeapYear);
}

/** The 29 Februaries within the range, both ends included, as `YYYY-MM-DD`. */
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
