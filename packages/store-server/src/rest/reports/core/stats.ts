import type { Database } from '../../../context';
import {
	describeInterval,
	intervalKeys,
	type Interval,
	type Period,
	type ZoneClock,
} from '../periods/intervals';
import type { IntervalCalendar } from '../periods/interval-calendar';
import { aggregate, type Aggregates, completeRow } from './aggregate';
import type { MetricRow } from './metrics';
import type { SegmentedSource, StatsSource } from './stats-source';

/** What is asked of a stats report, apart from what it counts. */
export interface StatsRequest {
	readonly calendar: IntervalCalendar;
	readonly period: Period;
	readonly clock: ZoneClock;
	readonly page: number;
	readonly perPage: number;
	readonly order: 'asc' | 'desc';
	/** `date` or a metric. */
	readonly orderby: string;
	/** Metrics to answer with; undefined: all. Names that the report does not know are ignored. */
	readonly fields: readonly string[] | undefined;
}

export interface SegmentRow {
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
 * Totals and one page of intervals of a report. Every interval of the period is there, with zeros where nothing
 * happened; sorted by date or by a metric (ties in order of time).
 */
export async function computeStats(
	database: Database,
	source: StatsSource,
	request: StatsRequest,
	segmented?: SegmentedSource,
): Promise<StatsReply> {
	const names = source.names.filter((name) => request.fields?.includes(name) ?? true);
	const totalNames = source.names.filter(
		(name) => names.includes(name) || source.always?.includes(name),
	);
	const { calendar, period, clock } = request;
	const found = await aggregate(database, {
		source,
		names: [...totalNames, request.orderby],
		calendar,
		segmented: false,
	});
	const keys = intervalKeys(calendar, period, clock);
	const parts =
		source.hasSegments === false
			? () => ({})
			: await segmentParts(database, request, names, segmented);
	const intervalNames = names.filter((name) => !isTotalsOnly(source, name));
	const shown = pageOf(sortKeys(keys, source, request, found), request);
	return {
		totals: { ...completeRow(source, totalNames, found.find(undefined, undefined)), ...parts() },
		intervals: shown.map((key) => {
			const interval = describeInterval(calendar, period, clock, key);
			const subtotals = completeRow(source, intervalNames, found.find(undefined, key));
			return { ...interval, subtotals: { ...subtotals, ...parts(key) } };
		}),
		total: keys.length,
	};
}

function isTotalsOnly(source: StatsSource, name: string): boolean {
	return source.rowSets.some((set) => set.totalsOnly && name in set.metrics);
}

function sortKeys(
	keys: readonly number[],
	source: StatsSource,
	{ order, orderby }: StatsRequest,
	found: Aggregates,
): number[] {
	const direction = order === 'asc' ? 1 : -1;
	if (orderby === 'date') {
		return order === 'asc' ? [...keys] : [...keys].reverse();
	}
	const metric = (key: number): number =>
		completeRow(source, [orderby], found.find(undefined, key))[orderby] ?? 0;
	return [...keys].sort((a, b) => direction * (metric(a) - metric(b)) || a - b);
}

function pageOf(keys: readonly number[], { page, perPage }: StatsRequest): number[] {
	return keys.slice((page - 1) * perPage, page * perPage);
}

/** A function from interval (or none, for totals) to its `segments`; an empty list when the report is not split. */
async function segmentParts(
	database: Database,
	request: StatsRequest,
	names: readonly string[],
	segmented: SegmentedSource | undefined,
): Promise<(key?: number) => { segments: SegmentRow[] }> {
	if (!segmented) {
		return () => ({ segments: [] });
	}
	const { source, segments } = segmented;
	const kept = source.names.filter((name) => names.includes(name));
	const found = await aggregate(database, {
		source,
		names: kept,
		calendar: request.calendar,
		segmented: true,
	});
	return (key) => ({
		segments: segments.map(({ id, label }) => ({
			segment_id: id,
			segment_label: label,
			subtotals: completeRow(source, kept, found.find(id, key)),
		})),
	});
}
