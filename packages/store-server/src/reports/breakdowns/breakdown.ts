import type { DimensionGrain, DimensionKey } from '@store-analytics/rest-api/dimensions';
import type { Database } from '../../database/database';
import { raw, readReport, sql, type Sql } from '../../database/sql';
import { keyOf, spelledColumns, valueOf } from '../dimensions/dimension-values';
import { breakdownMetrics } from '../metrics/breakdown-metrics';
import type { MetricRow } from '../metrics/metric';
import { rowCompleter } from '../stats/aggregate';
import { KEY_SEPARATOR } from './breakdown-facts';
import type { IntervalCalendar } from '../periods/interval-calendar';
import { computeParts, computeWhole, type Parts } from './breakdown-numbers';
import { isSumOfRows, sumOfRows } from './row-sums';
import type { BreakdownRequest } from './breakdown-request';

/** One row: its values in the order of the dimensions (empty: unknown), and its numbers. */
export interface BreakdownRow {
	readonly keys: readonly string[];
	readonly numbers: MetricRow;
}

/** Rows by value, and the numbers of all of them together. */
export interface Breakdown {
	readonly rows: readonly BreakdownRow[];
	readonly totals: MetricRow;
	/** The share of orders or refunds that say a value of each dimension, if the rows tell it; 1 without any. */
	readonly known?: readonly number[];
	/** The spelling of keys that stand for several: the first in the order of letters, capitals before small ones. */
	readonly spellings: ReadonlyMap<DimensionKey, ReadonlyMap<string, string>>;
	/** The numbers of all rows together, by interval if a calendar was given; undefined if the rows say them. */
	readonly whole: ((bucket: number | undefined) => MetricRow) | undefined;
	/** The rows of intervals, if they were counted with those of the period. */
	readonly intervals?: Parts | undefined;
}

/**
 * Breaks the numbers of a period down; the order of the rows is undefined. With a calendar, and rows that are `few` (hasFewValues),
 * it breaks those of intervals down, too.
 */
export async function computeBreakdown(
	database: Database,
	request: BreakdownRequest,
	{
		calendar,
		few = false,
	}: { readonly calendar?: IntervalCalendar | undefined; readonly few?: boolean } = {},
): Promise<Breakdown> {
	const { metrics, dimensions, grain, filters } = request;
	const declared = breakdownMetrics(request);
	const counted = countOf[grain];
	const wanted = { ...request, metrics: counted ? [...metrics, counted] : metrics };
	const [whole, parts] = await Promise.all([
		isSumOfRows(request) ? undefined : computeWhole(database, request, calendar),
		dimensions.length > 0
			? computeParts(database, wanted, few && calendar ? { calendar } : {})
			: undefined,
	]);
	// A filter changes the rows of a value, not its name.
	const told = filters.length === 0 ? parts?.spellings : undefined;
	const spelled = await Promise.all(
		dimensions.map((key) => told ?? spellingsOf(database, request.orders, key)),
	);
	const numbers = rowCompleter(declared, metrics);
	const rows = (parts?.segments ?? []).map((segment) => {
		const found = parts?.find(segment, undefined) ?? {};
		return { keys: String(segment).split(KEY_SEPARATOR), found, numbers: numbers(found) };
	});
	return {
		totals: numbers((whole ?? sumOfRows(parts))(undefined)),
		whole,
		...(counted && { known: dimensions.map((_, at) => shareKnown(rows, at, counted)) }),
		spellings: new Map(dimensions.map((key, index) => [key, spelled[index] ?? new Map()])),
		rows,
		intervals: parts?.hasIntervals ? parts : undefined,
	};
}

/** What rows of orders, each in one of them, count. */
const countOf: Readonly<Partial<Record<DimensionGrain, string>>> = {
	order: 'orders_count',
	refund: 'refunds_count',
};

function shareKnown(
	rows: readonly { readonly keys: readonly string[]; readonly found: MetricRow }[],
	at: number,
	counted: string,
): number {
	const countIn = (some: typeof rows) =>
		some.reduce((sum, { found }) => sum + (found[counted] ?? 0), 0);
	const all = countIn(rows);
	return all > 0 ? countIn(rows.filter(({ keys }) => keys[at] !== '')) / all : 1;
}

async function spellingsOf(
	database: Database,
	orders: Sql,
	dimension: DimensionKey,
): Promise<ReadonlyMap<string, string>> {
	const columns = spelledColumns(dimension);
	if (!columns) return new Map();
	const rows = await readReport<{ folded: string; spelling: string }>(
		database,
		sql`SELECT ${keyOf(dimension)} AS folded, MIN(${valueOf(dimension)}) AS spelling
			FROM (SELECT DISTINCT ${raw(columns.join(', '))} FROM (${orders})) GROUP BY 1`,
	);
	return new Map(rows.map(({ folded, spelling }) => [folded, spelling]));
}
