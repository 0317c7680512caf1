import type { Database } from '../../database/database';
import { TimeSlice } from '../../base/time-slice';
import { breakdownMetrics } from '../metrics/breakdown-metrics';
import type { MetricRow } from '../metrics/metric';
import type { IntervalCalendar } from '../periods/interval-calendar';
import {
	describeInterval,
	intervalKeys,
	type Interval,
	type Period,
	type ZoneClock,
} from '../periods/intervals';
import { completeRow } from '../stats/aggregate';
import { computeParts, computeWhole, type Parts } from './breakdown-numbers';
import type { BreakdownRequest } from './breakdown-request';
import { KEY_SEPARATOR } from './breakdown-facts';

/** Which intervals, and which rows of the breakdown. */
interface AskedIntervals {
	readonly calendar: IntervalCalendar;
	readonly period: Period;
	readonly clock: ZoneClock;
	/** The keys of rows, in the order of the dimensions. */
	readonly rows: readonly (readonly string[])[];
	/** The numbers of rows, if they are counted already. */
	readonly counted?: Parts | undefined;
}

/** An interval with its totals, and the numbers of each asked row. */
export interface BreakdownInterval extends Interval {
	readonly totals: MetricRow;
	readonly rows: readonly MetricRow[];
}

/** Breaks the numbers of each interval down: all intervals of the period in order of time, with zeros if nothing happened. */
export async function computeIntervals(
	database: Database,
	request: BreakdownRequest,
	{ calendar, period, clock, rows, counted }: AskedIntervals,
): Promise<readonly BreakdownInterval[]> {
	const { metrics, dimensions } = request;
	const declared = breakdownMetrics(request);
	const segments = rows.map((keys) => keys.join(KEY_SEPARATOR));
	const [whole, read] = await Promise.all([
		computeWhole(database, request, calendar),
		!counted && segments.length > 0 && dimensions.length > 0
			? computeParts(database, request, { calendar, segments })
			: undefined,
	]);
	const parts = counted ?? read;
	const intervals: BreakdownInterval[] = [];
	const slice = new TimeSlice();
	for (const bucket of intervalKeys(calendar, period, clock)) {
		if (slice.isOver()) await slice.next();
		const numbers = (row: MetricRow = {}) => completeRow(declared, metrics, row);
		intervals.push({
			...describeInterval(calendar, period, clock, bucket),
			totals: numbers(whole(bucket)),
			rows: segments.map((segment) => numbers(parts?.find(segment, bucket))),
		});
	}
	return intervals;
}
