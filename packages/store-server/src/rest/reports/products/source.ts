import { amount, count } from '../core/metrics';
import type { StatsSource } from '../core/stats-source';
import { sql, type Sql } from '../sql/sql';

const metrics = {
	items_sold: count('SUM(product_qty)'),
	net_revenue: amount('SUM(product_net_revenue)'),
	orders_count: count('COUNT(DISTINCT order_id) FILTER (WHERE product_gross_revenue >= 0)'),
	products_count: count('COUNT(DISTINCT product_id)'),
	variations_count: count('COUNT(DISTINCT variation_id)'),
};

const productNames = [
	'items_sold',
	'net_revenue',
	'orders_count',
	'products_count',
	'variations_count',
] as const;

/** What Products counts over sold items; returned items reduce sums, and are no orders. */
export function productsSource(lines: Sql): StatsSource {
	return { rowSets: [{ rows: lines, metrics }], names: productNames };
}

/** What Variations counts. */
export function variationsSource(lines: Sql): StatsSource {
	return {
		rowSets: [{ rows: lines, metrics }],
		names: productNames.filter((name) => name !== 'products_count'),
	};
}

/** What sold items can be split into. */
export type LineSegmentation = 'product' | 'category' | 'variation';

/** Sold items with the column `segment`; an item of two categories counts in both. */
export function segmentedLines(lines: Sql, by: LineSegmentation): Sql {
	if (by === 'category') {
		return sql`SELECT l.*, b.category_id AS segment FROM (${lines}) l
			JOIN (SELECT DISTINCT pc.product_id, t.category_tree_id AS category_id
				FROM product_categories pc JOIN wc_category_lookup t ON t.category_id = pc.category_id
			) b ON b.product_id = l.product_id`;
	}
	return by === 'product'
		? sql`SELECT *, product_id AS segment FROM (${lines})`
		: sql`SELECT *, variation_id AS segment FROM (${lines})`;
}
