import type { ReportOrdering } from '@store-analytics/rest-api';
import { ordersBy } from '../../database/dialect';
import { joinSql, raw, sql, type Sql } from '../../database/sql';
import { byNameIfAny, byText } from '../../database/text-order';
import { countingOrders } from '../facts/days';
import type { FactRows } from '../facts/fact';
import type { LineRows, SoldRows } from '../facts/lines';
import { productsIn } from '../filters/order-filters';
import { lineMetrics } from '../metrics/line-metrics';
import { metricOf } from '../metrics/metric';
import { metricColumns } from '../metrics/metric-columns';
import { ownSku } from './product-info';
import { alsoWithout, idTable, sortedBy } from './table';

/** Metrics of lines grouped by some columns, over the rows if days do not suffice. */
function sumsBy(
	by: string,
	{ rows, days }: FactRows,
	keys: readonly string[],
	rest: Sql = raw(''),
): Sql {
	const columns = metricColumns(
		keys.map((key) => metricOf(lineMetrics, key)),
		'line',
		{ ofDays: days !== undefined },
	);
	return sql`SELECT ${raw(by)}, ${columns}${rest} FROM (${days ?? rows}) GROUP BY ${raw(by)}`;
}

/** Adds refunds to the orders of rows. An order and its refund have different ids, so both can be added. */
function withRefunds(rows: Sql, keys: readonly string[], refunds: Sql | undefined): Sql {
	if (!refunds) return rows;
	const by = raw(keys.join(', '));
	const isSame = raw(keys.map((key) => `f.${key} = s.${key}`).join(' AND '));
	return sql`SELECT s.* REPLACE (s.orders_count + COALESCE(f.refunds, 0) AS orders_count)
		FROM (${rows}) s LEFT JOIN (SELECT ${by}, COUNT(DISTINCT order_id) AS refunds
			FROM (${refunds}) GROUP BY ${by}) f ON ${isSame}`;
}

const soldKeys = ['items_sold', 'net_revenue', 'orders_count'] as const;
const lastDate = raw(', MAX(dated) AS date');

/** The products of a request, by id or category; undefined for all. */
interface WantedProducts {
	readonly match: string;
	readonly products?: readonly number[];
	readonly categories?: readonly number[];
}

/** Lines by product: all sold ones, or exactly the requested ones, even unsold. */
export function productRows(
	{ rows: lines, days, countedRefunds }: SoldRows,
	wanted?: WantedProducts,
): Sql {
	const sold = { rows: lines, days: countingOrders(days, 'product_orders') };
	// Here WooCommerce counts those alone that return no amount.
	const refunds =
		countedRefunds && sql`SELECT * FROM (${countedRefunds}) WHERE product_gross_revenue >= 0`;
	const rows = withRefunds(sumsBy('product_id', sold, soldKeys, lastDate), ['product_id'], refunds);
	const named = wanted && namedProducts(wanted);
	return sql`SELECT r.*, p.name, p.sku, COALESCE(v.variations, 0) AS variations
		FROM (${named ? alsoWithout(rows, 'product_id', named) : rows}) r
		LEFT JOIN products p ON p.id = r.product_id
		LEFT JOIN (SELECT parent_id, COUNT(*) AS variations FROM products
			WHERE status <> 'trash' GROUP BY parent_id) v ON v.parent_id = r.product_id`;
}

function namedProducts({ match, products = [], categories = [] }: WantedProducts): Sql | undefined {
	const sets = [
		...(products.length > 0 ? [idTable('product_id', products)] : []),
		...(categories.length > 0
			? [sql`SELECT DISTINCT product_id FROM ${productsIn(categories)} inside`]
			: []),
	];
	return sets.length > 0 ? joinSql(sets, match === 'any' ? ' UNION ' : ' INTERSECT ') : undefined;
}

/** Lines by variation: all sold ones, or exactly the requested ones, even unsold. */
export function variationRows(lines: SoldRows, named: readonly number[] = []): Sql {
	const keys = ['product_id', 'variation_id'];
	const sold = sumsBy(keys.join(', '), lines, soldKeys, lastDate);
	const rows = withRefunds(sold, keys, lines.countedRefunds);
	const wanted =
		named.length === 0
			? rows
			: sql`SELECT r.* REPLACE (COALESCE(r.product_id, p.parent_id, 0) AS product_id)
				FROM (${alsoWithout(rows, 'variation_id', idTable('variation_id', named))}) r
				LEFT JOIN products p ON p.id = r.variation_id`;
	return sql`SELECT r.*, ${ownSku}
		FROM (${wanted}) r LEFT JOIN products p ON p.id = r.variation_id
		LEFT JOIN products o ON o.id = p.parent_id`;
}

/** Lines by the categories that products belong to directly; a line of two categories counts in both. */
export function categoryRows(lines: LineRows, named: readonly number[] = []): Sql {
	const rows = sql`SELECT s.*, o.orders_count FROM (${categorySums(lines)}) s
		JOIN (${ordersByCategory(lines)}) o ON o.category_id = s.category_id`;
	const wanted =
		named.length === 0 ? rows : alsoWithout(rows, 'category_id', idTable('category_id', named));
	return sql`SELECT r.*, c.name FROM (${wanted}) r LEFT JOIN categories c ON c.id = r.category_id`;
}

/** The same without orders, in a fraction of the time: a category's sums are the sums of its products. */
export function categorySums({ rows, days }: FactRows): Sql {
	const products = sql`SELECT product_id, SUM(product_qty) AS product_qty,
			SUM(product_net_revenue) AS product_net_revenue
		FROM (${days ?? rows}) GROUP BY product_id`;
	const keys = ['items_sold', 'net_revenue', 'products_count'];
	return sumsBy('category_id', { rows: inCategories(products), days: undefined }, keys);
}

function ordersByCategory({ rows, categoryDays, countedRefunds }: LineRows): Sql {
	const orders = categoryDays
		? sql`SELECT category_id, SUM(orders) AS orders_count FROM (${categoryDays}) GROUP BY category_id`
		: ordersBy(raw('category_id'), inCategories(rows));
	return withRefunds(orders, ['category_id'], countedRefunds && inCategories(countedRefunds));
}

function inCategories(rows: Sql): Sql {
	return sql`SELECT r.*, pc.category_id FROM (${rows}) r
		JOIN product_categories pc ON pc.product_id = r.product_id`;
}

/** ORDER BY terms of products. */
export const productSort = sortedBy<ReportOrdering<'products'>>('product_id', {
	product_name: byNameIfAny('name'),
	sku: byText('sku'),
});

/** ORDER BY terms of variations. */
export const variationSort = sortedBy<ReportOrdering<'variations'>>('variation_id', {
	sku: byText('own_sku'),
});

/** ORDER BY terms of categories. */
export const categorySort = sortedBy<ReportOrdering<'categories'>>('category_id', {
	category: byText('name'),
});
