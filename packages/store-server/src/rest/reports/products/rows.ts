import { sql, listOf, joinSql, raw, type Sql } from '../sql/sql';

/**
 * Sold items by product.
 * @param wanted SELECT of product_id: exactly these are there, also those of which nothing was sold.
 */
export function productRows(lines: Sql, wanted?: Sql): Sql {
	const rows = sql`SELECT product_id, SUM(product_qty) AS items_sold,
			SUM(product_net_revenue) AS net_revenue,
			COUNT(DISTINCT order_id) FILTER (WHERE product_gross_revenue >= 0) AS orders_count,
			MAX(dated) AS date FROM (${lines}) GROUP BY product_id`;
	return wanted ? leftJoin(wanted, rows, 'product_id') : rows;
}

/** Sold items by variation. */
export function variationRows(lines: Sql, ids: readonly number[] | undefined): Sql {
	const rows = sql`SELECT product_id, variation_id, SUM(product_qty) AS items_sold,
			SUM(product_net_revenue) AS net_revenue, COUNT(DISTINCT order_id) AS orders_count,
			MAX(dated) AS date FROM (${lines}) GROUP BY product_id, variation_id`;
	if (!ids || ids.length === 0) {
		return rows;
	}
	return sql`SELECT COALESCE(r.product_id, p.parent_id, 0) AS product_id, wanted.variation_id,
			r.items_sold, r.net_revenue, r.orders_count, r.date
		FROM (${idTable('variation_id', ids)}) wanted
		LEFT JOIN (${rows}) r ON r.variation_id = wanted.variation_id
		LEFT JOIN products p ON p.id = wanted.variation_id`;
}

/** Sold items by the categories that products belong to directly; an item of two categories counts in both. */
export function categoryRows(lines: Sql, ids: readonly number[] | undefined): Sql {
	const rows = sql`SELECT pc.category_id, SUM(l.product_qty) AS items_sold,
			SUM(l.product_net_revenue) AS net_revenue, COUNT(DISTINCT l.order_id) AS orders_count,
			COUNT(DISTINCT l.product_id) AS products_count
		FROM (${lines}) l JOIN product_categories pc ON pc.product_id = l.product_id
		GROUP BY pc.category_id`;
	return ids && ids.length > 0 ? alsoUnsold(rows, 'category_id', ids) : rows;
}

/** Exactly one row per id, empty where `rows` has none. */
export function alsoUnsold(rows: Sql, column: string, ids: readonly number[]): Sql {
	return leftJoin(idTable(column, ids), rows, column);
}

function leftJoin(wanted: Sql, rows: Sql, column: string): Sql {
	const name = raw(column);
	return sql`SELECT r.* EXCLUDE (${name}), wanted.${name}
		FROM (${wanted}) wanted LEFT JOIN (${rows}) r ON r.${name} = wanted.${name}`;
}

/** A table of ids, each once. */
export function idTable(column: string, ids: readonly number[]): Sql {
	const rows = [...new Set(ids)].map((id) => sql`(${id})`);
	return rows.length === 0
		? sql`SELECT NULL AS ${raw(column)} WHERE NULL IN ${listOf([])}`
		: sql`SELECT * FROM (VALUES ${joinSql(rows, ', ')}) ids(${raw(column)})`;
}
