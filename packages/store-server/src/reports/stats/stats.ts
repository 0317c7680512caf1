import type { Database } from '../../database/database';
import { dimensions, type DimensionName } from '../dimensions/dimension';
import type { Segment } from '../dimensions/segments';
import type { Facts } from '../facts/fact';
import { metricOf, type Metric, type MetricRow } from '../metrics/metric';
import type { IntervalCalendar } from '../periods/interval-calendar';
import {
	describeInterval,
	intervalKeys,
	type Interval,
	type Period,
	type ZoneClock,
} from '../periods/intervals';
import { TimeSlice } from '../../base/time-slice';
import { aggregate, rowCompleter } from './aggregate';
import type { Aggregates } from './aggregates';

/** The contents of a report with statistics. */
export interface StatsReport {
	readonly facts: Facts;
	/** The day sums, if they suffice. */
	readonly days?: Facts | undefined;
	/** All declared metrics, including those that others derive from. */
	readonly metrics: readonly Metric[];
	/** The metrics of responses, in order. */
	readonly keys: readonly string[];
	/** The metrics of totals even if `fields` does not name them. */
	readonly always?: readonly string[];
	/** Absent means that responses have no `segments` at all, not even an empty list. */
	readonly segmentKeys?: readonly string[];
	/** Replace `facts` in segments, if these count otherwise. */
	readonly segmentFacts?: Facts | undefined;
	/** The dimension, and the segments of responses. */
	readonly split?: { readonly by: DimensionName; readonly segments: readonly Segment[] };
}

/** The request of a stats report. */
export interface StatsRequest {
	readonly calendar: IntervalCalendar;
	readonly period: Period;
	readonly clock: ZoneClock;
	readonly page: number;
	readonly perPage: number;
	readonly order: 'asc' | 'desc';
	/** `date` or a metric; all intervals are equal by an unknown one. */
	readonly orderby: string;
	/** Metrics of the response; undefined means all. Unknown names are ignored. */
	readonly fields: readonly string[] | undefined;
}

interface SegmentRow {
	readonly segment_id: number;
	readonly segment_label: string | null;
	readonly subtotals: MetricRow;
}

export type Numbers = Record<string, number | readonly SegmentRow[]>;

export interface StatsReply {
	readonly totals: Numbers;
	readonly intervals: readonly (Interval & { subtotals: Numbers })[];
	/** How many intervals the period has, on all pages. */
	readonly total: number;
}

/**
 * Returns totals and one page of intervals of a report. Every interval of the period exists, with zeros if nothing
 * happened; sorted by date or by a metric (ties in order of time).
 */
export async function computeStats(
	database: Database,
	report: StatsReport,
	request: StatsRequest,
): Promise<StatsReply> {
	const { facts, days, metrics, always = [] } = report;
	const keys = report.keys.filter((key) => request.fields?.includes(key) ?? true);
	const totalKeys = report.keys.filter((key) => keys.includes(key) || always.includes(key));
	const sortKey = report.keys.find((key) => key === request.orderby);
	const { calendar, period, clock } = request;
	const found = await aggregate(database, {
		facts,
		days,
		metrics,
		wanted: sortKey === undefined ? totalKeys : [...totalKeys, sortKey],
		calendar,
	});
	const buckets = intervalKeys(calendar, period, clock);
	const intervalMetrics = keys.filter((key) => !metricOf(metrics, key).totalsOnly);
	const shown = pageOf(sortBuckets(buckets, metrics, request, found), request);
	const parts = await segmentParts(database, report, calendar, { keys, shown });
	const intervals = [];
	const slice = new TimeSlice();
	const complete = rowCompleter(metrics, intervalMetrics);
	for (const bucket of shown) {
		if (slice.isOver()) await slice.next();
		const interval = describeInterval(calendar, period, clock, bucket);
		const subtotals = complete(found.find(undefined, bucket));
		intervals.push({ ...interval, subtotals: { ...subtotals, ...parts(bucket) } });
	}
	return {
		totals: { ...rowCompleter(metrics, totalKeys)(found.find(undefined, undefined)), ...parts() },
		intervals,
		total: buckets.length,
	};
}

/** Returns only the totals of a report: all of responses, or the named ones. */
export async function computeTotals(
	database: Database,
	{ facts, days, metrics, keys }: StatsReport,
	wanted = keys,
): Promise<MetricRow> {
	const found = await aggregate(database, { facts, days, metrics, wanted });
	return rowCompleter(metrics, wanted)(found.find(undefined, undefined));
}

function sortBuckets(
	buckets: readonly number[],
	metrics: readonly Metric[],
	{ order, orderby }: StatsRequest,
	found: Aggregates,
): number[] {
	const direction = order === 'asc' ? 1 : -1;
	if (orderby === 'date') {
		return [...buckets].sort((a, b) => direction * (a - b));
	}
	const keys = metrics.some(({ key }) => key === orderby) ? [orderby] : [];
	const complete = rowCompleter(metrics, keys);
	const values = new Map(
		buckets.map((bucket) => [bucket, complete(found.find(undefined, bucket))[orderby] ?? 0]),
	);
	const value = (bucket: number): number => values.get(bucket) ?? 0;
	return [...buckets].sort((a, b) => direction * (value(a) - value(b)) || a - b);
}

function pageOf(buckets: readonly number[], { page, perPage }: StatsRequest): number[] {
	return buckets.slice((page - 1) * perPage, page * perPage);
}

/** Returns a function from interval (or none, for totals) to its `segments`; an empty list without segments. */
async function segmentParts(
	database: Database,
	{ facts, metrics, split, segmentKeys, segmentFacts = facts }: StatsReport,
	calendar: IntervalCalendar,
	asked: { readonly keys: readonly string[]; readonly shown: readonly number[] },
): Promise<(bucket?: number) => { segments?: SegmentRow[] }> {
	if (!segmentKeys) {
		return () => ({});
	}
	if (!split) {
		return () => ({ segments: [] });
	}
	const kept = segmentKeys.filter((key) => asked.keys.includes(key));
	const by = dimensions[split.by];
	// Years of days by hundreds of products are many rows, of which a page shows few.
	const between = { first: Math.min(...asked.shown), last: Math.max(...asked.shown) };
	const found = await aggregate(database, {
		...{ facts: segmentFacts, metrics, wanted: kept, calendar, by },
		...(asked.shown.length > 0 && { between }),
	});
	const complete = rowCompleter(metrics, kept);
	return (bucket) => ({
		segments: split.segments.map(({ id, label }) => ({
			segment_id: id,
			segment_label: label,
			subtotals: complete(found.find(id, bucket)),
		})),
	});
}
