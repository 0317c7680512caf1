import type { Shop } from '../core/shop';
import { statusCounts } from '../sql/order-filters';
import { allOf, raw, sql, type Sql } from '../sql/sql';

/**
 * Customers with what they bought. Orders that do not count are left out, customers without any stay.
 * @param people Conditions on the customer (`c`).
 * @param orders Conditions on each order (`s`); customers without a fitting one are left out.
 */
export function customerRows(
	shop: Shop,
	people: readonly Sql[] = [],
	orders: readonly Sql[] = [],
): Sql {
	return sql`SELECT c.customer_id, ANY_VALUE(c) AS customer,
			COUNT(s.order_id) FILTER (WHERE s.parent_id = 0) AS orders_count,
			COUNT(s.order_id) AS order_rows,
			SUM(s.total_sales) AS total_spend, MAX(s.date_created) AS date_last_order
		FROM wc_customer_lookup c LEFT JOIN wc_order_stats s ON s.customer_id = c.customer_id
			AND ${statusCounts('s', shop.settings.excludedStatuses)}
		WHERE ${allOf([...people, ...orders, raw('TRUE')])}
		GROUP BY c.customer_id`;
}
