import { amount, count, derived, ratio } from '../core/metrics';
import type { StatsSource } from '../core/stats-source';
import { raw, sql, type Sql } from '../sql/sql';

/** What Orders and Revenue can be split into. */
export type OrderSegmentation = 'product' | 'category' | 'variation' | 'coupon' | 'customer_type';

const names = [
	'num_items_sold',
	'total_sales',
	'coupons',
	'coupons_count',
	'refunds',
	'taxes',
	'shipping',
	'net_revenue',
	'orders_count',
	'avg_items_per_order',
	'avg_order_value',
	'total_customers',
] as const;

/** Whole orders, each counted once in a segment. */
const orderMetrics = {
	orders_count: count('COUNT(*)'),
	order_items: count('SUM(num_items_sold)'),
	order_net: amount('SUM(net_total)'),
	coupons: amount('SUM(discount_amount)'),
	total_customers: count('COUNT(DISTINCT customer_id)'),
};

const averages = {
	avg_items_per_order: derived('average', ['order_items', 'orders_count'], (row) =>
		ratio(row.order_items, row.orders_count),
	),
	avg_order_value: derived('average', ['order_net', 'orders_count'], (row) =>
		ratio(row.order_net, row.orders_count),
	),
};

/** Rows of sold items with the column `segment`: `lines` has order_id, segment and the lookup's amounts. */
function itemSegments(matching: Sql, lines: Sql): StatsSource {
	return {
		rowSets: [
			{
				rows: sql`SELECT o.dated, l.* FROM (${matching}) o JOIN (${lines}) l ON l.order_id = o.order_id`,
				metrics: {
					num_items_sold: count('SUM(product_qty)'),
					total_sales: amount('SUM(product_gross_revenue)'),
					refunds: amount('SUM(product_gross_revenue) FILTER (WHERE product_gross_revenue < 0)'),
					taxes: amount('SUM(tax_amount)'),
					shipping: amount('SUM(shipping_amount)'),
					net_revenue: amount('SUM(product_net_revenue)'),
				},
			},
			...wholeOrders(matching, sql`SELECT DISTINCT order_id, segment FROM (${lines})`),
		],
		derived: averages,
		names,
	};
}

/** Row sets for metrics of whole orders: `belongs` pairs order_id and segment, each pair once. */
function wholeOrders(matching: Sql, belongs: Sql) {
	return [
		{
			rows: sql`SELECT o.*, b.segment, d.discount_amount
				FROM (${matching}) o JOIN (${belongs}) b ON b.order_id = o.order_id
				LEFT JOIN (SELECT order_id, SUM(discount_amount) AS discount_amount
					FROM wc_order_coupon_lookup GROUP BY order_id) d ON d.order_id = o.order_id`,
			metrics: orderMetrics,
		},
		{
			rows: sql`SELECT o.dated, b.segment, c.coupon_id
				FROM (${matching}) o JOIN (${belongs}) b ON b.order_id = o.order_id
				JOIN wc_order_coupon_lookup c ON c.order_id = o.order_id`,
			metrics: { coupons_count: count('COUNT(DISTINCT coupon_id)') },
		},
	];
}

/** Orders by something that each whole order has, as its coupons or the kind of its customer. */
function orderSegments(matching: Sql, belongs: Sql): StatsSource {
	const [orders, coupons] = wholeOrders(matching, belongs);
	const rowSets = [orders, coupons].flatMap((set) => set ?? []);
	return {
		rowSets: rowSets.map((set) =>
			set === orders
				? {
						...set,
						metrics: {
							...orderMetrics,
							num_items_sold: count('SUM(num_items_sold)'),
							total_sales: amount('SUM(total_sales)'),
							refunds: amount('-SUM(net_total) FILTER (WHERE net_total < 0)'),
							taxes: amount('SUM(tax_total)'),
							shipping: amount('SUM(shipping_total)'),
							net_revenue: amount('SUM(net_total)'),
						},
					}
				: set,
		),
		derived: averages,
		names,
	};
}

/** As whole orders, but of the discounts only that of the coupon itself. */
function couponSegments(matching: Sql, belongs: Sql): StatsSource {
	const whole = orderSegments(matching, belongs);
	const kept = whole.rowSets.flatMap((set) => {
		const metrics = Object.entries(set.metrics).filter(([name]) => !name.startsWith('coupons'));
		return metrics.length > 0 ? [{ ...set, metrics: Object.fromEntries(metrics) }] : [];
	});
	const own = {
		rows: sql`SELECT o.dated, c.coupon_id, c.coupon_id AS segment, c.discount_amount
			FROM (${matching}) o JOIN wc_order_coupon_lookup c ON c.order_id = o.order_id`,
		metrics: {
			coupons: amount('SUM(discount_amount)'),
			coupons_count: count('COUNT(DISTINCT coupon_id)'),
		},
	};
	return { ...whole, rowSets: [...kept, own] };
}

/** The metrics of Orders and Revenue over rows with a `segment`. */
export function segmentedOrders(matching: Sql, by: OrderSegmentation): StatsSource {
	switch (by) {
		case 'product':
			return itemSegments(
				matching,
				raw('SELECT *, product_id AS segment FROM wc_order_product_lookup'),
			);
		case 'variation':
			return itemSegments(
				matching,
				raw('SELECT *, variation_id AS segment FROM wc_order_product_lookup'),
			);
		case 'category':
			return itemSegments(
				matching,
				raw(`SELECT p.*, b.category_id AS segment FROM wc_order_product_lookup p
					JOIN (SELECT DISTINCT pc.product_id, l.category_tree_id AS category_id
						FROM product_categories pc JOIN wc_category_lookup l ON l.category_id = pc.category_id
					) b ON b.product_id = p.product_id`),
			);
		case 'coupon':
			return couponSegments(
				matching,
				raw('SELECT DISTINCT order_id, coupon_id AS segment FROM wc_order_coupon_lookup'),
			);
		case 'customer_type':
			return orderSegments(
				matching,
				raw(`SELECT order_id, CAST(returning_customer AS BIGINT) AS segment
					FROM wc_order_stats`),
			);
	}
}
