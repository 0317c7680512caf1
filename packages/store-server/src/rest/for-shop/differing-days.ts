import type { SyncProof } from '@store-analytics/rest-api';
import type { Database } from '../../database/database';
import { readPeriod } from '../../reports/periods/period';
import type { Shop } from '../../reports/shop';
import { readState } from '../../sync/state/sync-state';

/**
 * Days whose numbers differed from the shop's at the last comparison (`YYYY-MM-DD`, sorted), including those to be
 * compared once more. They follow the date of the reports; and because some reports use another date, all dates of
 * differing orders are included.
 */
export async function differingDays(
	database: Database,
	{ differences }: SyncProof,
): Promise<readonly string[]> {
	const pending = Object.entries((await readState(database, 'pending')) ?? {});
	const unclear = pending.flatMap(([day, { ids }]) => (ids ? [{ day, orderIds: ids }] : []));
	const found = [...differences, ...unclear];
	if (found.length === 0) return [];
	const ids = JSON.stringify(found.flatMap(({ orderIds }) => orderIds));
	const rows = await database.all<Record<string, string | null>>(
		`SELECT date_created, date_paid, date_completed FROM wc_order_stats
			WHERE list_contains(CAST(? AS BIGINT[]), order_id) OR list_contains(CAST(? AS BIGINT[]), parent_id)`,
		[ids, ids],
	);
	const dates = rows.flatMap((row) => Object.values(row)).map((date) => date?.slice(0, 10) ?? '');
	const days = new Set([...found.map(({ day }) => day), ...dates]);
	days.delete('');
	return [...days].sort();
}

/** Checks whether a report covers a differing day. Customers cover all days, stock none. */
export function touchesDay(
	route: string,
	given: ReadonlyMap<string, unknown>,
	days: readonly string[],
	{ shop, now }: { readonly shop: Shop; readonly now: Date },
): boolean {
	if (days.length === 0 || /\/reports\/stock(\/|$)/.test(route)) return false;
	if (/\/reports\/customers(\/|$)/.test(route)) return true;
	const limit = (name: string) => {
		const value = given.get(name);
		return typeof value === 'string' ? value : undefined;
	};
	const [after, before] = [limit('after'), limit('before')];
	const period = readPeriod(
		{ ...(after && { after }), ...(before && { before }) },
		shop.clock,
		now,
	);
	const [first, last] = [dayOf(period.after), dayOf(period.before)];
	return days.some((day) => day >= first && day <= last);
}

/** Returns the day of a time by the shop's clock. */
function dayOf(wall: number): string {
	return new Date(wall).toISOString().slice(0, 10);
}
