import type { Database } from '../../database/database';
import { raw, readReport, sql } from '../../database/sql';
import { factRows } from '../facts/fact';
import type { BreakdownRequest } from './breakdown-request';
import { breakdownFacts } from './breakdown-facts';

/** A currency of orders, with their number. */
export interface UsedCurrency {
	readonly currency: string;
	readonly orders_count: number;
}

/** Returns the currencies of a breakdown's orders and refunds, the most frequent first; none if all have the shop's own. */
export async function usedCurrencies(
	database: Database,
	{ orders, grain, filters }: BreakdownRequest,
	own: string,
): Promise<readonly UsedCurrency[]> {
	if (await allHave(database, own)) return [];
	const { facts } = breakdownFacts(orders, grain, [], filters);
	const rows = await readReport<UsedCurrency>(
		database,
		sql`SELECT currency, COUNT(*) FILTER (WHERE parent_id = 0) AS orders_count
			FROM (${factRows(facts, 'order')}) WHERE currency <> '' GROUP BY currency
			ORDER BY orders_count DESC, currency`,
	);
	return rows.map(readCurrency);
}

/** Quicker than to read the orders of the breakdown. */
async function allHave(database: Database, own: string): Promise<boolean> {
	const [found] = await readReport<{ least: string | null; most: string | null }>(
		database,
		raw('SELECT MIN(currency) AS least, MAX(currency) AS most FROM wc_order_stats'),
	);
	return found?.least === own && found.most === own;
}

/** Returns the currencies of all orders, the most frequent first, if they have more than one. */
export async function currenciesOfShop(database: Database): Promise<readonly UsedCurrency[]> {
	const rows = await readReport<UsedCurrency>(
		database,
		raw(`SELECT currency, COUNT(*) AS orders_count FROM wc_order_stats
			WHERE parent_id = 0 AND currency <> '' GROUP BY currency ORDER BY orders_count DESC, currency`),
	);
	return rows.length > 1 ? rows.map(readCurrency) : [];
}

const readCurrency = ({ currency, orders_count }: UsedCurrency): UsedCurrency => ({
	currency,
	orders_count: Number(orders_count),
});
