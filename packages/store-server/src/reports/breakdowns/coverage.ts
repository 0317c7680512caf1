import { dimensionOf, type DimensionKey } from '@store-analytics/rest-api/dimensions';
import type { Database } from '../../database/database';
import { milliseconds } from '../../database/dialect';
import { joinSql, raw, readReport, sql, type Sql } from '../../database/sql';
import { keyOf } from '../dimensions/dimension-values';
import { factRows } from '../facts/fact';
import { formatWallTime } from '../periods/wall-time';
import type { BreakdownRequest } from './breakdown';
import { breakdownFacts, columnOf } from './breakdown-facts';

/** How much of a breakdown is known. */
export interface Coverage {
	/** The share of orders (of refunds, if these are broken down) that say a value; 1 without any. */
	readonly known: number;
	/** The shop's first day with a value; null if it has none. */
	readonly since: string | null;
}

/** Returns the coverage of each dimension; `ever` are the orders of all time. */
export async function computeCoverage(
	database: Database,
	request: BreakdownRequest,
	ever: Sql,
): Promise<Partial<Record<DimensionKey, Coverage>>> {
	const { dimensions } = request;
	if (dimensions.length === 0) return {};
	const [[known], [since]] = await Promise.all([
		readReport<Record<string, number>>(database, knownSql(request)),
		readReport<Record<string, number | null>>(database, sinceSql(dimensions, ever)),
	]);
	return Object.fromEntries(
		dimensions.map((key) => {
			const first = since?.[key] ?? null;
			const whole = Number(known?.['whole'] ?? 0);
			return [
				key,
				{
					known: whole > 0 ? Number(known?.[key] ?? 0) / whole : 1,
					since: first === null ? null : formatWallTime(Number(first)).slice(0, 10),
				},
			];
		}),
	);
}

/** Orders hold several rows of a part, so that they are counted once. */
function knownSql({ orders, grain, dimensions, filters }: BreakdownRequest): Sql {
	const { facts } = breakdownFacts(orders, grain, dimensions, filters);
	const counted = ['order', 'refund'].includes(grain) ? 'COUNT(*)' : 'COUNT(DISTINCT order_id)';
	const known = dimensions.map((key) =>
		raw(`, ${counted} FILTER (WHERE ${columnOf(key, dimensions)} <> '') AS ${key}`),
	);
	return sql`SELECT ${raw(counted)} AS whole${joinSql(known, '')} FROM (${factRows(facts, 'order')})
		WHERE ${raw(grain === 'refund' ? 'parent_id <> 0' : 'parent_id = 0')}`;
}

/** Only what shops began to record later can lack days. */
function sinceSql(dimensions: readonly DimensionKey[], ever: Sql): Sql {
	const first = dimensions.map((key) => {
		const isSaid = dimensionOf(key)?.mayLackDays ? sql`${keyOf(key)} <> ''` : raw('TRUE');
		return sql`MIN(dated) FILTER (WHERE ${isSaid}) AS ${raw(key)}`;
	});
	const read = dimensions.map((key) => sql`${milliseconds(key)} AS ${raw(key)}`);
	return sql`SELECT ${joinSql(read, ', ')} FROM (
		SELECT ${joinSql(first, ', ')} FROM (${ever}) WHERE parent_id = 0)`;
}
