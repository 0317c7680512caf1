import type { Database } from '../database/database';
import { raw, sql, type Sql } from '../database/sql';
import { isCounted } from './customer-days';

/**
 * Writes to the orders of new customers whether these have come back: another order of theirs counts, as that of a returning
 * customer (`came_back`). Whoever changes orders, customers or the excluded statuses calls it for the customers, by default for all.
 * Only rows that say something else are written.
 *
 * @example await writeCameBack(within, excludedStatuses, raw('customer_id IN (4, 5)'));
 */
export async function writeCameBack(
	within: Database,
	excluded: readonly string[],
	which: Sql = raw('TRUE'),
): Promise<void> {
	const { text, values } = sql`UPDATE wc_order_stats SET came_back = today.came_back FROM (
		SELECT order_id, returning_customer = 0 AND customer_id IN (SELECT customer_id FROM wc_order_stats
			WHERE parent_id = 0 AND returning_customer = 1 AND ${isCounted(excluded)} AND ${which}) AS came_back
		FROM wc_order_stats WHERE parent_id = 0 AND ${which}) today
		WHERE wc_order_stats.order_id = today.order_id AND wc_order_stats.came_back IS DISTINCT FROM today.came_back`;
	await within.run(text, values);
}
