import type { Database } from '../../database/database';
import { fetchRows, idsOf, sql } from '../../database/sql';

/** The telephone numbers of an order, as written there. */
interface Phones {
	readonly billing: string | null;
	readonly shipping: string | null;
}

/**
 * The telephone numbers of the last orders of customers, by customer. They are in the documents of orders only, which
 * the file keeps and ClickHouse does not.
 */
export async function readPhones(
	database: Database,
	customers: readonly number[],
): Promise<ReadonlyMap<number, Phones | undefined>> {
	const last = await fetchRows<{ customer_id: number; order_id: number }>(
		database,
		sql`SELECT customer_id, arg_max(order_id, (date_created_gmt, order_id)) AS order_id
			FROM wc_order_stats WHERE parent_id = 0 AND customer_id IN ${idsOf(customers)}
			GROUP BY customer_id`,
	);
	const rows = await fetchRows<Phones & { order_id: number }>(
		database,
		sql`SELECT id AS order_id, json_extract_string(body, '$.billing.phone') AS billing,
				json_extract_string(body, '$.shipping.phone') AS shipping
			FROM orders WHERE id IN ${idsOf(last.map(({ order_id }) => order_id))}`,
	);
	const byOrder = new Map(rows.map((row) => [row.order_id, row]));
	return new Map(last.map(({ customer_id, order_id }) => [customer_id, byOrder.get(order_id)]));
}

/** The role of an account. */
interface AccountRole {
	readonly user_id: number;
	readonly slug: string;
	/** The names of its roles in the shop's own list of customers; null if it has none. */
	readonly names: string | null;
}

/** The roles of accounts; deleted ones have none. */
export function readRoles(database: Database, users: readonly number[]): Promise<AccountRole[]> {
	return fetchRows<AccountRole>(
		database,
		sql`SELECT u.id AS user_id, u.role AS slug, k.names FROM users u
			LEFT JOIN (SELECT user_id, max(json_extract_string(body, '$.role')) AS names
				FROM known_customers WHERE user_id IN ${idsOf(users)} GROUP BY user_id) k
				ON k.user_id = u.id
			WHERE u.id IN ${idsOf(users)}`,
	);
}
