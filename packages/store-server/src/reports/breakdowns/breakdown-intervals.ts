import type { Database } from '../../database/database';
import { TimeSlice } from '../../base/time-slice';
import { breakdownMetrics } from '../metrics/breakdown-metrics';
import type { MetricRow } from '../metrics/metric';
import type { IntervalCalendar } from '../periods/interval-calendar';
import {
	intervalKeys,
	nameInterval,
	type NamedInterval,
	type Period,
	type ZoneClock,
} from '../periods/intervals';
import { rowCompleter } from '../stats/aggregate';
import type { Breakdown } from './breakdown';
import { computeParts } from './breakdown-numbers';
import type { BreakdownRequest } from './breakdown-request';
import { KEY_SEPARATOR } from './breakdown-facts';
import { sumOfRows } from './row-sums';

/** Which intervals, and which rows of the breakdown. */
interface AskedIntervals {
	readonly calendar: IntervalCalendar;
	readonly period: Period;
	readonly clock: ZoneClock;
	/** The keys of rows, in the order of the dimensions. */
	readonly rows: readonly (readonly string[])[];
	/** The breakdown of the period, with its numbers by interval. */
	readonly found: Pick<Breakdown, 'whole' | 'intervals'>;
}

/** An interval with its totals, and the numbers of each asked row. */
export interface BreakdownInterval extends NamedInterval {
	readonly totals: MetricRow;
	readonly rows: readonly MetricRow[];
}

/** Breaks the numbers of each interval down: all intervals of the period in order of time, with zeros if nothing happened. */
export async function computeIntervals(
	database: Database,
	request: BreakdownRequest,
	{ calendar, period, clock, rows, found }: AskedIntervals,
): Promise<readonly BreakdownInterval[]> {
	const { metrics, dimensions } = request;
	const segments = rows.map((keys) => keys.join(KEY_SEPARATOR));
	const withOthers = found.whole === undefined;
	const isAsked = withOthers || (segments.length > 0 && dimensions.length > 0);
	const parts =
		found.intervals ??
		(isAsked
			? await computeParts(database, request, { calendar, segments, withOthers })
			: undefined);
	const whole = found.whole ?? sumOfRows(parts);
	const intervals: BreakdownInterval[] = [];
	const slice = new TimeSlice();
	const complete = rowCompleter(breakdownMetrics(request), metrics);
	for (const bucket of intervalKeys(calendar, period, clock)) {
		if (slice.isOver()) await slice.next();
		intervals.push({
			...nameInterval(calendar, period, bucket),
			totals: complete(whole(bucket)),
			rows: segments.map((segment) => complete(parts?.find(segment, bucket) ?? {})),
		});
	}
	return intervals;
}
