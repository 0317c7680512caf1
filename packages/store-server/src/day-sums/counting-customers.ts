import type { Database } from '../database/database';
import { raw, sql, type Sql } from '../database/sql';
import { CUSTOMERS_COUNTED, DAYS_SUMMED, dateTypes } from '../schema/shop-settings';
import { countedColumns, customerDays, customerSpending, isCounted } from './customer-days';
import { addNewcomers } from './repeated-newcomers';
import { sumDays } from './sum-days';

/**
 * Changes some orders, and with them the customers of days. `orders` is a SELECT of their ids; all other orders and
 * their refunds stay as they are. It subtracts the share of these orders before the change and adds it afterwards.
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
	await addNewcomers(
		within,
		excluded,
		raw('customer_id IN (SELECT customer_id FROM counted_theirs)'),
	);
	await apply(within);
	return result;
}

/**
 * Sums the days of orders again that became those of new or of returning customers, and lists their customers if these
 * are new several times.
 */
export async function countNewcomers(within: Database, orders: Sql): Promise<void> {
	const excluded = await countedWithout(within);
	if (!excluded) return;
	const which = sql`order_id IN (${orders})`;
	await addNewcomers(
		within,
		excluded,
		sql`customer_id IN (SELECT customer_id FROM wc_order_stats WHERE ${which})`,
	);
	const { text, values } =
		sql`SELECT DISTINCT strftime(unnest([${raw(dateTypes.join(', '))}]), '%Y-%m-%d') AS day
		FROM wc_order_stats WHERE ${which}`;
	const days = await within.all<{ day: string | null }>(text, values);
	await sumDays(
		within,
		days.flatMap(({ day }) => day ?? []),
	);
}

/** The excluded statuses of the count; null before the first count. */
async function countedWithout(within: Database): Promise<readonly string[] | null> {
	const rows = await within.all<{ key: string; value: string }>(
		'SELECT key, value FROM store_meta WHERE key IN (?, ?)',
		[DAYS_SUMMED, CUSTOMERS_COUNTED],
	);
	const counted = rows.find(({ key }) => key === CUSTOMERS_COUNTED)?.value;
	// In the format of countCustomers.
	return counted && rows.length === 2 ? (JSON.parse(counted) as string[]) : null;
}

/** Calculates the orders' share of their customers' days: all these days, without those from other orders. */
async function addMoves(
	within: Database,
	excluded: readonly string[],
	sign: 1 | -1,
): Promise<void> {
	const isChanging = `order_id IN (FROM counted_orders) OR parent_id IN (FROM counted_orders)`;
	const theirs = sql`SELECT ${raw(countedColumns)}, ${raw(isChanging)} AS is_changing FROM wc_order_stats
		WHERE customer_id IN (SELECT customer_id FROM wc_order_stats WHERE ${raw(isChanging)})
		AND ${isCounted(excluded)}`;
	await within.run(`CREATE OR REPLACE TEMP TABLE counted_theirs AS ${theirs.text}`, theirs.values);
	const all = customerDays(raw('FROM counted_theirs'));
	const others = customerDays(raw('FROM counted_theirs WHERE NOT is_changing'));
	const moves = sql`SELECT * REPLACE (customers * ${raw(String(sign))} AS customers) FROM (${all})
		UNION ALL SELECT * REPLACE (customers * ${raw(String(-sign))} AS customers) FROM (${others})`;
	await within.run(`INSERT INTO counted_moves ${moves.text}`, moves.values);
}

/** Rewrites what the customers of `counted_theirs` spent in these orders. */
async function writeSpending(within: Database, rows: string): Promise<void> {
	await within.run(
		'DELETE FROM customer_spending WHERE customer_id IN (SELECT customer_id FROM counted_theirs)',
	);
	await within.run(`INSERT INTO customer_spending ${customerSpending(raw(`FROM ${rows}`)).text}`);
}

/** Rewrites the days that have changed. */
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
