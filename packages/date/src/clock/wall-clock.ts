import { moment, type Moment } from './moment';

const DAY = 86_400_000;

/** Milliseconds of what the clock on the wall shows, so that subtracting two never meets a clock change. */
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

/** The calendar day as `YYYY-MM-DD`, in the zone that the moment carries (a Date: the machine's) and in Latin digits. */
export function calendarDay(date: Moment | Date): string {
	return dateText(moment(date), 'YYYY-MM-DD', 'en');
}

/** A date in moment's notation, in the language that it carries unless another is named; '' for none. */
export function dateText(date: Moment | null | undefined, format: string, locale?: string): string {
	if (!date) return '';
	return (locale === undefined ? date : date.clone().locale(locale)).format(format);
}

/** The instant that a moment stands for, as the platform has it. */
export function instantOf(date: Moment): Date {
	return date.toDate();
}

/** Whole days by the calendar from `start` to `end`; negative when `end` is earlier. */
export function calendarDaysBetween(start: Moment, end: Moment): number {
	const dayOf = (date: Moment) => Date.UTC(date.year(), date.month(), date.date());
	return Math.round((dayOf(end) - dayOf(start)) / DAY);
}

/** The same wall time on a clock that never changes, for differences in any unit. */
export function onUnchangingClock(date: Moment): Moment {
	return moment.utc(wallTime(date)).locale(date.locale());
}
