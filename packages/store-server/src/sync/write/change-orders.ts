import { countingCustomers } from '../../day-sums/counting-customers';
import { sumDays } from '../../day-sums/sum-days';
import type { StoreDatabase } from '../../database/store-database';
import { raw } from '../../database/sql';
import type { OrderRules } from '../../documents/import-settings';
import type { CustomerScope } from './customer-scope';
import { readOrderRules } from './order-rules';
import { settleCustomers } from './settle-customers';
import { withIds } from './row-tables';
import { daysOfOrders } from './write-orders';

/** The database for changes of orders, and the days to be compared with the shop's reports because of them. */
interface ChangedStore {
	readonly database: StoreDatabase;
	readonly touchedDays: Set<string>;
}

/**
 * Changes orders by id and assigns the affected customers again, in one transaction. `anew`: the data in the shop have
 * not changed, so their days have not either.
 */
export async function changeOrders(
	{ database, touchedDays }: ChangedStore,
	ids: readonly number[],
	anew: boolean,
	change: (within: StoreDatabase, rules: OrderRules) => Promise<CustomerScope>,
): Promise<void> {
	const touched = await database.transaction(async (within) => {
		const rules = await readOrderRules(within);
		const before = await daysOfOrders(within, ids);
		const scope = await withIds(within, ids, (list) =>
			countingCustomers(within, raw(`FROM ${list}`), () => change(within, rules)),
		);
		await settleCustomers(within, scope, rules);
		const changed = before.filter(({ id }) => scope.orders.has(id));
		const all = [...changed, ...(await daysOfOrders(within, scope.orders))];
		await sumDays(
			within,
			all.map(({ day }) => day),
		);
		return all;
	});
	if (!anew) for (const { day } of touched) touchedDays.add(day);
}
