import {
	appendTimestamp,
	getPreviousDate,
	isoDateFormat,
	toMoment,
	type DateRange,
} from '@store-analytics/date';
import { numberIn, type NumberSource } from '../definition/metric-value';
import type { Period } from './period';

/** An interval of a stats response, with local dates `YYYY-MM-DD HH:mm:ss` and a subtotal for each requested metric. */
export interface StatsInterval {
	readonly interval: string;
	readonly date_start: string;
	readonly date_end: string;
	readonly subtotals: Readonly<Record<string, unknown>>;
}

interface ChartPoint {
	readonly label: string;
	readonly labelDate: string;
	/** Null if the period has no such interval: the chart shows a gap, not a zero. */
	readonly value: number | null;
	/** True while the interval is still running. */
	readonly isUnfinished?: true;
}

/** A point in time with the values of both periods (S3.chart-data-row.1). */
export interface ChartRow {
	readonly date: string;
	readonly primary: ChartPoint;
	/** Undefined without a comparison; the chart then has one series. */
	readonly secondary?: ChartPoint;
}

/**
 * Returns one row per interval of the primary period. The compared value has the same index. By day against the year
 * before, it has the same calendar day, so that a leap day shifts nothing. `now` is the shop's wall clock, `YYYY-MM-DD
 * HH:mm:ss`; without it, all intervals count as finished.
 */
export function chartRows(
	metric: NumberSource,
	period: Period,
	primary: readonly StatsInterval[],
	secondary: readonly StatsInterval[] = [],
	now?: string,
): ChartRow[] {
	const partnerOf = partnersIn(period, secondary);
	const label = seriesLabel(period.primary);
	const { secondary: compared } = period;
	return primary.map((interval, index) => {
		const start = isoTime(interval.date_start);
		const row = {
			date: start,
			primary: {
				label,
				labelDate: start,
				...valueAt(interval, numberOf(interval.subtotals, metric), now),
			},
		};
		if (!compared) return row;
		const partner = partnerOf(interval, index);
		return {
			...row,
			secondary:
				partner === 'no such day'
					? { label: '-', labelDate: '-', value: null }
					: {
							label: seriesLabel(compared),
							labelDate: partner
								? isoTime(partner.date_start)
								: previousDate(interval, period, compared),
							value: partner ? numberOf(partner.subtotals, metric) : null,
						},
		};
	});
}

/** Marks the value of an unfinished interval. Omits future zeros, which would look like a fall in sales. */
export function valueAt(
	{ date_start: start, date_end: end }: Pick<StatsInterval, 'date_start' | 'date_end'>,
	value: number | null,
	now?: string,
): Pick<ChartPoint, 'value' | 'isUnfinished'> {
	if (now === undefined || end < now) return { value };
	if (start > now) return { value: value === 0 ? null : value };
	return { value, isUnfinished: true };
}

/** The name of a period in legends and tooltips: "Month to date (Nov 1 - 20, 2026)". */
export function seriesLabel({ label, range }: DateRange): string {
	return `${label} (${range})`;
}

type Partner = StatsInterval | 'no such day' | undefined;

/** Returns a function that finds the interval to compare one of the primary period with. */
export function partnersIn(
	{ compare, interval }: Period,
	secondary: readonly StatsInterval[],
): (of: StatsInterval, index: number) => Partner {
	if (compare !== 'previous_year' || interval !== 'day') return (_, index) => secondary[index];
	const byDay = new Map(secondary.map((one) => [one.date_start.slice(0, 10), one]));
	return ({ date_start: start }) => {
		const day = `${String(Number(start.slice(0, 4)) - 1).padStart(4, '0')}${start.slice(4, 10)}`;
		return toMoment(isoDateFormat, day) ? byDay.get(day) : 'no such day';
	};
}

function previousDate(
	{ date_start: start }: StatsInterval,
	{ primary, compare, interval }: Period,
	secondary: DateRange,
): string {
	const [first, other] = [primary.after, secondary.after];
	return appendTimestamp(getPreviousDate(isoTime(start), first, other, compare, interval), 'now');
}

function isoTime(stamp: string): string {
	return stamp.replace(' ', 'T');
}

/**
 * Returns a metric's value for a chart. A missing or invalid number is 0; an extension's metric may be undefined, which
 * leaves a gap.
 */
export function numberOf(
	values: Readonly<Record<string, unknown>>,
	metric: NumberSource,
): number | null {
	return numberIn(metric, values) ?? (metric.derived ? null : 0);
}

/** The number of intervals and segments of a period with these totals. */
export function withinTotals(
	metric: NumberSource,
	totals: Readonly<Record<string, unknown>>,
): NumberSource {
	const { key, derived } = metric;
	if (!derived) return metric;
	return { key, derived: { ...derived, of: (numbers) => derived.of(numbers, totals) } };
}
