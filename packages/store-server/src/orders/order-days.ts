import type { Database } from '../database/database';

/** Days of the shop's first and newest order, in its time zone. */
export interface OrderDays {
	/** `YYYY-MM-DD`; null for a shop without orders. */
	readonly firstOrder: string | null;
	readonly newestOrder: string | null;
}

export async function orderDays(database: Database): Promise<OrderDays> {
	const [row] = await database.all<OrderDays & Record<string, string | null>>(
		`SELECT min(date_created)::DATE::VARCHAR AS "firstOrder", max(date_created)::DATE::VARCHAR AS "newestOrder"
			FROM wc_order_stats`,
	);
	return { firstOrder: row?.firstOrder ?? null, newestOrder: row?.newestOrder ?? null };
}
