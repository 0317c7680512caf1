import type { Database } from '../../database/database';
import { milliseconds } from '../../database/dialect';
import { fetchRows, joinSql, raw, readReport, sql, type Sql } from '../../database/sql';
import type { Dimension, Spelled } from '../dimensions/dimension';
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
	readonly #rows = new Map<string, Map<number | undefined, MetricRow>>();
	readonly #segments = new Set<SegmentKey>();
	readonly #spellings = new Map<string, string>();

	/** Some intervals are missing: segments were not few. */
	isCut = false;

	/** Every segment that has rows. */
	get segments(): readonly SegmentKey[] {
		return [...this.#segments];
	}

	/** The first spelling of each segment in the order of letters, if segments have several (`Split.spelled`). */
	get spellings(): ReadonlyMap<string, string> {
		return this.#spellings;
	}

	spell(segment: string, text: string): void {
		this.#spellings.set(segment, text);
	}

	add(segment: SegmentKey | undefined, bucket: number | undefined, values: MetricRow): void {
		if (segment !== undefined) this.#segments.add(segment);
		const key = String(segment);
		const rows = this.#rows.get(key) ?? new Map<number | undefined, MetricRow>();
		const before = rows.get(bucket);
		rows.set(bucket, before ? { ...before, ...values } : values);
		this.#rows.set(key, rows);
	}

	find(segment: SegmentKey | undefined, bucket: number | undefined): MetricRow {
		return this.#rows.get(String(segment))?.get(bucket) ?? {};
	}
}

interface AggregateRow {
	readonly bucket: number | null;
	readonly segment?: SegmentKey | null;
	readonly whole: number;
	readonly spelling?: string;
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
	/** Of segments, no whole is requested. */
	readonly intervalsOnly?: boolean;
	/** Every number is requested by segment of this dimension. */
	readonly by?: Dimension;
	/** Segments are few: rows are summed by segment and interval, and these sums by segment. */
	readonly few?: boolean;
}

/** The most sums by segment and interval that are read of few segments. */
const MOST_SUMS = 20_000;

