import type { Database } from '../../../context';
import { intervalStartSql } from '../sql/dates';
import { fetchRows, joinSql, raw, sql, type Sql } from '../sql/sql';
import type { IntervalCalendar } from '../periods/interval-calendar';
import { tidy, type MetricRow } from './metrics';
import type { RowSet, StatsSource } from './stats-source';

/** Numbers of a source by segment (undefined: all) and interval (undefined: the whole period). */
export class Aggregates {
	readonly #rows = new Map<string, MetricRow>();

	add(segment: number | undefined, bucket: number | undefined, values: MetricRow): void {
		const key = `${segment}|${bucket}`;
		this.#rows.set(key, { ...this.#rows.get(key), ...values });
	}

	find(segment: number | undefined, bucket: number | undefined): MetricRow {
		return this.#rows.get(`${segment}|${bucket}`) ?? {};
	}
}

interface AggregateRow {
	readonly bucket: number | null;
	readonly segment?: number | null;
	readonly whole: number;
	readonly [metric: string]: number | null | undefined;
}

export interface AggregateRequest {
	readonly source: StatsSource;
	/** Metrics wanted; what they are made of is added. */
	readonly names: readonly string[];
	/** Undefined: totals only. */
	readonly calendar: IntervalCalendar | undefined;
	/** Rows carry the column `segment`, and every number is wanted per segment. */
	readonly segmented: boolean;
}

/** Computes the metrics with one query per set of rows, totals and intervals in the same pass over the data. */
export async function aggregate(
	database: Database,
	request: AggregateRequest,
): Promise<Aggregates> {
	const wanted = withIngredients(request.source, request.names);
	const aggregates = new Aggregates();
	for (const set of request.source.rowSets) {
		const names = Object.keys(set.metrics).filter((name) => wanted.has(name));
		if (names.length === 0) {
			continue;
		}
		const rows = await fetchRows<AggregateRow>(database, aggregateSql(set, names, request));
		for (const row of rows) {
			const values = Object.fromEntries(
				names.map((name) => [name, tidy(row[name], set.metrics[name]?.kind ?? 'amount')]),
			);
			const bucket = row.whole ? undefined : (row.bucket ?? undefined);
			aggregates.add(request.segmented ? (row.segment ?? 0) : undefined, bucket, values);
		}
	}
	return aggregates;
}

function withIngredients(source: StatsSource, names: readonly string[]): ReadonlySet<string> {
	return new Set(names.flatMap((name) => [name, ...(source.derived?.[name]?.needs ?? [])]));
}

function aggregateSql(
	set: RowSet,
	names: readonly string[],
	{ calendar, segmented }: AggregateRequest,
): Sql {
	const byInterval = calendar && !set.totalsOnly ? calendar : undefined;
	const bucket = byInterval ? intervalStartSql(byInterval, 'dated') : raw('NULL');
	const segment = segmented ? ', segment' : '';
	const metrics = names.map((name) => raw(`${set.metrics[name]?.expression} AS "${name}"`));
	const groupings = segmented
		? `(segment)${byInterval ? ', (segment, bucket)' : ''}`
		: `()${byInterval ? ', (bucket)' : ''}`;
	return sql`WITH facts AS (SELECT *, ${bucket} AS bucket FROM (${set.rows}))
		SELECT ${raw(byInterval ? 'CAST(epoch_ms(bucket) AS DOUBLE)' : 'NULL')} AS bucket${raw(segment)},
		${raw(byInterval ? 'CAST(GROUPING(bucket) AS INTEGER)' : '1')} AS whole, ${joinSql(metrics, ', ')}
		FROM facts GROUP BY GROUPING SETS (${raw(groupings)})`;
}

/** All metrics of one row by name, the derived ones included; what SQL did not find is 0. */
export function completeRow(
	source: StatsSource,
	names: readonly string[],
	found: MetricRow,
): MetricRow {
	const value = (name: string): number => found[name] ?? 0;
	return Object.fromEntries(
		names.map((name) => {
			const derivation = source.derived?.[name];
			if (!derivation) {
				return [name, value(name)];
			}
			const parts = Object.fromEntries(derivation.needs.map((need) => [need, value(need)]));
			return [name, tidy(derivation.of(parts), derivation.kind)];
		}),
	);
}
