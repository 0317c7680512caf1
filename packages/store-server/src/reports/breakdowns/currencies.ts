import type { Database } from '../../database/database';
import { fetchRows, raw, readReport, sql, type Sql } from '../../database/sql';
import { factRows } from '../facts/fact';
import { orderRows } from '../facts/orders';
import type { Period } from '../periods/intervals';
import type { Shop } from '../shop';
import { breakdownFacts, type CountedRows } from './breakdown-facts';

/** A currency of orders, with their number. */
export interface UsedCurrency {
	readonly currency: string;
	readonly orders_count: number;
}

/** Returns the currencies of a breakdown's orders and refunds, the most frequent first; none if all have the shop's own. */
export async function usedCurrencies(
	database: Database,
	rows: CountedRows,
	own: string,
): Promise<readonly UsedCurrency[]> {
	const { facts } = breakdownFacts(rows, []);
	return currenciesOf(database, factRows(facts, 'order'), own);
}

/** Returns the currencies of a period's orders and refunds, as `usedCurrencies`. */
export async function currenciesOfPeriod(
	database: Database,
	shop: Shop,
	period: Period,
): Promise<readonly UsedCurrency[]> {
	return currenciesOf(database, orderRows(shop, period, {}), shop.settings.currency.code);
}

async function currenciesOf(
	database: Database,
	orders: Sql,
	own: string,
): Promise<readonly UsedCurrency[]> {
	if (await allHave(database, own)) return [];
	const rows = await readReport<UsedCurrency>(
		database,
		sql`SELECT currency, COUNT(*) FILTER (WHERE parent_id = 0) AS orders_count
			FROM (${orders}) WHERE currency <> '' GROUP BY currency
			ORDER BY orders_count DESC, currency`,
	);
	return rows.some(({ currency }) => currency !== own) ? rows.map(readCurrency) : [];
}

/** In the file, which keeps the first and the last text of each block: no order is read. */
async function allHave(database: Database, own: string): Promise<boolean> {
	const [found] = await fetchRows<{ first: string | null; last: string | null }>(
		database,
		raw('SELECT MIN(currency) AS first, MAX(currency) AS last FROM wc_order_stats'),
	);
	return [found?.first ?? own, found?.last ?? own].every((currency) => currency === own);
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
