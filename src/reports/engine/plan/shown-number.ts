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
	/** Whose stats it is in. */
	readonly endpoint: string;
	readonly metric: ChartMetric;
	/** What is asked for the stats. */
	readonly request: Params;
	readonly period: Period;
	readonly stats: BothPeriods;
	/** What the chart is drawn from; `isSplit` where that are parts of the number. */
	readonly chart: ChartData;
	readonly isSplit: boolean;
	readonly currency: Store['currency'];
	readonly settings: Pick<AppSettings, 'fiscalYearStart' | 'userLocale'>;
}

/** What a chart is told of targets and annotations. */
export type PlannedChart = Pick<ChartProps, 'data' | 'legendTotals' | 'notes' | 'children'>;

/** How stats are cut and listed, and of which days: a target is of what else they are narrowed to. */
const shape = ['fields', 'interval', 'segmentby', 'order', 'orderby', 'page', 'per_page'].concat(
	...['after', 'before'],
);

/** The stats of orders are those of Revenue. */
const sameStats: Readonly<Record<string, string>> = { orders: 'revenue' };

/** What a number's targets are kept under. */
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

/** The days that are looked at. */
export function daysOf({ primary }: Period): Span {
	const [first, last] = [calendarDay(primary.after), calendarDay(primary.before)];
	return { from: wallTimeOf(first), to: wallTimeOf(last) + 86_400_000 };
}

/** The last of the days that are looked at, or today among them. */
export function latestDay({ from, to }: Span, now: number): string {
	return dayOf(Math.max(from, Math.min(now, to - 1)));
}
