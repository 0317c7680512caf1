import {
	appendTimestamp,
	calendarDaysBetween,
	comparisonOf,
	currentDates,
	getDateParamsFromQuery,
	intervalsOf,
	type Comparison,
	type DateRange,
	type Interval,
	type Moment,
	type StoreClock,
} from '@store-analytics/date';
import type { Query } from '../../../platform/query';

/** The two ranges that a screen compares, in shop time, and their common interval (S3.date-query). */
export interface Period {
	readonly period: string;
	readonly compare: Comparison;
	readonly primary: DateRange;
	/** Undefined without a comparison. */
	readonly secondary: DateRange | undefined;
	readonly interval: Interval;
	readonly allowedIntervals: readonly Interval[];
}

/** Pure and total: without a valid range, an address uses the default range (S9.dates-and-periods.3, .17). */
export function periodOf(query: Query, defaultDateRange: string, clock: StoreClock): Period {
	const params = getDateParamsFromQuery(query, defaultDateRange);
	const { primary, secondary } = currentDates(query, defaultDateRange, clock);
	const compare = comparisonOf(params);
	return {
		period: params.period,
		compare,
		primary,
		secondary: compare === 'none' ? undefined : secondary,
		...intervalsOf(query, defaultDateRange, clock),
	};
}

/** The period in the format of requests. */
export interface RequestDates {
	readonly primary: RangeParams;
	/** Undefined without a comparison. */
	readonly secondary: RangeParams | undefined;
	readonly interval: string;
}

interface RangeParams {
	readonly after: string;
	readonly before: string;
}

/** Formats a period for the server. */
export function requestDates({ primary, secondary, interval }: Period): RequestDates {
	return {
		primary: rangeParams(primary),
		secondary: secondary && rangeParams(secondary),
		interval,
	};
}

/** Whole days of shop time without a zone (S5.dates.7). */
function rangeParams({ after, before }: DateRange): RangeParams {
	return {
		after: appendTimestamp(after, 'start'),
		before: appendTimestamp(before, 'end'),
	};
}

/** Returns the date picker's props for an address. */
export function dateQueryOf(query: Query, defaultDateRange: string, period: Period) {
	return {
		...getDateParamsFromQuery(query, defaultDateRange),
		compare: period.compare,
		primaryDate: period.primary,
		secondaryDate: period.secondary,
	};
}

/** Returns the first days of the selected ranges. */
export function daysFrom({ primary, secondary }: Period): Moment[] {
	return [primary.after, ...(secondary ? [secondary.after] : [])];
}

/** Counts the calendar days of a range, including both ends. */
export function daysIn({ after, before }: DateRange): number {
	return calendarDaysBetween(after, before) + 1;
}
