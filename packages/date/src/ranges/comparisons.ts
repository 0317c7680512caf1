import type { Moment } from '../clock/moment';
import { calendarDaysBetween } from '../clock/wall-clock';
import { addDays } from '../clock/calendar-units';
import type { Compare } from './periods';

/** Every value of the `compare` parameter; the first two are WooCommerce's. */
export type Comparison = Compare | 'same_weekdays' | 'same_weekdays_last_year' | 'custom' | 'none';

/** All values of `Comparison`. */
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

/**
 * Returns the comparison of an address. An unknown text means the previous year, and so does `custom` without both
 * ends. Pure.
 * @example comparisonOf({ compare: 'custom', compareAfter: null, compareBefore: null }) // 'previous_year'
 */
export function comparisonOf({ compare, compareAfter, compareBefore }: Compared): Comparison {
	if (compare === 'custom' && !(compareAfter && compareBefore)) return 'previous_year';
	// as: the list above contains nothing else.
	return comparisons.includes(compare) ? (compare as Comparison) : 'previous_year';
}

/** Weeks of a year by weekday: the same weekday a year ago is 364 days away. */
const weeksOfYear = 52;

/**
 * Moves a range back by whole weeks, so that each day meets its weekday. It moves by as few weeks as hold the range, by
 * 52 for a year of 365 or 366 days, and always by 52 with `isLastYear`. Pure.
 */
export function sameWeekdays(start: Moment, end: Moment, isLastYear: boolean) {
	const weeks = isLastYear ? weeksOfYear : weeksHolding(calendarDaysBetween(start, end) + 1);
	return { secondaryStart: addDays(start, -7 * weeks), secondaryEnd: addDays(end, -7 * weeks) };
}

function weeksHolding(days: number): number {
	const years = Math.ceil(days / 366);
	return years > 1 ? years * weeksOfYear : Math.min(weeksOfYear, Math.ceil(days / 7));
}

/** Returns the two days in their order. */
export function inOrder(one: Moment, other: Moment): [Moment, Moment] {
	return calendarDaysBetween(one, other) >= 0 ? [one, other] : [other, one];
}
