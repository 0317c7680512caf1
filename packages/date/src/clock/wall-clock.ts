import { moment, type Moment } from './moment';

const DAY = 86_400_000;

/** Returns the wall time in milliseconds, as if in UTC, so that differences ignore clock changes. */
export function wallTime(date: Moment): number {
	return Date.UTC(
		date.year(),
		date.month(),
		date.date(),
		date.hour(),
		date.minute(),
		date.second(),
		date.millisecond(),
	);
}

/**
 * Returns the calendar day as `YYYY-MM-DD` in Latin digits, in the zone of the moment (for a Date: the machine's).
 * @example calendarDay(moment('2026-11-20T12:00:00')) // '2026-11-20'
 */
export function calendarDay(date: Moment | Date): string {
	return dateText(moment(date), 'YYYY-MM-DD', 'en');
}

/**
 * Formats a date in moment's notation, in its own language or in `locale`. Returns '' without a date.
 * @example dateText(moment('2026-11-20'), 'MMM D', 'en') // 'Nov 20'
 */
export function dateText(date: Moment | null | undefined, format: string, locale?: string): string {
	if (!date) return '';
	return (locale ? date.clone().locale(locale) : date).format(format);
}

/**
 * Returns the instant of a moment as a Date.
 * @example instantOf(moment.utc('2026-11-20')).toISOString() // '2026-11-20T00:00:00.000Z'
 */
export function instantOf(date: Moment): Date {
	return date.toDate();
}

/**
 * Counts whole calendar days from `start` to `end`; negative when `end` is earlier.
 * @example calendarDaysBetween(moment('2026-11-01'), moment('2026-11-20')) // 19
 */
export function calendarDaysBetween(start: Moment, end: Moment): number {
	const dayOf = (date: Moment) => Date.UTC(date.year(), date.month(), date.date());
	return Math.round((dayOf(end) - dayOf(start)) / DAY);
}

/** Returns the same wall time in UTC, which has no clock changes, for differences in any unit. */
export function onUnchangingClock(date: Moment): Moment {
	return moment.utc(wallTime(date)).locale(date.locale());
}
