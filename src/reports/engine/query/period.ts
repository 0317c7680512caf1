import {
	appendTimestamp,
	currentDates,
	getDateParamsFromQuery,
	intervalsOf,
	type CurrentDates,
	type Interval,
	type StoreClock,
} from '@store-analytics/date';
import type { Query } from '../../../platform/query';

/** The two ranges that a screen compares, in shop time, and the interval that both are cut into (S3.date-query). */
export interface Period extends CurrentDates {
	readonly period: string;
	readonly compare: 'previous_period' | 'previous_year';
	readonly interval: Interval;
	readonly allowedIntervals: readonly Interval[];
}

/** Pure and total: an address without a usable range falls back to the default range (S9.dates-and-periods.3, .17). */
export function periodOf(query: Query, defaultDateRange: string, clock: StoreClock): Period {
	const { period, compare } = getDateParamsFromQuery(query, defaultDateRange);
	return {
		...currentDates(query, defaultDateRange, clock),
		period,
		compare: compare === 'previous_period' ? compare : 'previous_year',
		...intervalsOf(query, defaultDateRange, clock),
	};
}

/** What requests take of a period. */
export interface RequestDates {
	readonly primary: RangeParams;
	readonly secondary: RangeParams;
	readonly interval: string;
}

interface RangeParams {
	readonly after: string;
	readonly before: string;
}

/** A period as the server wants it. */
export function requestDates({ primary, secondary, interval }: Period): RequestDates {
	return { primary: rangeParams(primary), secondary: rangeParams(secondary), interval };
}

/** Whole days of shop time without a zone (S5.dates.7). */
function rangeParams({ after, before }: CurrentDates['primary']): RangeParams {
	return {
		after: appendTimestamp(after.clone(), 'start'),
		before: appendTimestamp(before.clone(), 'end'),
	};
}

/** How many calendar days a range has, both ends counted. */
export function daysIn({ after, before }: CurrentDates['primary']): number {
	return before.clone().startOf('day').diff(after.clone().startOf('day'), 'days') + 1;
}
