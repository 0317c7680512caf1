import { TimeSlice } from '../../base/time-slice';
import type { Database } from '../../database/database';
import { fetchRows, readReport } from '../../database/sql';
import { metricOf, tidy, type Metric, type MetricRow } from '../metrics/metric';
import { partsOf, type AggregateRequest, type Part } from './aggregate-parts';
import { aggregateSql, MOST_SUMS, type AggregateRow } from './aggregate-sql';
import { Aggregates } from './aggregates';

/** Calculates metrics with one query per fact, totals and intervals in the same pass over the data. */
export async function aggregate(
	database: Database,
	request: AggregateRequest,
): Promise<Aggregates> {
	const aggregates = new Aggregates();
	await Promise.all(partsOf(request).map((part) => readPart(database, part, request, aggregates)));
	if (!aggregates.isCut) return aggregates;
	const again = await aggregate(database, { ...request, calendar: undefined, few: false });
	return Object.assign(again, { isCut: true });
}

async function readPart(
	database: Database,
	part: Part,
	request: AggregateRequest,
	aggregates: Aggregates,
): Promise<void> {
	// Days of orders are few: ClickHouse takes longer to plan this than the file takes to read it.
	const fetch = part.ofDays && part.fact === 'order' ? fetchRows : readReport;
	const rows = await fetch<AggregateRow>(database, aggregateSql(part, request));
	if (request.few && rows.length >= MOST_SUMS) aggregates.isCut = true;
	const slice = new TimeSlice();
	for (const row of rows) {
		if (slice.isOver()) await slice.next();
		const values: Record<string, number> = {};
		for (const { key, unit } of part.metrics) values[key] = tidy(Number(row[key] ?? 0), unit);
		aggregates.add(request.by ? (row.segment ?? 0) : undefined, row.bucket ?? undefined, values);
		if (row.spelling !== undefined) aggregates.spell(String(row.segment), row.spelling);
	}
	if (part.intervalsAddUp && !request.intervalsOnly)
		aggregates.addIntervalsUp(part.metrics.map(({ key }) => key));
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
