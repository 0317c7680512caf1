import type { Sql } from '../sql/sql';
import type { DerivedMetric, Metric } from './metrics';

/** Rows that some metrics are computed over. */
export interface RowSet {
	/** A SELECT with the column `dated` (the date that decides the interval) and those that the metrics name. */
	readonly rows: Sql;
	readonly metrics: Readonly<Record<string, Metric>>;
	/** Computed for the whole period only. */
	readonly totalsOnly?: boolean;
}

/** What a stats report counts: metrics from one or more sets of rows, and metrics made of those. */
export interface StatsSource {
	readonly rowSets: readonly RowSet[];
	readonly derived?: Readonly<Record<string, DerivedMetric>>;
	/** Metrics in the order of replies; those of sets for totals only are left out of intervals. */
	readonly names: readonly string[];
	/** Metrics that totals carry even when `fields` does not name them. */
	readonly always?: readonly string[];
	/** False: replies have no `segments` at all, not even an empty list. */
	readonly hasSegments?: boolean;
}

/** One part that a report is split into; present with zeros where nothing happened. */
export interface Segment {
	readonly id: number;
	readonly label: string | null;
}

/** A report split by something: the same metrics over rows that also have the column `segment` (an id). */
export interface SegmentedSource {
	readonly source: StatsSource;
	readonly segments: readonly Segment[];
}
