import type { Shop } from '../../../reports/shop';
import { statusCounts } from '../../../reports/filters/order-filters';
import { raw, sql, type Sql } from '../../../database/sql';

/** Customers by themselves. */
export const people: Sql = raw(
	"SELECT *, first_name || ' ' || last_name AS name FROM wc_customer_lookup",
);

/**
 * Customers with what they bought in orders that count. Customers without any are there as well, unless the orders
 * are limited by a condition on `s`.
 */
export function customerRows(shop: Shop, bought?: Sql): Sql {
	return sql`SELECT c.*, COALESCE(o.orders_count, 0) AS orders_count, o.total_spend,
			o.avg_order_value, o.date_last_order, o.orders_count AS counted_orders
		FROM (${people}) c ${raw(bought ? 'JOIN' : 'LEFT JOIN')} (${purchasesOf(shop, bought ?? raw('TRUE'))}) o
			ON o.customer_id = c.customer_id`;
}

/** The `limit` customers who spent most in orders that fulfil a condition on `s`. */
export function topBuyers(shop: Shop, condition: Sql, limit: number): Sql {
	const top = sql`SELECT * FROM (${purchasesOf(shop, condition)})
		ORDER BY total_spend DESC, customer_id LIMIT ${limit}`;
	return sql`SELECT c.customer_id, c.name, o.orders_count, o.total_spend
		FROM (${top}) o JOIN (${people}) c ON c.customer_id = o.customer_id`;
}

/** Sums by customer of orders that fulfil a condition on `s`. Refunds reduce what was spent and are no orders. */
export function purchasesOf(shop: Shop, condition: Sql): Sql {
	return sql`SELECT *, total_spend / NULLIF(orders_count, 0) AS avg_order_value FROM (
		SELECT s.customer_id, COUNT(*) FILTER (WHERE s.parent_id = 0) AS orders_count,
			SUM(s.total_sales) AS total_spend, MAX(s.date_created) AS date_last_order
		FROM wc_order_stats s
		WHERE ${statusCounts('s', shop.settings.excludedStatuses)} AND (${condition})
		GROUP BY s.customer_id)`;
}
