import type { Database } from '../../database/database';
import { milliseconds } from '../../database/dialect';
import { raw, readReport, sql, type Sql } from '../../database/sql';
import type { Dimension } from '../dimensions/dimension';
import { factRows, type FactName, type Facts } from '../facts/fact';
import { metricOf, tidy, type Metric, type MetricRow } from '../metrics/metric';
import { metricColumns } from '../metrics/metric-columns';
import type { IntervalCalendar } from '../periods/interval-calendar';
import { intervalStartSql } from '../periods/period-sql';
import type { WallTime } from '../periods/wall-time';
import { TimeSlice } from '../../base/time-slice';

/** The id of a segment, or the key of a row of a breakdown. */
type SegmentKey = number | string;

/** Numbers by segment (undefined: all) and interval (undefined: the whole period). */
export class Aggregates {
	readonly #rows = new Map<string, MetricRow>();
	readonly #segments = new Set<SegmentKey>();

	/** Every segment that has rows. */
	get segments(): readonly SegmentKey[] {
		return [...this.#segments];
	}

	add(segment: SegmentKey | undefined, bucket: number | undefined, values: MetricRow): void {
		const key = `${segment}|${bucket}`;
		if (segment !== undefined) this.#segments.add(segment);
		this.#rows.set(key, { ...this.#rows.get(key), ...values });
	}

	find(segment: SegmentKey | undefined, bucket: number | undefined): MetricRow {
		return this.#rows.get(`${segment}|${bucket}`) ?? {};
	}
}

interface AggregateRow {
	readonly bucket: number | null;
	readonly segment?: SegmentKey | null;
	readonly whole: number;
	readonly [metric: string]: number | string | null | undefined;
}

interface AggregateRequest {
	readonly facts: Facts;
	/** The day sums of the facts, used if they suffice. Not for segments (`by`), which need the rows. */
	readonly days?: Facts | undefined;
	/** All metrics that the report declares. */
	readonly metrics: readonly Metric[];
	/** Keys of the requested metrics; those they derive from are added. */
	readonly wanted: readonly string[];
	/** Undefined: totals only. */
	readonly calendar?: IntervalCalendar;
	/** Only intervals between these are requested, beside the whole. */
	readonly between?: { readonly first: WallTime; readonly last: WallTime };
	/** Every number is requested by segment of this dimension. */
	readonly by?: Dimension;
}

/** Calculates metrics with one query per fact, totals and intervals in the same pass over the data. */
export async function aggregate(
	database: Database,
	request: AggregateRequest,
): Promise<Aggregates> {
	const aggregates = new Aggregates();
	const read = async (part: Part) => {
		const rows = await readReport<AggregateRow>(database, aggregateSql(part, request));
		const slice = new TimeSlice();
		for (const row of rows) {
			if (slice.isOver()) await slice.next();
			const values = Object.fromEntries(
				part.metrics.map(({ key, unit }) => [key, tidy(Number(row[key] ?? 0), unit)]),
			);
			const bucket = row.whole ? undefined : (row.bucket ?? undefined);
			aggregates.add(request.by ? (row.segment ?? 0) : undefined, bucket, values);
		}
	};
	await Promise.all(partsOf(request).map(read));
	return aggregates;
}

/** Metrics from the same rows, in one query. */
interface Part {
	readonly fact: FactName;
	readonly rows: Sql;
	readonly ofDays: boolean;
	readonly metrics: readonly Metric[];
	readonly totalsOnly: boolean;
}

function partsOf({ facts, days, metrics, wanted, calendar, by }: AggregateRequest): Part[] {
	const parts = new Map<string, Part>();
	// Hours need the rows.
	const whole = calendar?.unit === 'hour' ? {} : (days ?? {});
	for (const metric of withIngredients(metrics, wanted)) {
		const source = dayOf(metric, whole) ?? sourceOf(metric, facts, by);
		if (source) {
			const totalsOnly = metric.totalsOnly ?? false;
			const key = `${source.fact} ${source.ofDays} ${totalsOnly}`;
			const before = parts.get(key)?.metrics ?? [];
			parts.set(key, { ...source, totalsOnly, metrics: [...before, metric] });
		}
	}
	return [...parts.values()];
}

/** The requested metrics that SQL calculates, including those that derived ones need. */
function withIngredients(metrics: readonly Metric[], wanted: readonly string[]): Metric[] {
	const keys = wanted.flatMap((key): readonly string[] => {
		const { from } = metricOf(metrics, key);
		return from ? withIngredients(metrics, from.needs).map((metric) => metric.key) : [key];
	});
	return [...new Set(keys)].map((key) => metricOf(metrics, key));
}

/** Returns the days of a metric: those of its first fact with day sums. */
function dayOf({ over = {}, ofOwnDays, needsRows }: Metric, days: Facts) {
	if (needsRows) return undefined;
	// The keys of a record by fact.
	const names = ofOwnDays ? [ofOwnDays.fact] : (Object.keys(over) as FactName[]);
	const fact = names.find((name) => name in days);
	return fact && { fact, rows: factRows(days, fact), ofDays: true };
}

/** Returns the rows of a metric: those of its first fact that the report, or the dimension, has. */
function sourceOf({ over = {} }: Metric, facts: Facts, by: Dimension | undefined) {
	if (by) {
		const split = by.find(({ fact }) => fact in over && fact in facts);
		return split && { fact: split.fact, rows: split.rows(facts), ofDays: false };
	}
	// The keys of a record by fact.
	const fact = (Object.keys(over) as FactName[]).find((name) => name in facts);
	return fact && { fact, rows: factRows(facts, fact), ofDays: false };
}

function aggregateSql(part: Part, { calendar, by, between }: AggregateRequest): Sql {
	const byInterval = part.totalsOnly ? undefined : calendar;
	const bucket = byInterval ? intervalStartSql(byInterval, 'dated') : raw('NULL');
	const columns = metricColumns(part.metrics, part.fact, {
		ofDays: part.ofDays,
		byInterval: byInterval !== undefined,
	});
	const groupings = by
		? `(segment)${byInterval ? ', (segment, bucket)' : ''}`
		: `()${byInterval ? ', (bucket)' : ''}`;
	const limits = sql`HAVING GROUPING(bucket) = 1
		OR ${milliseconds('bucket')} BETWEEN ${between?.first ?? null} AND ${between?.last ?? null}`;
	return sql`WITH facts AS (SELECT *, ${bucket} AS bucket FROM (${part.rows}))
		SELECT ${byInterval ? milliseconds('bucket') : raw('NULL')} AS bucket${raw(by ? ', segment' : '')},
		${raw(byInterval ? 'CAST(GROUPING(bucket) AS INTEGER)' : '1')} AS whole, ${columns}
		FROM facts GROUP BY GROUPING SETS (${raw(groupings)}) ${byInterval && between ? limits : raw('')}`;
}

/** Returns the metrics of one row by key, including derived ones; missing values are 0. */
export function completeRow(
	metrics: readonly Metric[],
	keys: readonly string[],
	found: MetricRow,
): MetricRow {
	const value = (key: string): number => {
		const { from, unit } = metricOf(metrics, key);
		if (!from) {
			return found[key] ?? 0;
		}
		const needed = Object.fromEntries(from.needs.map((need) => [need, value(need)]));
		return tidy(from.of(needed), unit);
	};
	return Object.fromEntries(keys.map((key) => [key, value(key)]));
}
