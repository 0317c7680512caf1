import type { Database } from '../../database/database';
import { readReport, sql } from '../../database/sql';
import { factRows } from '../facts/fact';
import type { BreakdownRequest } from './breakdown';
import { breakdownFacts } from './breakdown-facts';

/** A currency of orders, with their number. */
export interface UsedCurrency {
	readonly currency: string;
	readonly orders_count: number;
}

/** Returns the currencies of a breakdown's orders and refunds, the most frequent first. */
export async function usedCurrencies(
	database: Database,
	{ orders, grain, filters }: BreakdownRequest,
): Promise<readonly UsedCurrency[]> {
	const { facts } = breakdownFacts(orders, grain, [], filters);
	const rows = await readReport<UsedCurrency>(
		database,
		sql`SELECT currency, COUNT(*) FILTER (WHERE parent_id = 0) AS orders_count
			FROM (${factRows(facts, 'order')}) WHERE currency <> '' GROUP BY currency
			ORDER BY orders_count DESC, currency`,
	);
	return rows.map(({ currency, orders_count }) => ({
		currency,
		orders_count: Number(orders_count),
	}));
}
