import { milliseconds } from '../../database/dialect';
import { joinSql, raw, sql, type Sql } from '../../database/sql';
import { metricColumns } from '../metrics/metric-columns';
import { intervalStartSql } from '../periods/period-sql';
import type { AggregateRequest, Part } from './aggregate-parts';
import type { SegmentKey } from './aggregates';

/** A row that `aggregateSql` selects: numbers by metric, of the interval that begins at `bucket`, or of the whole period. */
export interface AggregateRow {
	readonly bucket?: number | null;
	readonly segment?: SegmentKey | null;
	readonly spelling?: string;
	readonly [metric: string]: number | string | null | undefined;
}

/** The most sums by segment and interval that are read of few segments. */
export const MOST_SUMS = 20_000;

/** The query of a part. */
export function aggregateSql(part: Part, request: AggregateRequest): Sql {
	const byInterval = part.totalsOnly ? undefined : request.calendar;
	const columns = metricColumns(part.metrics, part.fact, {
		ofDays: part.ofDays,
		byInterval: byInterval !== undefined,
	});
	const bucket = byInterval && intervalStartSql(byInterval, 'dated');
	if (bucket && !part.intervalsAddUp) return withIntervals(part, columns, bucket, request);
	return sums(part, columns, bucket, request);
}

/**
 * Numbers of the whole period, or of intervals that add up to it. The spellings of a segment are rows of their own: an expression
 * for each spelling costs less than for each row.
 */
function sums(
	{ rows, spelled }: Part,
	columns: Sql,
	bucket: Sql | undefined,
	{ by, few }: AggregateRequest,
): Sql {
	const names = spelled?.spellings ?? (by && raw('segment'));
	const groups = [names, bucket].filter((group) => group !== undefined);
	const start = bucket ? sql`${milliseconds(bucket)} AS bucket,` : raw('');
	const segment = by ? sql`${spelled?.segment ?? raw('segment')} AS segment,` : raw('');
	const spelling = spelled?.text ? sql`${spelled.text} AS spelling,` : raw('');
	return sql`SELECT ${start} ${segment} ${spelling} ${columns} FROM (${rows})
		${groups.length > 0 ? sql`GROUP BY ${joinSql(groups, ', ')}` : raw('')} ${raw(few ? `LIMIT ${MOST_SUMS}` : '')}`;
}

/** Numbers of intervals and of the whole period, which are no sums of them. */
function withIntervals(
	{ rows }: Part,
	columns: Sql,
	bucket: Sql,
	{ by, between, intervalsOnly }: AggregateRequest,
): Sql {
	const [segment, all, each] = by
		? ['segment,', '(segment), ', '(segment, bucket)']
		: ['', '(), ', '(bucket)'];
	const start = milliseconds(raw('bucket'));
	const limits = between
		? sql`HAVING GROUPING(bucket) = 1 OR ${start} BETWEEN ${between.first} AND ${between.last}`
		: raw('');
	return sql`WITH facts AS (SELECT *, ${bucket} AS bucket FROM (${rows}))
		SELECT ${start} AS bucket, ${raw(segment)} ${columns}
		FROM facts GROUP BY GROUPING SETS (${raw(intervalsOnly ? '' : all)}${raw(each)}) ${limits}`;
}
