import { joinSql, raw, sql, type Sql } from '../database/sql';
import { partColumns, partValues, withPartValues, type SummedDimension } from './part-values';

const IN_ORDERS = 'order_id IN (SELECT order_id FROM moments)';
const AMOUNTS = [
	...['product_qty', 'product_net_revenue', 'product_gross_revenue'],
	...['returned_net_revenue', 'returned_gross_revenue'],
	...['coupon_amount', 'tax_amount', 'shipping_amount'],
	...['order_tax', 'shipping_tax', 'total_tax'],
] as const;
type Amount = (typeof AMOUNTS)[number];

/** What the sums of lines are; where they have the names of columns, these. */
const ofLines: Readonly<Partial<Record<Amount, string>>> = {
	...own(['product_qty', 'product_net_revenue', 'product_gross_revenue']),
	returned_net_revenue: returned('product_net_revenue'),
	returned_gross_revenue: returned('product_gross_revenue'),
	...own(['coupon_amount', 'tax_amount', 'shipping_amount']),
};
const ofTaxes = own(['order_tax', 'shipping_tax', 'total_tax']);

function own(columns: readonly Amount[]): Partial<Record<Amount, string>> {
	return Object.fromEntries(columns.map((column) => [column, `sum(${column})`]));
}

function returned(column: string): string {
	return `coalesce(sum(${column}) FILTER (WHERE product_net_revenue < 0), 0)`;
}

/**
 * SELECT of the columns of `part_days` for some dimensions, over `moments` (sum-days). Each order is summed by value first, so that
 * it can be counted once for each of its dates.
 */
export function partDays(dimensions: readonly SummedDimension[]): Sql {
	const sums = AMOUNTS.map((amount) => `sum(${amount})`).join(', ');
	return sql`SELECT m.date_type AS date_type, max(m.dated) AS dated, m.status, CAST(m.parent_id <> 0 AS BIGINT),
			p.dimension AS dimension, p.value,
			${raw(sums)}, count(*) FILTER (WHERE m.parent_id = 0),
			count(*) FILTER (WHERE m.parent_id = 0 AND m.returning_customer = 0),
			count(*) FILTER (WHERE m.parent_id = 0 AND p.is_last)
		FROM moments m JOIN (WITH parts AS MATERIALIZED (${joinSql(dimensions.map(byOrder), ' UNION ALL ')})
				SELECT parts.*, value = last AS is_last FROM parts
				JOIN (SELECT dimension, order_id, max(value) AS last FROM parts GROUP BY dimension, order_id) l
					ON l.dimension = parts.dimension AND l.order_id = parts.order_id) p
			ON p.order_id = m.order_id
		GROUP BY m.date_type, m.day, m.status, m.parent_id <> 0, p.dimension, p.value ORDER BY dimension, date_type, dated`;
}

const isColumn = (amount: string) => !amount.startsWith('returned_');

function byOrder(dimension: SummedDimension): Sql {
	const isOfTaxes = dimension === 'tax_rate';
	const [table, own] = isOfTaxes
		? ['wc_order_tax_lookup', ofTaxes]
		: ['wc_order_product_lookup', ofLines];
	// Only what is read: the engine plans each column of each of these levels.
	const columns = [partColumns[dimension], ...Object.keys(own).filter(isColumn)].join(', ');
	const rows = raw(`SELECT order_id, ${columns} FROM ${table} WHERE ${IN_ORDERS}`);
	const sums = AMOUNTS.map((amount) => `${own[amount] ?? 0} AS ${amount}`).join(', ');
	return sql`SELECT ${raw(`'${dimension}'`)} AS dimension, order_id, value, ${raw(sums)} FROM (SELECT *, ${raw(partValues[dimension])} AS value
		FROM (${withPartValues(rows, [dimension])})) GROUP BY order_id, value`;
}
