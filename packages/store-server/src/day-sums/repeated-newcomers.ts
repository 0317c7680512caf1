import type { Database } from '../database/database';
import { raw, sql, type Sql } from '../database/sql';
import { NEWCOMERS_REPEAT } from '../schema/shop-settings';
import { isCounted } from './customer-days';

/** Lists all customers with several new orders among those without excluded statuses. */
export async function listNewcomers(within: Database, excluded: readonly string[]): Promise<void> {
	await within.run('DELETE FROM repeated_newcomers');
	await within.run('DELETE FROM store_meta WHERE key = ?', [NEWCOMERS_REPEAT]);
	await add(within, excluded, raw('TRUE'));
}

/**
 * Adds those among the customers of a condition. Nobody is taken off the list before all are listed again: a customer on it
 * is counted in another way, with the same result.
 */
export async function addNewcomers(
	within: Database,
	excluded: readonly string[],
	customers: Sql,
): Promise<void> {
	await add(
		within,
		excluded,
		sql`${customers} AND customer_id NOT IN (SELECT customer_id FROM repeated_newcomers)`,
	);
}

async function add(within: Database, excluded: readonly string[], which: Sql): Promise<void> {
	const { text, values } = sql`INSERT INTO repeated_newcomers SELECT customer_id FROM wc_order_stats
		WHERE parent_id = 0 AND returning_customer = 0 AND ${isCounted(excluded)} AND ${which}
		GROUP BY customer_id HAVING count(*) > 1`;
	await within.run(text, values);
	await within.run(
		`INSERT INTO store_meta SELECT ?, 'yes' WHERE EXISTS (FROM repeated_newcomers)
			AND NOT EXISTS (FROM store_meta WHERE key = ?)`,
		[NEWCOMERS_REPEAT, NEWCOMERS_REPEAT],
	);
}
