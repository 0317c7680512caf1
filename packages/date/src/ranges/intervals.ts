import { moment, type Moment } from '../clock/moment';
import type { Interval, PeriodUnit } from '../clock/calendar-units';
import { storeClock, type StoreClock } from '../clock/store-clock';
import { currentDates, getDateParamsFromQuery } from './date-query';
import type { DateQuery } from './date-params';
import { unitOfPreset } from './presets';
import { readRolling } from './rolling';
import { calendarDaysBetween, onUnchangingClock, wallTime } from '../clock/wall-clock';

const sizes = ['day', 'week', 'month', 'quarter', 'year'] as const;

/** The numbers of whole days from which a range allows one more interval. */
export const daysForSizes = [1, 7, 28, 90, 365];

/**
 * Returns the intervals for a range with `days` whole days between its first and last day, shortest first
 * (S9.dates-and-periods.4-10). Pure.
 * @example intervalsForDays(27) // ['day', 'week']
 */
export function intervalsForDays(days: number): Interval[] {
	return smallest(daysForSizes.filter((least) => days >= least).length);
}

/** The most points of a chart for our own ranges. */
const mostPoints = 400;

const daysIn: Record<Interval, number> = {
	hour: 1 / 24,
	day: 1,
	week: 7,
	month: 30,
	quarter: 91,
	year: 365,
};

/** The numbers of whole days from which all time and rolling ranges allow other intervals. */
export const daysForOwnSizes = [...daysForSizes, mostPoints, mostPoints * 7, mostPoints * 30];

/**
 * Works like `intervalsForDays`, without intervals that would give hundreds of points; the range may be decades. Pure.
 */
export function intervalsForOwnDays(days: number): Interval[] {
	return intervalsForDays(days).filter((interval) => days < mostPoints * daysIn[interval]);
}

/** Returns the intervals of a unit: all smaller ones, or hours and days for a day. Pure. */
export function intervalsOfUnit(unit: PeriodUnit): Interval[] {
	return smallest(sizes.indexOf(unit));
}

function smallest(count: number): Interval[] {
	return count > 0 ? sizes.slice(0, count) : ['hour', 'day'];
}

/**
 * Returns the intervals for the range of the address; the first is the default (S9.dates-and-periods.4-16).
 * @example getAllowedIntervalsForQuery({ period: 'month', compare: 'previous_year' }) // ['day', 'week']
 */
export function getAllowedIntervalsForQuery(
	query: DateQuery,
	defaultDateRange?: string,
): Interval[] {
	return intervalsOf(query, defaultDateRange, storeClock()).allowedIntervals;
}

/**
 * Returns the interval of the address if its range allows it, else the first allowed one (S9.dates-and-periods.17).
 * @example getIntervalForQuery({ period: 'month', compare: 'previous_year', interval: 'week' }) // 'week'
 */
export function getIntervalForQuery(
	query: DateQuery & { interval?: unknown },
	defaultDateRange?: string,
): Interval {
	return intervalsOf(query, defaultDateRange, storeClock()).interval;
}

/**
 * Combines `getAllowedIntervalsForQuery` and `getIntervalForQuery` for a given clock. Pure.
 * @example intervalsOf({ period: 'month', compare: 'previous_year' }, undefined, storeClock()) // { allowedIntervals: ['day', 'week'], interval: 'day' }
 */
export function intervalsOf(
	query: DateQuery & { interval?: unknown },
	defaultDateRange = 'period=&compare=previous_year',
	clock: StoreClock,
): { allowedIntervals: Interval[]; interval: Interval } {
	const allowedIntervals = allowedOf(query, defaultDateRange, clock);
	const chosen = allowedIntervals.find((interval) => interval === query.interval);
	return { allowedIntervals, interval: chosen ?? allowedIntervals[0] ?? 'day' };
}

function allowedOf(query: DateQuery, defaultDateRange: string, clock: StoreClock): Interval[] {
	const { period } = getDateParamsFromQuery(query, defaultDateRange);
	if (period === 'fiscal_year' || period === 'last_fiscal_year') return intervalsOfUnit('year');
	const preset = unitOfPreset(period);
	if (preset) return intervalsOfUnit(preset.unit);
	const { primary } = currentDates(query, defaultDateRange, clock);
	if (period === 'custom') {
		return intervalsForDays(getDateDifferenceInDays(primary.before, primary.after));
	}
	const isOwn = period === 'all' || readRolling(period) !== null;
	return isOwn ? intervalsForOwnDays(calendarDaysBetween(primary.after, primary.before)) : ['day'];
}

/**
 * Returns the chart type of the address; anything but `bar` gives `line`.
 * @example getChartTypeForQuery({ chartType: 'bar' }) // 'bar'
 */
export function getChartTypeForQuery({ chartType }: { chartType?: unknown }): 'line' | 'bar' {
	return chartType === 'bar' ? 'bar' : 'line';
}

/**
 * Counts whole days of wall time from `date2` to `date`, rounded towards zero. Clock changes do not count.
 * @example getDateDifferenceInDays('2026-11-20', '2026-11-01') // 19
 */
export function getDateDifferenceInDays(date: Moment | string, date2: Moment | string): number {
	return Math.trunc((wallTime(moment(date)) - wallTime(moment(date2))) / 86_400_000) || 0;
}

/**
 * Returns the date that a chart compares with `date`. It is a year earlier, or earlier by the whole intervals between
 * the starts of the two ranges (`date1` of the primary, `date2` of the secondary).
 * @example getPreviousDate('2026-11-05', '2026-11-01', '2026-10-01', 'previous_period', 'day').format('YYYY-MM-DD') // '2026-10-05'
 */
export function getPreviousDate(
	date: Moment | string,
	date1: Moment | string,
	date2: Moment | string,
	compare: string,
	interval: Interval,
): Moment {
	const point = moment(date).clone();
	if (compare === 'previous_year') return point.subtract(1, 'year');
	const [start1, start2] = [onUnchangingClock(moment(date1)), onUnchangingClock(moment(date2))];
	const steps = start1.diff(start2, interval);
	return point.set(onUnchangingClock(point).subtract(steps, interval).toObject());
}
