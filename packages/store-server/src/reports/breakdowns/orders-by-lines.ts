import type { Database } from '../../database/database';
import { allBits, bitsOf, MOST_BITS } from '../../database/dialect';
import { raw, readReport, sql, type Sql } from '../../database/sql';
import { withKey } from './breakdown-facts';
import type { BreakdownRequest } from './breakdown-request';
import { lineColumns } from './breakdown-days';

/** Orders with a value, and those among them that are of new customers. */
export interface OrderCount {
	readonly orders: number;
	readonly ofNew: number;
}

/** The orders of a breakdown by what their lines say; an order with lines of two values is in both. */
export interface OrdersByLines {
	readonly byKey: ReadonlyMap<string, OrderCount>;
	/** The share of orders with a value among those with lines; 1 without any. */
	readonly known: number;
}

/**
 * Counts the orders of a breakdown by a dimension of lines with few values: each order once, by the set of its values. Several
 * times quicker than to count the distinct orders of each value. Undefined for other breakdowns.
 */
export async function ordersOfLines(
	database: Database,
	{ orders, dimensions, filters }: BreakdownRequest,
): Promise<OrdersByLines | undefined> {
	const [dimension, ...others] = dimensions;
	const column = dimension && lineColumns[dimension];
	if (!dimension || !column || others.length > 0 || filters.length > 0) return undefined;
	const values = withKey(
		sql`SELECT DISTINCT ${raw(column)} FROM wc_order_product_lookup`,
		dimension,
	);
	const keys = await readReport<{ key: string }>(
		database,
		sql`SELECT DISTINCT key FROM (${values}) ORDER BY key LIMIT ${MOST_BITS + 1}`,
	);
	if (keys.length > MOST_BITS) return undefined;
	const names = keys.map(({ key }) => key);
	return readSets(await setsOf(database, { orders, column, values, names }), names);
}

/** A set of values, as bits, and the number of orders with exactly these. */
interface OrderSet {
	readonly bits: string;
	readonly orders: number;
	readonly of_new: number;
}

function setsOf(
	database: Database,
	{
		orders,
		column,
		values,
		names,
	}: {
		readonly orders: Sql;
		readonly column: string;
		readonly values: Sql;
		readonly names: readonly string[];
	},
): Promise<OrderSet[]> {
	return readReport<OrderSet>(
		database,
		sql`SELECT CAST(bits AS VARCHAR) AS bits, COUNT(*) AS orders, SUM(is_new) AS of_new FROM (
			SELECT l.order_id, ${allBits('b.bits')} AS bits, MAX(o.is_new) AS is_new FROM wc_order_product_lookup l
			JOIN (SELECT order_id, CASE returning_customer WHEN 0 THEN 1 ELSE 0 END AS is_new FROM (${orders}) WHERE parent_id = 0) o ON o.order_id = l.order_id
			JOIN (SELECT ${raw(column)} AS said, ${bitsOf(names, 'key')} AS bits FROM (${values}) GROUP BY said) b
				ON b.said = l.${raw(column)}
			GROUP BY l.order_id) GROUP BY bits`,
	);
}

function readSets(sets: readonly OrderSet[], names: readonly string[]): OrdersByLines {
	const byKey = new Map<string, OrderCount>();
	let whole = 0;
	let known = 0;
	for (const { bits, orders, of_new } of sets) {
		const set = BigInt(bits);
		const held = names.filter((_, at) => (set >> BigInt(at)) & 1n);
		for (const key of held) {
			const before = byKey.get(key) ?? { orders: 0, ofNew: 0 };
			byKey.set(key, {
				orders: before.orders + Number(orders),
				ofNew: before.ofNew + Number(of_new),
			});
		}
		whole += Number(orders);
		if (held.some(Boolean)) known += Number(orders);
	}
	return { byKey, known: whole > 0 ? known / whole : 1 };
}
