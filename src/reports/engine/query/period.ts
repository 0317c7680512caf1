import { __, sprintf } from '@wordpress/i18n';
import {
	appendTimestamp,
	areThisYear,
	calendarDaysBetween,
	comparedUntil,
	comparisonOf,
	currentDates,
	formatPhpDate,
	getDateParamsFromQuery,
	intervalsOf,
	type Comparison,
	type DateRange,
	type EndOfQuarter,
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
	/** The last second of the compared day that counts, `HH:mm:ss`, if only a part of it does. */
	readonly until?: string | undefined;
	readonly interval: Interval;
	readonly allowedIntervals: readonly Interval[];
	/** True if all days of the range are in the shop's current year, so that no date needs it. */
	readonly isThisYear?: boolean;
}

/** Pure and total: without a valid range, an address uses the default range (S9.dates-and-periods.3, .17). */
export function periodOf(query: Query, defaultDateRange: string, clock: StoreClock): Period {
	const params = getDateParamsFromQuery(query, defaultDateRange);
	const { primary, secondary } = currentDates(query, defaultDateRange, clock);
	const compare = comparisonOf(params);
	const part = comparedUntil(params, clock);
	const compared = part ? { ...secondary, range: partOfDay(secondary.range, part) } : secondary;
	return {
		period: params.period,
		compare,
		primary,
		secondary: compare === 'none' ? undefined : compared,
		until: part?.time,
		isThisYear: areThisYear(primary.after, primary.before, clock),
		...intervalsOf(query, defaultDateRange, clock),
	};
}

function partOfDay(day: string, { until }: EndOfQuarter): string {
	/* translators: a time of day in PHP's notation, https://www.php.net/manual/datetime.format.php */
	const time = formatPhpDate(until, __('g:i a', 'store-analytics'));
	/* translators: 1: a day, 2: a time of day */
	return sprintf(__('%1$s until %2$s', 'store-analytics'), day, time);
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
export function requestDates({ primary, secondary, until, interval }: Period): RequestDates {
	return {
		primary: rangeParams(primary),
		secondary: secondary && rangeParams(secondary, until),
		interval,
	};
}

/** Whole days of shop time without a zone (S5.dates.7), or the part of a day that today is compared with. */
function rangeParams({ after, before }: DateRange, until?: string): RangeParams {
	const end = appendTimestamp(before, 'end');
	return {
		after: appendTimestamp(after, 'start'),
		before: until ? end.replace('23:59:59', until) : end,
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

/** Returns the first and the last day of a range, YYYY-MM-DD. */
export function daysOf({ after, before }: DateRange): string[] {
	const times = [appendTimestamp(after, 'start'), appendTimestamp(before, 'end')];
	return times.map((time) => time.slice(0, 10));
}
