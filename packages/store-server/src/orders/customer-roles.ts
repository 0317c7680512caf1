import type { Database } from '../database/database';
import { raw, sql, type Sql } from '../database/sql';

/**
 * Writes to orders and refunds the role of their customer's account today: `guest` without an account, empty if the role
 * is unknown. Whoever changes customers or accounts calls it for their orders, by default for all. Only rows with another role are written.
 *
 * @example await writeRoles(within, raw('customer_id IN (4, 5)'));
 */
export async function writeRoles(within: Database, which: Sql = raw('TRUE')): Promise<void> {
	const { text, values } = sql`UPDATE wc_order_stats SET user_role = today.role FROM (
		SELECT s.order_id, CASE WHEN c.customer_id IS NULL THEN ''
			WHEN COALESCE(c.user_id, 0) = 0 THEN 'guest' ELSE COALESCE(u.role, '') END AS role
		FROM (SELECT order_id, customer_id FROM wc_order_stats WHERE ${which}) s
		LEFT JOIN wc_customer_lookup c ON c.customer_id = s.customer_id
		LEFT JOIN users u ON u.id = c.user_id) today
		WHERE wc_order_stats.order_id = today.order_id AND wc_order_stats.user_role IS DISTINCT FROM today.role`;
	await within.run(text, values);
}
