import type { DimensionKey } from '@store-analytics/rest-api/dimensions';
import { allOf, anyOf, raw, sql, type Sql } from '../../database/sql';
import { partColumns, withPartValues } from '../../day-sums/part-values';
import { dimensionConditions, type DimensionFilter } from './dimension-filters';

/** Parts of orders. */
export type PartFact = 'line' | 'coupon line' | 'tax line';

const tables: Readonly<Record<PartFact, string>> = {
	line: 'wc_order_product_lookup',
	'coupon line': 'wc_order_coupon_lookup',
	'tax line': 'wc_order_tax_lookup',
};

/**
 * Returns the condition that orders and refunds hold such a part. Each of them meets one of *is*, *is not* and *is unknown*: it
 * holds a value, only others, or none at all. A refund has lines and taxes of its own, and the coupons of its order.
 */
export function holdsPart(part: PartFact, filter: DimensionFilter, orders: Sql): Sql {
	return meeting(filter, (values) => holding(part, orders, values));
}

/** Columns of lines that the values of a dimension follow from. */
const lineColumns: Readonly<Partial<Record<DimensionKey, string>>> = {
	...partColumns,
	product: 'product_id',
	variation: 'variation_id',
};

/**
 * Returns one condition per filter by what was sold, on lines of `alias`. Each line meets one of *is*, *is not* and *is unknown*: a
 * product with two tags counts once, and is not without the one because it has the other. Lines of interest meet `among`.
 */
export function linesThatSay(
	alias: string,
	filters: readonly DimensionFilter[],
	among: Sql,
): Sql[] {
	return filters.map((filter) => meeting(filter, (values) => lineSays(alias, values, among)));
}

/** The condition that a line of `alias` says a value that meets a filter, whatever else it says. */
export function lineSays(alias: string, filter: DimensionFilter, among: Sql): Sql {
	// Few products stand for many lines.
	const column = raw(lineColumns[filter.dimension] ?? 'order_item_id');
	const lines = sql`SELECT DISTINCT ${column} FROM wc_order_product_lookup WHERE ${among}`;
	return sql`${raw(alias)}.${column} IN (SELECT ${column}
		FROM (${withPartValues(lines, [filter.dimension])}) WHERE ${allOf(dimensionConditions([filter]))})`;
}

/** The condition that something has a value, only others, or none, by what finds those with some values. */
function meeting(
	{ dimension, is, isNot, isUnknown }: DimensionFilter,
	having: (filter: DimensionFilter) => Sql,
): Sql {
	const holds = (filter: Omit<DimensionFilter, 'dimension'>) => having({ dimension, ...filter });
	const holdsAny = holds({ isUnknown: false });
	const named = (values: readonly string[]) => values.filter((value) => value !== '');
	return allOf([
		...(is
			? [
					anyOf([
						...(named(is).length > 0 ? [holds({ is: named(is) })] : []),
						...(is.includes('') ? [sql`NOT ${holdsAny}`] : []),
						raw('FALSE'),
					]),
				]
			: []),
		...(isNot && isNot.length > 0 ? [holdsAny] : []),
		...(isNot && named(isNot).length > 0 ? [sql`NOT ${holds({ is: named(isNot) })}`] : []),
		...(isUnknown === undefined ? [] : [isUnknown ? sql`NOT ${holdsAny}` : holdsAny]),
	]);
}

function holding(part: PartFact, orders: Sql, filter: DimensionFilter): Sql {
	const table = raw(tables[part]);
	const isCoupon = part === 'coupon line';
	const order = isCoupon
		? raw('CASE parent_id WHEN 0 THEN order_id ELSE parent_id END')
		: raw('order_id');
	// Orders of the period alone; those of a refund may be older.
	const among = isCoupon ? raw('TRUE') : sql`order_id IN (SELECT order_id FROM (${orders}))`;
	const parts = sql`SELECT * FROM ${table} WHERE ${among}`;
	return sql`${order} IN (SELECT order_id FROM (${withPartValues(parts, [filter.dimension])})
		WHERE ${allOf(dimensionConditions([filter]))})`;
}
