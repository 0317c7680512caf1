import { amount, count, derived, ratio } from '../core/metrics';
import type { StatsSource } from '../core/stats-source';
import { sql, type Sql } from '../sql/sql';

const derivedMetrics = {
	gross_sales: derived(
		'amount',
		['total_sales', 'coupons', 'taxes', 'shipping', 'refunds'],
		(row) => row.total_sales + row.coupons - row.taxes - row.shipping + row.refunds,
	),
	avg_items_per_order: derived('average', ['num_items_sold', 'orders_count'], (row) =>
		ratio(row.num_items_sold, row.orders_count),
	),
	avg_order_value: derived('average', ['net_revenue', 'orders_count'], (row) =>
		ratio(row.net_revenue, row.orders_count),
	),
};

const names = [
	'orders_count',
	'num_items_sold',
	'gross_sales',
	'total_sales',
	'coupons',
	'coupons_count',
	'refunds',
	'taxes',
	'shipping',
	'net_revenue',
	'avg_items_per_order',
	'avg_order_value',
	'total_customers',
	'products',
] as const;

/**
 * What Orders and Revenue count. Refunds are rows of their own with negative amounts, dated by the day of the refund;
 * they reduce sums but are not orders.
 * @param matching SELECT of the wc_order_stats rows that count, with the date that decides as `dated`.
 */
export function ordersSource(matching: Sql): StatsSource {
	return {
		rowSets: [
			{
				rows: matching,
				metrics: {
					orders_count: count('COUNT(*) FILTER (WHERE parent_id = 0)'),
					num_items_sold: count('SUM(num_items_sold)'),
					total_sales: amount('SUM(total_sales)'),
					refunds: amount('-SUM(net_total) FILTER (WHERE net_total < 0)'),
					taxes: amount('SUM(tax_total)'),
					shipping: amount('SUM(shipping_total)'),
					net_revenue: amount('SUM(net_total)'),
					total_customers: count('COUNT(DISTINCT customer_id)'),
				},
			},
			{
				rows: sql`SELECT o.dated, c.coupon_id, c.discount_amount
					FROM (${matching}) o JOIN wc_order_coupon_lookup c ON c.order_id = o.order_id`,
				metrics: {
					coupons: amount('SUM(discount_amount)'),
					coupons_count: count('COUNT(DISTINCT coupon_id)'),
				},
			},
			{
				rows: sql`SELECT p.product_id
					FROM wc_order_product_lookup p WHERE p.order_id IN (SELECT order_id FROM (${matching}))`,
				metrics: { products: count('COUNT(DISTINCT product_id)') },
				totalsOnly: true,
			},
		],
		derived: derivedMetrics,
		names,
		always: ['products', 'coupons_count'],
	};
}
