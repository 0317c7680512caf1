import type { Database } from '../../database/database';
import { fetchRows, raw, readReport, sql, type Sql } from '../../database/sql';
import { factRows } from '../facts/fact';
import { orderRows } from '../facts/orders';
import type { Period } from '../periods/intervals';
import type { Shop } from '../shop';
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
	const { facts } = breakdownFacts(orders, grain, [], filters);
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

/** Quicker than to read the orders of a period, or to compare the texts of all orders; in the file, as ClickHouse plans for longer. */
async function allHave(database: Database, own: string): Promise<boolean> {
	const others = await fetchRows<{ currency: string }>(
		database,
		sql`SELECT currency FROM wc_order_stats WHERE currency <> ${own} LIMIT 1`,
	);
	return others.length === 0;
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
