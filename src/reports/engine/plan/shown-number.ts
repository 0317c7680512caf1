import type { ChartProps, Store } from '@store-analytics/components';
import { calendarDay } from '@store-analytics/date';
import { stringifyQuery } from '@store-analytics/navigation';
import type { Target } from '@store-analytics/rest-api';
import type { AppSettings } from '../../../platform/settings/settings';
import type { ChartData } from '../chart/use-chart-data';
import type { ChartMetric } from '../definition/definition';
import type { Period } from '../query/period';
import type { Params } from '../query/requests';
import type { BothPeriods } from '../query/use-both-periods';
import { dayOf, wallTimeOf, type Span } from './target-periods';

/** A number that a chart shows. */
export interface ShownNumber {
	/** The endpoint of its stats. */
	readonly endpoint: string;
	readonly metric: ChartMetric;
	/** The parameters of its stats request. */
	readonly request: Params;
	readonly period: Period;
	readonly stats: BothPeriods;
	/** The chart's data; `isSplit` if it shows parts of the number. */
	readonly chart: ChartData;
	readonly isSplit: boolean;
	readonly currency: Store['currency'];
	readonly settings: Pick<AppSettings, 'fiscalYearStart' | 'userLocale'>;
}

/** What targets and annotations add to a chart. */
export type PlannedChart = Pick<ChartProps, 'data' | 'legendTotals' | 'notes' | 'children'>;

/**
 * Parameters for days and for the response's shape. The others are filters, and a target belongs to one set of filters.
 */
const shape = ['fields', 'interval', 'segmentby', 'order', 'orderby', 'page', 'per_page'].concat(
	...['after', 'before'],
);

/** Orders reads the same stats as Revenue. */
const sameStats: Readonly<Record<string, string>> = { orders: 'revenue' };

/** Returns the key that a number's targets are stored under. */
export function subjectOf({
	endpoint,
	metric,
	request,
}: Pick<ShownNumber, 'endpoint' | 'metric' | 'request'>): Pick<Target, 'metric' | 'query'> {
	const filters = Object.entries(request)
		.filter(([name, value]) => !shape.includes(name) && value !== undefined)
		.sort(([one], [other]) => (one < other ? -1 : 1));
	return {
		metric: `${sameStats[endpoint] ?? endpoint}/${metric.key}`,
		query: stringifyQuery(Object.fromEntries(filters)),
	};
}

/** Returns the selected days. */
export function daysOf({ primary }: Period): Span {
	const [first, last] = [calendarDay(primary.after), calendarDay(primary.before)];
	return { from: wallTimeOf(first), to: wallTimeOf(last) + 86_400_000 };
}

/** Returns the last selected day, or today if it is among them. */
export function latestDay({ from, to }: Span, now: number): string {
	return dayOf(Math.max(from, Math.min(now, to - 1)));
}
