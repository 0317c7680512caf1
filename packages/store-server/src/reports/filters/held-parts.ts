import { allOf, anyOf, raw, sql, type Sql } from '../../database/sql';
import { withPartValues } from '../../day-sums/part-values';
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
export function holdsPart(
	part: PartFact,
	{ dimension, is, isNot, isUnknown }: DimensionFilter,
	orders: Sql,
): Sql {
	const holds = (filter: Omit<DimensionFilter, 'dimension'>) =>
		holding(part, orders, { dimension, ...filter });
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
