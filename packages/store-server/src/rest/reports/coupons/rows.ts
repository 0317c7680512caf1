import { sql, type Sql } from '../sql/sql';
import { alsoUnsold } from '../products/rows';

/** Uses of coupons by coupon; coupons that are asked for by id are there even when nobody used them. */
export function couponRows(uses: Sql, ids: readonly number[]): Sql {
	const rows = sql`SELECT coupon_id, SUM(discount_amount) AS amount,
			COUNT(DISTINCT order_id) AS orders_count FROM (${uses}) GROUP BY coupon_id`;
	return ids.length > 0 ? alsoUnsold(rows, 'coupon_id', ids) : rows;
}