/** Calculates metrics with one query per fact, totals and intervals in the same pass over the data. */
export async function aggregate(
	database: Database,
	request: AggregateRequest,
): Promise<Aggregates> {
	const aggregates = new Aggregates();
	const read = async (part: Part) => {
		// Days of orders are few: ClickHouse takes longer to plan this than the file takes to read it.
		const fetch = part.ofDays && part.fact === 'order' ? fetchRows : readReport;
		const rows = await fetch<AggregateRow>(database, aggregateSql(part, request));
		if (request.few && rows.length >= MOST_SUMS) aggregates.isCut = true;
		const slice = new TimeSlice();
		for (const row of rows) {
			if (slice.isOver()) await slice.next();
			const values: Record<string, number> = {};
			for (const { key, unit } of part.metrics) values[key] = tidy(Number(row[key] ?? 0), unit);
			const bucket = row.whole ? undefined : (row.bucket ?? undefined);
			aggregates.add(request.by ? (row.segment ?? 0) : undefined, bucket, values);
			if (row.spelling !== undefined) aggregates.spell(String(row.segment), row.spelling);
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
	readonly spelled?: Spelled | undefined;
	readonly metrics: readonly Metric[];
	readonly totalsOnly: boolean;
}

function partsOf({ facts, days, metrics, wanted, calendar, by, few }: AggregateRequest): Part[] {
	const parts = new Map<string, Part>();
	// Hours need the rows.
	const whole = calendar?.unit === 'hour' ? {} : (days ?? {});
	for (const metric of withIngredients(metrics, wanted)) {
		const source = dayOf(metric, whole) ?? sourceOf(metric, facts, by);
		if (source) {
			const totalsOnly = metric.totalsOnly ?? false;
			const own = source.spelled ?? (few ? plain : undefined);
			const spelled = (calendar && !few) || !isSum(metric, source.fact) ? undefined : own;
			const key = `${source.fact} ${source.ofDays} ${totalsOnly} ${spelled !== undefined}`;
			const before = parts.get(key)?.metrics ?? [];
			const rows = spelled?.rows ?? source.rows;
			parts.set(key, { ...source, rows, spelled, totalsOnly, metrics: [...before, metric] });
		}
	}
	return [...parts.values()];
}

/** Segments of one spelling. */
const plain: Spelled = { columns: ['segment'], segment: raw('segment') };

/** The requested metrics that SQL calculates, including those that derived ones need. */
function withIngredients(metrics: readonly Metric[], wanted: readonly string[]): Metric[] {
	const keys = wanted.flatMap((key): readonly string[] => {
		const { from } = metricOf(metrics, key);
		return from ? withIngredients(metrics, from.needs).map((metric) => metric.key) : [key];
	});
	return [...new Set(keys)].map((key) => metricOf(metrics, key));
}

/** Whether the numbers of several groups of rows add up to the number of all. */
function isSum({ over }: Metric, fact: FactName): boolean {
	return !over?.[fact]?.includes('DISTINCT');
}

/** Returns the days of a metric: those of its first fact with day sums. */
function dayOf({ over = {}, ofOwnDays, needsRows }: Metric, days: Facts) {
	if (needsRows) return undefined;
	// The keys of a record by fact.
	const names = ofOwnDays ? [ofOwnDays.fact] : (Object.keys(over) as FactName[]);
	const fact = names.find((name) => name in days);
	return fact && { fact, rows: factRows(days, fact), ofDays: true, spelled: undefined };
}

/** Returns the rows of a metric: those of its first fact that the report, or the dimension, has. */
function sourceOf({ over = {} }: Metric, facts: Facts, by: Dimension | undefined) {
	if (by) {
		const split = by.find(({ fact }) => fact in over && fact in facts);
		const { fact, spelled } = split ?? {};
		return split && fact && { fact, rows: split.rows(facts), ofDays: false, spelled };
	}
	// The keys of a record by fact.
	const fact = (Object.keys(over) as FactName[]).find((name) => name in facts);
	return fact && { fact, rows: factRows(facts, fact), ofDays: false, spelled: undefined };
}

function aggregateSql(
	part: Part,
	{ calendar, by, between, intervalsOnly = false }: AggregateRequest,
): Sql {
	const byInterval = part.totalsOnly ? undefined : calendar;
	const bucket = byInterval ? intervalStartSql(byInterval, 'dated') : raw('NULL');
	const columns = metricColumns(part.metrics, part.fact, {
		ofDays: part.ofDays,
		byInterval: byInterval !== undefined,
	});
	const bySegment = byInterval && intervalsOnly ? '' : '(segment)';
	const groupings = by
		? [bySegment, byInterval ? '(segment, bucket)' : ''].filter(Boolean).join(', ')
		: `()${byInterval ? ', (bucket)' : ''}`;
	const limits = sql`HAVING GROUPING(bucket) = 1
		OR ${milliseconds('bucket')} BETWEEN ${between?.first ?? null} AND ${between?.last ?? null}`;
	if (part.spelled) return bySpelling(part, part.spelled, columns, byInterval && bucket);
	return sql`WITH facts AS (SELECT *, ${bucket} AS bucket FROM (${part.rows}))
		SELECT ${byInterval ? milliseconds('bucket') : raw('NULL')} AS bucket${raw(by ? ', segment' : '')},
		${raw(byInterval ? 'CAST(GROUPING(bucket) AS INTEGER)' : '1')} AS whole, ${columns}
		FROM facts GROUP BY GROUPING SETS (${raw(groupings)}) ${byInterval && between ? limits : raw('')}`;
}

/**
 * Sums the rows of each spelling (and interval), and these sums by segment: an expression for each spelling costs less than for
 * each row. Whole numbers come first.
 */
function bySpelling({ rows, metrics }: Part, spelled: Spelled, columns: Sql, bucket?: Sql): Sql {
	const names = raw(spelled.columns.join(', '));
	const sums = joinSql(
		metrics.map(({ key }) => raw(`SUM("${key}") AS "${key}"`)),
		', ',
	);
	const { segment, text } = spelled;
	if (!bucket)
		return sql`WITH spelled AS (SELECT ${names}, ${columns} FROM (${rows}) GROUP BY ${names})
			SELECT NULL AS bucket, 1 AS whole, ${segment} AS segment,
			${text ? sql`MIN(${text}) AS spelling,` : raw('')} ${sums} FROM spelled GROUP BY segment`;
	return sql`WITH facts AS (SELECT *, ${bucket} AS bucket FROM (${rows})),
		spelled AS (SELECT ${names}, bucket, ${columns} FROM facts GROUP BY ${names}, bucket),
		sums AS (SELECT ${segment} AS named, ${text ?? raw("''")} AS said, * FROM spelled)
		SELECT ${milliseconds('bucket')} AS bucket, named AS segment, CAST(GROUPING(bucket) AS INTEGER) AS whole,
			${text ? raw('MIN(said) AS spelling,') : raw('')} ${sums}
		FROM sums GROUP BY GROUPING SETS ((named), (named, bucket)) ORDER BY whole DESC LIMIT ${raw(`${MOST_SUMS}`)}`;
}

/**
 * Returns what makes rows complete: the metrics of a row by key, including derived ones; missing values are 0. Many rows share what it
 * looks up.
 */
export function rowCompleter(
	metrics: readonly Metric[],
	keys: readonly string[],
): (found: MetricRow) => MetricRow {
	const values = keys.map((key) => [key, valueOf(metrics, key)] as const);
	return (found) => {
		const row: MetricRow = {};
		for (const [key, value] of values) row[key] = value(found);
		return row;
	};
}

function valueOf(metrics: readonly Metric[], key: string): (found: MetricRow) => number {
	const { from, unit } = metricOf(metrics, key);
	if (!from) return (found) => found[key] ?? 0;
	const needed = rowCompleter(metrics, from.needs);
	return (found) => tidy(from.of(needed(found)), unit);
}
