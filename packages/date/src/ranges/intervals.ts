import { moment, type Moment } from '../clock/moment';
import type { Interval, PeriodUnit } from '../clock/calendar-units';
import { storeClock, type StoreClock } from '../clock/store-clock';
import { currentDates, getDateParamsFromQuery } from './date-query';
import type { DateQuery } from './date-params';
import { unitOfPreset } from './presets';
import { readRolling } from './rolling';
import { calendarDaysBetween, onUnchangingClock, wallTime } from '../clock/wall-clock';

const sizes = ['day', 'week', 'month', 'quarter', 'year'] as const;

/** From so many whole days on, a range allows one size more. */
export const daysForSizes = [1, 7, 28, 90, 365];

/** The intervals that a range of so many whole days from first to last day allows, finest first (S9.dates-and-periods.4-10). Pure. */
export function intervalsForDays(days: number): Interval[] {
	return smallest(daysForSizes.filter((least) => days >= least).length);
}

/** The most points that a range beyond WooCommerce's is cut into. */
const mostPoints = 400;

const daysIn: Record<Interval, number> = {
	hour: 1 / 24,
	day: 1,
	week: 7,
	month: 30,
	quarter: 91,
	year: 365,
};

/** From so many whole days on, all time and rolling ranges allow other intervals. */
export const daysForOwnSizes = [...daysForSizes, mostPoints, mostPoints * 7, mostPoints * 30];

/** As `intervalsForDays`, without intervals that would cut the range, which may be decades, into hundreds of points. Pure. */
export function intervalsForOwnDays(days: number): Interval[] {
	return intervalsForDays(days).filter((interval) => days < mostPoints * daysIn[interval]);
}

/** The intervals that a unit is cut into: all smaller ones, and hours only where there is none of these. Pure. */
export function intervalsOfUnit(unit: PeriodUnit): Interval[] {
	return smallest(sizes.indexOf(unit));
}

function smallest(count: number): Interval[] {
	return count > 0 ? sizes.slice(0, count) : ['hour', 'day'];
}

/** The intervals that the address's range allows; the first is the default (S9.dates-and-periods.4-16). */
export function getAllowedIntervalsForQuery(
	query: DateQuery,
	defaultDateRange?: string,
): Interval[] {
	return intervalsOf(query, defaultDateRange, storeClock()).allowedIntervals;
}

/** The address's interval when the range allows it, else the first allowed one (S9.dates-and-periods.17). */
export function getIntervalForQuery(
	query: DateQuery & { interval?: unknown },
	defaultDateRange?: string,
): Interval {
	return intervalsOf(query, defaultDateRange, storeClock()).interval;
}

/** As `getAllowedIntervalsForQuery` and `getIntervalForQuery`, by the given clock. Pure. */
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

/** The address's chart type; anything but `bar` is `line`. */
export function getChartTypeForQuery({ chartType }: { chartType?: unknown }): 'line' | 'bar' {
	return chartType === 'bar' ? 'bar' : 'line';
}

/** Whole days of wall time from `date2` to `date`, towards zero; clock changes do not count. */
export function getDateDifferenceInDays(date: Moment | string, date2: Moment | string): number {
	return Math.trunc((wallTime(moment(date)) - wallTime(moment(date2))) / 86_400_000) || 0;
}

/**
 * The date that a chart compares `date` with: a year earlier, or earlier by the whole intervals between the starts of
 * the two ranges (`date1` of the primary, `date2` of the secondary).
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
