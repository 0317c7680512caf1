import type { DimensionGrain, DimensionKey } from '@store-analytics/rest-api/dimensions';
import type { Database } from '../../database/database';
import { readReport, sql, type Sql } from '../../database/sql';
import { isFolded, keyOf, valueOf } from '../dimensions/dimension-values';
import { breakdownMetrics } from '../metrics/breakdown-metrics';
import type { MetricRow } from '../metrics/metric';
import { aggregate, completeRow } from '../stats/aggregate';
import type { NumberRules } from '../../schema/number-rules';
import type { DimensionFilter } from '../filters/dimension-filters';
import { breakdownFacts, KEY_SEPARATOR } from './breakdown-facts';

/** What is broken down, and by what. */
export interface BreakdownRequest {
	/** Orders and refunds of the period, with `dated`, the date that counts. */
	readonly orders: Sql;
	readonly rules: NumberRules;
	/** That of all dimensions and filters (`grainOf`). */
	readonly grain: DimensionGrain;
	readonly metrics: readonly string[];
	readonly dimensions: readonly DimensionKey[];
	readonly filters: readonly DimensionFilter[];
}

/** One row: its values in the order of the dimensions (empty: unknown), and its numbers. */
export interface BreakdownRow {
	readonly keys: readonly string[];
	readonly numbers: MetricRow;
}

/** Rows by value, and the numbers of all of them together. */
export interface Breakdown {
	readonly rows: readonly BreakdownRow[];
	readonly totals: MetricRow;
	/** The spelling of keys that stand for several: the first in the order of letters, capitals before small ones. */
	readonly spellings: ReadonlyMap<DimensionKey, ReadonlyMap<string, string>>;
}

/** Breaks the numbers of a period down; the order of the rows is undefined. */
export async function computeBreakdown(
	database: Database,
	request: BreakdownRequest,
): Promise<Breakdown> {
	const { rules, metrics, dimensions } = request;
	const declared = breakdownMetrics(rules);
	const numbersBy = async (by: readonly DimensionKey[]) => {
		const facts = breakdownFacts(request.orders, request.grain, by, request.filters);
		return aggregate(database, { ...facts, metrics: declared, wanted: metrics });
	};
	const [whole, parts, ...spelled] = await Promise.all([
		numbersBy([]),
		dimensions.length > 0 ? numbersBy(dimensions) : undefined,
		...dimensions.map((key) => spellingsOf(database, request.orders, key)),
	]);
	const numbers = (row: MetricRow) => completeRow(declared, metrics, row);
	return {
		totals: numbers(whole.find('', undefined)),
		spellings: new Map(dimensions.map((key, index) => [key, spelled[index] ?? new Map()])),
		rows: (parts?.segments ?? []).map((segment) => ({
			keys: String(segment).split(KEY_SEPARATOR),
			numbers: numbers(parts?.find(segment, undefined) ?? {}),
		})),
	};
}

async function spellingsOf(
	database: Database,
	orders: Sql,
	dimension: DimensionKey,
): Promise<ReadonlyMap<string, string>> {
	if (!isFolded(dimension)) return new Map();
	const rows = await readReport<{ folded: string; spelling: string }>(
		database,
		sql`SELECT ${keyOf(dimension)} AS folded, MIN(${valueOf(dimension)}) AS spelling
			FROM (${orders}) GROUP BY 1`,
	);
	return new Map(rows.map(({ folded, spelling }) => [folded, spelling]));
}
