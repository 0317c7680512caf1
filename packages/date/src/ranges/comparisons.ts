import type { Moment } from '../clock/moment';
import { calendarDaysBetween } from '../clock/wall-clock';
import { addDays } from '../clock/calendar-units';
import type { Compare } from './periods';

/** Every value that the `compare` parameter of the address may have; the first two are WooCommerce's. */
export type Comparison = Compare | 'same_weekdays' | 'same_weekdays_last_year' | 'custom' | 'none';

/** All of them. */
export const comparisons: readonly string[] = [
	'previous_period',
	'previous_year',
	'same_weekdays',
	'same_weekdays_last_year',
	'custom',
	'none',
] satisfies Comparison[];

interface Compared {
	readonly compare: string;
	readonly compareAfter?: Moment | null;
	readonly compareBefore?: Moment | null;
}

/** What an address compares with; an unknown text, and days of its own without both ends, mean the previous year. Pure. */
export function comparisonOf({ compare, compareAfter, compareBefore }: Compared): Comparison {
	if (compare === 'custom' && !(compareAfter && compareBefore)) return 'previous_year';
	// as: the list above holds nothing else.
	return comparisons.includes(compare) ? (compare as Comparison) : 'previous_year';
}

/** Weeks of a year by the weekday: the same weekday a year ago is 364 days away. */
const weeksOfYear = 52;

/**
 * A range moved back by whole weeks, so that each day meets its weekday: by as few as hold the range, 52 for a year of 365 or 366 days;
 * with `isLastYear` by 52. Pure.
 */
export function sameWeekdays(start: Moment, end: Moment, isLastYear: boolean) {
	const weeks = isLastYear ? weeksOfYear : weeksHolding(calendarDaysBetween(start, end) + 1);
	return { secondaryStart: addDays(start, -7 * weeks), secondaryEnd: addDays(end, -7 * weeks) };
}

function weeksHolding(days: number): number {
	const years = Math.ceil(days / 366);
	return years > 1 ? years * weeksOfYear : Math.min(weeksOfYear, Math.ceil(days / 7));
}

/** Two days in their order. */
export function inOrder(one: Moment, other: Moment): [Moment, Moment] {
	return calendarDaysBetween(one, other) >= 0 ? [one, other] : [other, one];
}
