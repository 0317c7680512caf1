import type { Shop } from '../core/shop';
import { statusCounts } from '../sql/order-filters';
import { raw, sql, type Sql } from '../sql/sql';

/**
 * Customers with what they bought in orders that count. Customers without any are there as well, unless the orders
 * are limited by a condition on `s`.
 */
export function customerRows(shop: Shop, bought?: Sql): Sql {
	return sql`SELECT c.*, trim(c.first_name || ' ' || c.last_name) AS name,
			COALESCE(o.orders_count, 0) AS orders_count, o.total_spend,
			o.total_spend / NULLIF(o.orders_count, 0) AS avg_order_value, o.date_last_order,
			o.orders_count AS counted_orders
		FROM wc_customer_lookup c ${raw(bought ? 'JOIN' : 'LEFT JOIN')} (${purchases(shop, bought ?? raw('TRUE'))}) o
			ON o.customer_id = c.customer_id`;
}

/** Customers who bought in orders that fulfil a condition on `s`. */
export function buyerRows(shop: Shop, condition: Sql): Sql {
	return sql`SELECT c.customer_id, trim(c.first_name || ' ' || c.last_name) AS name,
			o.orders_count, o.total_spend
		FROM wc_customer_lookup c JOIN (${purchases(shop, condition)}) o
			ON o.customer_id = c.customer_id`;
}

/** Refunds reduce what was spent and are no orders. */
function purchases(shop: Shop, condition: Sql): Sql {
	return sql`SELECT s.customer_id, COUNT(*) FILTER (WHERE s.parent_id = 0) AS orders_count,
			SUM(s.total_sales) AS total_spend, MAX(s.date_created) AS date_last_order
		FROM wc_order_stats s
		WHERE ${statusCounts('s', shop.settings.excludedStatuses)} AND (${condition})
		GROUP BY s.customer_id`;
}
