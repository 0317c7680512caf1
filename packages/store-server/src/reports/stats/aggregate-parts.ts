import type { Sql } from '../../database/sql';
import type { Dimension, Spelled } from '../dimensions/dimension';
import { factRows, type FactName, type Facts } from '../facts/fact';
import { metricOf, type Metric } from '../metrics/metric';
import { aggregateOf, isSum } from '../metrics/metric-columns';
import type { IntervalCalendar } from '../periods/interval-calendar';
import type { WallTime } from '../periods/wall-time';

/** Which numbers of which rows are asked for. */
export interface AggregateRequest {
	readonly facts: Facts;
	/** The day sums of the facts, used if they suffice. Not for segments (`by`), which need the rows. */
	readonly days?: Facts | undefined;
	/** All metrics that the report declares. */
	readonly metrics: readonly Metric[];
	/** Keys of the requested metrics; those they derive from are added. */
	readonly wanted: readonly string[];
	/** Undefined: totals only. */
	readonly calendar?: IntervalCalendar | undefined;
	/** Only intervals between these are requested, beside the whole. */
	readonly between?: { readonly first: WallTime; readonly last: WallTime };
	/** Of segments, no whole is requested. */
	readonly intervalsOnly?: boolean;
	/** Every number is requested by segment of this dimension. */
	readonly by?: Dimension;
	/** Segments are few: one statement reads the numbers of all intervals, unless it finds too many (`MOST_SUMS`). */
	readonly few?: boolean;
}

/** Metrics from the same rows, in one query. */
export interface Part extends Source {
	readonly metrics: readonly Metric[];
	readonly totalsOnly: boolean;
	/** The numbers of the period are the sums of those of its intervals, which are quicker to read alone. */
	readonly intervalsAddUp: boolean;
}

/** The rows of a metric. */
interface Source {
	readonly fact: FactName;
	readonly rows: Sql;
	readonly ofDays: boolean;
	readonly spelled?: Spelled | undefined;
}

/** Returns the queries of a request. Metrics without rows are in none. */
export function partsOf(request: AggregateRequest): Part[] {
	const { facts, days, metrics, wanted, calendar, by } = request;
	// Hours need the rows.
	const whole = calendar?.unit === 'hour' ? {} : (days ?? {});
	const bySource = new Map<string, [source: Source, metrics: Metric[]]>();
	for (const metric of withIngredients(metrics, wanted)) {
		const source = dayOf(metric, whole) ?? sourceOf(metric, facts, by);
		if (!source) continue;
		const key = `${source.fact} ${source.ofDays} ${metric.totalsOnly ?? false}`;
		const [, others] = bySource.get(key) ?? [source, []];
		bySource.set(key, [source, [...others, metric]]);
	}
	return [...bySource.values()].flatMap(([source, own]) => partsOfSource(source, own, request));
}

/** What adds up does not wait for what does not, where that is much quicker. */
function partsOfSource(
	source: Source,
	metrics: readonly Metric[],
	request: AggregateRequest,
): Part[] {
	const isQuick = request.few === true || source.spelled?.isColumn === false;
	const sums = isQuick ? metrics.filter((metric) => addsUp(metric, source)) : [];
	const others = metrics.filter((metric) => !sums.includes(metric));
	return [sums, others]
		.filter((some) => some.length > 0)
		.map((some) => partOf(source, some, request));
}

function partOf(
	{ spelled, ...source }: Source,
	metrics: readonly Metric[],
	{ calendar, between }: AggregateRequest,
): Part {
	const totalsOnly = metrics.some((metric) => metric.totalsOnly);
	const allAddUp = metrics.every((metric) => addsUp(metric, source));
	const intervalsAddUp = allAddUp && calendar !== undefined && !between && !totalsOnly;
	const ofSpellings = allAddUp && !between && spelled && { spelled, rows: spelled.rows };
	return { ...source, ...ofSpellings, metrics, totalsOnly, intervalsAddUp };
}

/** The requested metrics that SQL calculates, including those that derived ones need. */
function withIngredients(metrics: readonly Metric[], wanted: readonly string[]): Metric[] {
	const keys = wanted.flatMap((key): readonly string[] => {
		const { from } = metricOf(metrics, key);
		return from ? withIngredients(metrics, from.needs).map((metric) => metric.key) : [key];
	});
	return [...new Set(keys)].map((key) => metricOf(metrics, key));
}

/** Whether the numbers of several groups of rows add up to the number of all. */
function addsUp(metric: Metric, { fact, ofDays }: Pick<Source, 'fact' | 'ofDays'>): boolean {
	return metric.ofOwnDays?.fact !== fact && isSum(aggregateOf(metric, fact, ofDays) ?? '');
}

/** Returns the days of a metric: those of its first fact with day sums. */
function dayOf({ over = {}, ofOwnDays, needsRows }: Metric, days: Facts): Source | undefined {
	if (needsRows) return undefined;
	// The keys of a record by fact.
	const names = ofOwnDays ? [ofOwnDays.fact] : (Object.keys(over) as FactName[]);
	const fact = names.find((name) => name in days);
	return fact && { fact, rows: factRows(days, fact), ofDays: true };
}

/** Returns the rows of a metric: those of its first fact that the report, or the dimension, has. */
function sourceOf(
	{ over = {} }: Metric,
	facts: Facts,
	by: Dimension | undefined,
): Source | undefined {
	if (by) {
		const split = by.find(({ fact }) => fact in over && fact in facts);
		const { fact, spelled } = split ?? {};
		return split && fact && { fact, rows: split.rows(facts), ofDays: false, spelled };
	}
	// The keys of a record by fact.
	const fact = (Object.keys(over) as FactName[]).find((name) => name in facts);
	return fact && { fact, rows: factRows(facts, fact), ofDays: false };
}
