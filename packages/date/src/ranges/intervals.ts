import { moment, type Moment } from '../clock/moment';
import { getCurrentDates, getDateParamsFromQuery } from './date-query';
import type { DateQuery } from './date-query';
import { unitOfPreset } from './presets';
import { onUnchangingClock, wallTime } from '../clock/wall-clock';

/** The size of one step of a chart. */
export type Interval = 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year';

const intervalsOfUnit = {
	day: ['hour', 'day'],
	week: ['day'],
	month: ['day', 'week'],
	quarter: ['day', 'week', 'month'],
	year: ['day', 'week', 'month', 'quarter'],
} as const satisfies Record<string, readonly Interval[]>;

/** The intervals that a range of so many whole days from first to last day allows, finest first (S9.dates-and-periods.4-10). Pure. */
export function intervalsForDays(days: number): Interval[] {
	if (days >= 365) return ['day', 'week', 'month', 'quarter', 'year'];
	if (days >= 90) return ['day', 'week', 'month', 'quarter'];
	if (days >= 28) return ['day', 'week', 'month'];
	if (days >= 7) return ['day', 'week'];
	return days >= 1 ? ['day'] : ['hour', 'day'];
}

/** The intervals that the address's range allows; the first is the default (S9.dates-and-periods.4-16). */
export function getAllowedIntervalsForQuery(
	query: DateQuery,
	defaultDateRange = 'period=&compare=previous_year',
): Interval[] {
	const { period } = getDateParamsFromQuery(query, defaultDateRange);
	if (period !== 'custom') {
		const preset = unitOfPreset(period);
		return preset ? [...intervalsOfUnit[preset.unit]] : ['day'];
	}
	const { primary } = getCurrentDates(query, defaultDateRange);
	return intervalsForDays(getDateDifferenceInDays(primary.before, primary.after));
}

/** The address's interval when the range allows it, else the first allowed one (S9.dates-and-periods.17). */
export function getIntervalForQuery(
	query: DateQuery & { interval?: unknown },
	defaultDateRange = 'period=&compare=previous_year',
): Interval {
	const allowed = getAllowedIntervalsForQuery(query, defaultDateRange);
	return allowed.find((interval) => interval === query.interval) ?? allowed[0] ?? 'day';
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
