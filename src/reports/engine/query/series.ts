import { decodeEntities } from '@store-analytics/currency';
import { getIdsFromQuery } from '@store-analytics/navigation';
import type { Comparison, RowId } from '../definition/capabilities';
import { numberOf, valueAt, type StatsInterval } from './chart-rows';
import type { NumberSource } from '../definition/metric-value';
import type { ReportModel } from '../definition/model';
import { textOf, type Query } from '../../../platform/query';
import type { Lookup } from './lookup';

/** The series of an item comparison (S4.chart.2). */
export interface Series {
	readonly segmentBy: string;
	/** Returns a sprintf template for a number of series. */
	readonly label: (count: number) => string;
	/**
	 * The parameter with the requested ids. They stay in the chart even if they sold nothing (S5.legend-and-compare.4).
	 */
	readonly param: string;
}

/**
 * Returns the series that the address selects: the compared rows, or else the parts of the detail; undefined for the
 * two periods.
 */
export function seriesOf(
	{ comparison, filterParam = 'filter' }: Pick<ReportModel, 'comparison' | 'filterParam'>,
	query: Query,
	detail: Lookup['detail'],
): Series | undefined {
	if (detail) {
		const { drillDown, model } = detail;
		const { segmentBy, seriesLabelOf: label, param } = drillDown;
		return { segmentBy, label, param: model.comparison?.param ?? param };
	}
	if (!comparison || !isComparing(comparison, filterParam, query)) return undefined;
	const { segmentBy, seriesLabelOf: label, param } = comparison;
	return { segmentBy, label, param };
}

function isComparing(comparison: Comparison<never>, filterParam: string, query: Query): boolean {
	const { param, minimum = 2 } = comparison;
	const ids = comparedIds(comparison, query);
	return textOf(query, filterParam) === comparisonFilter(param) && ids.length >= minimum;
}

/** Returns the ids of the rows that an address compares. */
export function comparedIds(
	{ param, hasTextIds }: Pick<Comparison<never>, 'param' | 'hasTextIds'>,
	query: Query,
): readonly RowId[] {
	const text = textOf(query, param);
	return hasTextIds ? text.split(',').filter((id) => id !== '') : getIdsFromQuery(text);
}

/** Returns the dropdown's choice that compares the items of a parameter. */
export function comparisonFilter(param: string): string {
	return `compare-${param}`;
}

/** A point in time with the values of all series. */
export type SeriesRow = { readonly date: string } & Readonly<
	Record<string, string | { readonly label: string; readonly value: number | null }>
>;

interface SegmentedTotals {
	readonly segments?: unknown;
}

/**
 * Returns one row per interval, with an entry per segment under its id, because names may repeat. For `now` see
 * chartRows.
 */
export function seriesRows(
	metric: NumberSource,
	intervals: readonly StatsInterval[],
	now?: string,
): SeriesRow[] {
	const all = intervals.map(({ subtotals }) => segmentsIn(subtotals));
	const label = labels(all.flat());
	return intervals.map((interval, index) => ({
		date: interval.date_start.replace(' ', 'T'),
		...Object.fromEntries(
			(all[index] ?? []).map((segment) => [
				segment.id,
				{ label: label(segment), ...valueAt(interval, segment.value(metric), now) },
			]),
		),
	}));
}

/** Returns the total of each series over the whole range. */
export function seriesTotals(
	metric: NumberSource,
	totals: SegmentedTotals,
): Record<string, number | null> {
	return Object.fromEntries(
		segmentsIn(totals).map((segment) => [segment.id, segment.value(metric)]),
	);
}

interface Segment {
	readonly id: string;
	readonly label: string;
	readonly value: (metric: NumberSource) => number | null;
}

function segmentsIn({ segments }: SegmentedTotals): Segment[] {
	if (!Array.isArray(segments)) return [];
	return segments.flatMap(({ segment_id: id, segment_label: label, subtotals }) =>
		id === undefined
			? []
			: [
					{
						id: String(id),
						label: decodeEntities(String(label ?? id)), // The server sends names of categories as HTML.
						value: (metric) => numberOf(subtotals ?? {}, metric),
					},
				],
	);
}

function labels(segments: readonly Segment[]): (segment: Segment) => string {
	const idsOf = new Map<string, Set<string>>();
	for (const { id, label } of segments) {
		idsOf.set(label, (idsOf.get(label) ?? new Set()).add(id));
	}
	return ({ id, label }) => ((idsOf.get(label)?.size ?? 0) > 1 ? `${label} (#${id})` : label);
}
