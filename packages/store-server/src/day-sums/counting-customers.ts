import type { Database } from '../database/database';
import { raw, sql, type Sql } from '../database/sql';
import { CUSTOMERS_COUNTED, DAYS_SUMMED } from '../schema/shop-settings';
import { customerDays, customerSpending, isCounted } from './customer-days';

/**
 * Changes some orders, and with them how many customers days have. `orders` is a SELECT of their ids; all others, and the refunds of all
 * others, stay as they are. What these orders add to what their customers' other orders make is taken away before and added behind.
 */
export async function countingCustomers<Result>(
	within: Database,
	orders: Sql,
	change: () => Promise<Result>,
): Promise<Result> {
	const excluded = await countedWithout(within);
	if (!excluded) return change();
	await within.run(`CREATE OR REPLACE TEMP TABLE counted_orders AS ${orders.text}`, orders.values);
	await within.run('CREATE OR REPLACE TEMP TABLE counted_moves AS FROM customer_days LIMIT 0');
	await addMoves(within, excluded, -1);
	await writeSpending(within, 'counted_theirs WHERE NOT is_changing');
	const result = await change();
	await addMoves(within, excluded, 1);
	await writeSpending(within, 'counted_theirs');
	await apply(within);
	return result;
}

/** The statuses without which customers are counted; null where they are not yet. */
async function countedWithout(within: Database): Promise<readonly string[] | null> {
	const rows = await within.all<{ key: string; value: string }>(
		'SELECT key, value FROM store_meta WHERE key IN (?, ?)',
		[DAYS_SUMMED, CUSTOMERS_COUNTED],
	);
	const counted = rows.find(({ key }) => key === CUSTOMERS_COUNTED)?.value;
	// As countCustomers wrote it.
	return counted && rows.length === 2 ? (JSON.parse(counted) as string[]) : null;
}

/** What the orders make of the days of their customers as these are now: all of these days, without those that others make. */
async function addMoves(
	within: Database,
	excluded: readonly string[],
	sign: 1 | -1,
): Promise<void> {
	const isChanging = `order_id IN (FROM counted_orders) OR parent_id IN (FROM counted_orders)`;
	const theirs = sql`SELECT *, ${raw(isChanging)} AS is_changing FROM wc_order_stats
		WHERE customer_id IN (SELECT customer_id FROM wc_order_stats WHERE ${raw(isChanging)})
		AND ${isCounted(excluded)}`;
	await within.run(`CREATE OR REPLACE TEMP TABLE counted_theirs AS ${theirs.text}`, theirs.values);
	const all = customerDays(raw('FROM counted_theirs'));
	const others = customerDays(raw('FROM counted_theirs WHERE NOT is_changing'));
	const moves = sql`SELECT * REPLACE (customers * ${raw(String(sign))} AS customers) FROM (${all})
		UNION ALL SELECT * REPLACE (customers * ${raw(String(-sign))} AS customers) FROM (${others})`;
	await within.run(`INSERT INTO counted_moves ${moves.text}`, moves.values);
}

/** Writes anew what the customers of `counted_theirs` spent in these of their orders. */
async function writeSpending(within: Database, rows: string): Promise<void> {
	await within.run(
		'DELETE FROM customer_spending WHERE customer_id IN (SELECT customer_id FROM counted_theirs)',
	);
	await within.run(`INSERT INTO customer_spending ${customerSpending(raw(`FROM ${rows}`)).text}`);
}

/** Writes the days anew on which anything has moved. */
async function apply(within: Database): Promise<void> {
	await within.run(`CREATE OR REPLACE TEMP TABLE counted_moved AS
		SELECT date_type, dated, previous, sum(customers) AS customers FROM counted_moves
			GROUP BY date_type, dated, previous HAVING sum(customers) <> 0`);
	const isMoved = '(date_type, dated) IN (SELECT date_type, dated FROM counted_moved)';
	await within.run(`CREATE OR REPLACE TEMP TABLE counted_days AS
		SELECT date_type, dated, previous, sum(customers) AS customers
			FROM (SELECT * FROM customer_days WHERE ${isMoved} UNION ALL FROM counted_moved)
			GROUP BY date_type, dated, previous HAVING sum(customers) <> 0`);
	await within.run(`DELETE FROM customer_days WHERE ${isMoved}`);
	await within.run('INSERT INTO customer_days FROM counted_days ORDER BY ALL');
}
