import { dimensionOf, type DimensionKey } from '@store-analytics/rest-api/dimensions';
import type { Database } from '../../database/database';
import { milliseconds } from '../../database/dialect';
import { fetchRows, joinSql, raw, readReport, sql, type Sql } from '../../database/sql';
import { saysValue } from '../dimensions/dimension-values';
import { factRows } from '../facts/fact';
import { formatWallTime } from '../periods/wall-time';
import type { Breakdown } from './breakdown';
import type { BreakdownRequest } from './breakdown-request';
import { breakdownFacts, columnOf } from './breakdown-facts';
import { breakdownDays, type BreakdownDays } from './breakdown-days';

/** How much of a breakdown is known. */
export interface Coverage {
	/** The share of orders (of refunds, if these are broken down) that say a value; 1 without any. */
	readonly known: number;
	/** The shop's first day with a value; null if it has none. */
	readonly since: string | null;
}

/** The orders of all time, and their day sums if there are any. */
interface EverOrders {
	readonly orders: Sql;
	readonly days?: Sql | undefined;
}

/** Returns the first day with a value of each dimension; null if the shop has none. */
export function firstDays(
	database: Database,
	dimensions: readonly DimensionKey[],
	ever: EverOrders,
): Promise<readonly (string | null)[]> {
	return Promise.all(dimensions.map((key) => readSince(database, key, ever)));
}

/** Returns the coverage of each dimension of a breakdown; `since` are its first days. */
export async function computeCoverage(
	database: Database,
	request: BreakdownRequest,
	found: Breakdown,
	since: readonly (string | null)[],
): Promise<Partial<Record<DimensionKey, Coverage>>> {
	const { dimensions } = request;
	if (dimensions.length === 0) return {};
	const known = found.known ?? (await readKnown(database, request, found));
	return Object.fromEntries(
		dimensions.map((key, at) => [key, { known: known[at] ?? 1, since: since[at] ?? null }]),
	);
}
/** The share of orders with a value by dimension. Orders hold several rows of a part, so that they are counted once. */
async function readKnown(
	database: Database,
	request: BreakdownRequest,
	{ rows }: Breakdown,
): Promise<readonly number[]> {
	const { dimensions, isOfRefunds } = request;
	if (!rows.some(({ keys }) => keys.includes(''))) return dimensions.map(() => 1);
	const days = breakdownDays(request);
	if (days?.known) return [await readShare(database, days)];
	const { facts } = breakdownFacts(request, dimensions);
	const known = dimensions.map((key) =>
		raw(`, COUNT(DISTINCT order_id) FILTER (WHERE ${columnOf(key, dimensions)} <> '') AS ${key}`),
	);
	const [found] = await readReport<Record<string, number>>(
		database,
		sql`SELECT COUNT(DISTINCT order_id) AS whole${joinSql(known, '')}
			FROM (${factRows(facts, 'order')}) WHERE ${raw(isOfRefunds ? 'parent_id <> 0' : 'parent_id = 0')}`,
	);
	const whole = Number(found?.['whole'] ?? 0);
	return dimensions.map((key) => (whole > 0 ? Number(found?.[key] ?? 0) / whole : 1));
}

async function readShare(database: Database, { facts, known }: BreakdownDays): Promise<number> {
	const [some = '', all = ''] = known ?? [];
	const [rows] = Object.values(facts);
	if (!rows) return 1;
	const [found] = await readReport<{ some: number | null; whole: number | null }>(
		database,
		sql`SELECT ${raw(some)} AS some, ${raw(all)} AS whole FROM (${rows})`,
	);
	const whole = Number(found?.whole ?? 0);
	return whole > 0 ? Number(found?.some ?? 0) / whole : 1;
}

/** Only what shops began to record later can lack days. The first row in order of time is found without reading all. */
async function readSince(
	database: Database,
	key: DimensionKey,
	{ orders, days }: EverOrders,
): Promise<string | null> {
	const mayLack = dimensionOf(key)?.mayLackDays ?? false;
	const first =
		days && !mayLack
			? sql`SELECT MIN(dated) AS dated FROM (${days}) WHERE orders > 0`
			: sql`SELECT dated FROM (${orders}) WHERE parent_id = 0 AND dated IS NOT NULL
				AND ${mayLack ? saysValue(key) : raw('TRUE')} ORDER BY dated LIMIT 1`;
	const [found] = await fetchRows<{ since: number | null }>(
		database,
		sql`SELECT ${milliseconds(raw('dated'))} AS since FROM (${first}) WHERE dated IS NOT NULL`,
	);
	const since = found?.since ?? null;
	return since === null ? null : formatWallTime(Number(since)).slice(0, 10);
}
