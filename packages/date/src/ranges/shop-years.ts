import type { Moment } from '../clock/moment';
import { isoDateFormat, toMoment } from '../formats/parse';
import { calendarDay } from '../clock/wall-clock';
import { addDays, yearBefore } from '../clock/calendar-units';
import { customPeriod, toDate, type Compare, type DateValue } from './periods';

/**
 * Returns the first day of the fiscal year of `now`; the year begins with the month `startMonth`, 1 to 12. A new
 * moment. Pure.
 */
function startOfFiscalYear(now: Moment, startMonth: number): Moment {
	const monthsInto = (now.month() + 1 - startMonth + 12) % 12;
	return now.clone().startOf('month').subtract(monthsInto, 'months');
}

/**
 * Returns the fiscal year until `now`, compared with the year before until the same date or with as many days from its
 * beginning. Pure.
 */
export function fiscalYearToDate(now: Moment, startMonth: number, compare: Compare): DateValue {
	return toDate(startOfFiscalYear(now, startMonth), now, 'year', compare);
}

/** Returns the whole fiscal year before that of `now`, compared with the one before it. Pure. */
export function lastFiscalYear(now: Moment, startMonth: number): DateValue {
	const current = startOfFiscalYear(now, startMonth);
	const primaryStart = yearBefore(current);
	return {
		primaryStart,
		primaryEnd: addDays(current, -1).endOf('day'),
		secondaryStart: yearBefore(primaryStart),
		secondaryEnd: addDays(primaryStart, -1).endOf('day'),
	};
}

/**
 * Returns the range from the day of the shop's first order (`YYYY-MM-DD`) until `now`; only today without a first
 * order. Pure.
 */
export function allTime(now: Moment, firstOrderDay: string, compare: Compare): DateValue {
	const first = toMoment(isoDateFormat, firstOrderDay);
	const isPast = first !== null && calendarDay(first) < calendarDay(now);
	const start = isPast ? first.locale(now.locale()) : now.clone().startOf('day');
	return customPeriod(start, now, compare);
}
