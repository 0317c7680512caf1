import type { Database } from '../database/database';
import { raw, sql, type Sql } from '../database/sql';
import { upsert } from '../database/upsert';
import { CUSTOMERS_COUNTED, loadShopSettings, statusKey } from '../schema/shop-settings';
import { writeCameBack } from './came-back';
import { countedColumns, customerDays, customerSpending, isCounted } from './customer-days';
import { listNewcomers } from './repeated-newcomers';

/** Orders whose customers are processed together: some hundred megabytes. */
const PORTION = 250_000;

/** Counts the customers of all days again, for the shop's current statuses. */
export async function countCustomers(within: Database): Promise<void> {
	const { excludedStatuses } = await loadShopSettings(within);
	const [size] = await within.all<{ rows: number }>('SELECT count(*) AS rows FROM wc_order_stats');
	const portions = Math.ceil((size?.rows ?? 0) / PORTION);
	await within.run('CREATE OR REPLACE TEMP TABLE counted_days AS FROM customer_days LIMIT 0');
	await within.run('DELETE FROM customer_spending');
	for (let portion = 0; portion < portions; portion++) {
		const rows = sql`SELECT ${raw(countedColumns)} FROM wc_order_stats
			WHERE ${isOfPortion(portion, portions)} AND ${isCounted(excludedStatuses)}`;
		const days = customerDays(rows);
		await within.run(`INSERT INTO counted_days ${days.text}`, days.values);
		const spending = customerSpending(rows);
		await within.run(`INSERT INTO customer_spending ${spending.text}`, spending.values);
	}
	await within.run('DELETE FROM customer_days');
	await within.run(`INSERT INTO customer_days SELECT date_type, dated, previous, sum(customers)
		FROM counted_days GROUP BY date_type, dated, previous ORDER BY ALL`);
	await within.run('DROP TABLE counted_days');
	await listNewcomers(within, excludedStatuses);
	await writeCameBack(within, excludedStatuses);
	const counted = [[CUSTOMERS_COUNTED, statusKey(excludedStatuses)]];
	await upsert(within, 'store_meta', ['key'], ['value'], counted);
}

/** Counts them again if the shop's statuses have changed; does nothing while day sums are missing. */
export async function recountCustomers(within: Database): Promise<void> {
	const { daysAreSummed, customersAreCounted } = await loadShopSettings(within);
	if (daysAreSummed && !customersAreCounted) await countCustomers(within);
}

function isOfPortion(portion: number, portions: number): Sql {
	return raw(`abs(customer_id) % ${portions} = ${portion}`);
}
