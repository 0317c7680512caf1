import type { Database } from '../database/database';

/** Statuses that do not count as earlier orders. */
const EXCLUDED = `list_concat(['auto-draft', 'trash', 'checkout-draft'], COALESCE(
	(SELECT TRY_CAST(CAST(value AS JSON) AS VARCHAR[]) FROM options WHERE name = 'woocommerce_excluded_report_order_statuses'),
	['pending', 'failed', 'cancelled']))`;

/** Which order of its customer each is; a customer without account and email is nobody. */
const NUMBERS = `SELECT s.order_id,
		CASE WHEN o.user_id = 0 AND trim(o.email) = '' THEN NULL
			ELSE 1 + COUNT(*) FILTER (WHERE NOT list_contains(${EXCLUDED}, replace(s.status, 'wc-', ''))) OVER (
				PARTITION BY s.customer_id ORDER BY s.date_created, s.order_id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
		END AS number
	FROM wc_order_stats s JOIN orders o ON o.id = s.order_id WHERE s.parent_id = 0`;

/** Version 10: orders say which one of their customer they are. */
export async function addFurtherDimensions(within: Database): Promise<void> {
	await within.run('ALTER TABLE wc_order_stats ADD COLUMN order_number INTEGER');
	await within.run(
		`UPDATE wc_order_stats SET order_number = n.number FROM (${NUMBERS}) n
			WHERE CASE parent_id WHEN 0 THEN wc_order_stats.order_id ELSE parent_id END = n.order_id`,
	);
}
