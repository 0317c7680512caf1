import { getPreviousDate, isoDateFormat, toMoment, type DateRange } from '@store-analytics/date';
import type { Period } from './period';

/** An interval as stats deliver it: local dates `YYYY-MM-DD HH:mm:ss` and a subtotal per requested metric. */
export interface StatsInterval {
	readonly interval: string;
	readonly date_start: string;
	readonly date_end: string;
	readonly subtotals: Readonly<Record<string, unknown>>;
}

interface ChartPoint {
	readonly label: string;
	readonly labelDate: string;
	/** Null where the period has no such interval: a gap, not a zero. */
	readonly value: number | null;
}

/** A point in time with both periods' values (S3.chart-data-row.1). */
export interface ChartRow {
	readonly date: string;
	readonly primary: ChartPoint;
	/** Undefined where nothing is compared: the chart has one line. */
	readonly secondary?: ChartPoint;
}

/**
 * One row per interval of the primary period. The comparison's value is that of the interval with the same index; by day
 * against the year before it is that of the same calendar day, so that a leap day shifts nothing.
 */
export function chartRows(
	metric: string,
	period: Period,
	primary: readonly StatsInterval[],
	secondary: readonly StatsInterval[] = [],
): ChartRow[] {
	const partnerOf = partners(period, secondary);
	const label = seriesLabel(period.primary);
	const { secondary: compared } = period;
	return primary.map((interval, index) => {
		const start = isoTime(interval.date_start);
		const row = {
			date: start,
			primary: { label, labelDate: start, value: numberOf(interval.subtotals, metric) },
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

/** How a period is called in legends and tooltips: "Month to date (Nov 1 - 20, 2026)". */
export function seriesLabel({ label, range }: DateRange): string {
	return `${label} (${range})`;
}

type Partner = StatsInterval | 'no such day' | undefined;

function partners(
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
	return getPreviousDate(isoTime(start), primary.after, secondary.after, compare, interval).format(
		'YYYY-MM-DDTHH:mm:ss',
	);
}

function isoTime(stamp: string): string {
	return stamp.replace(' ', 'T');
}

/** A metric as a chart draws it: what is missing, or no number, is 0. */
export function numberOf(values: Readonly<Record<string, unknown>>, metric: string): number {
	const value = Number(values[metric] ?? 0);
	return Number.isFinite(value) ? value : 0;
}
