import type { Database } from '../database/database';
import { fetchRows, sql } from '../database/sql';

/** Lists of wp-admin and the reports that show the same. */
const lists: Readonly<Record<string, string>> = {
	shop_order: '/analytics/orders',
	product: '/analytics/products',
	shop_coupon: '/analytics/coupons',
};

/**
 * The app’s screen for a wp-admin URL (`post.php?post=7&action=edit`, as extensions and rankings write it): a path with
 * parameters, for example `/orders/7`. Undefined if the app has no such screen.
 */
export async function placeInApp(
	database: Database,
	page: string,
	query: URLSearchParams,
): Promise<string | undefined> {
	const id = (name: string) => Number(query.get(name) ?? NaN);
	switch (page) {
		case 'index.php':
			return '/analytics/overview';
		case 'edit.php':
			return lists[query.get('post_type') ?? ''];
		case 'users.php':
			return '/customers';
		case 'user-edit.php':
			return customerOf(database, id('user_id'));
		case 'post.php':
			return postOf(database, id('post'));
		case 'admin.php':
			if (query.get('page') !== 'wc-orders') return undefined;
			return query.has('id') ? postOf(database, id('id')) : lists.shop_order;
		default:
			return undefined;
	}
}

async function customerOf(database: Database, user: number): Promise<string | undefined> {
	if (!Number.isSafeInteger(user)) return undefined;
	const [row] = await fetchRows<{ customer_id: number }>(
		database,
		sql`SELECT customer_id FROM wc_customer_lookup WHERE user_id = ${user}`,
	);
	return row && `/customers/${row.customer_id}`;
}

/** WordPress numbers orders, refunds, products and coupons in one sequence. */
async function postOf(database: Database, id: number): Promise<string | undefined> {
	if (!Number.isSafeInteger(id)) return undefined;
	const [row] = await fetchRows<{ place: string }>(
		database,
		sql`SELECT '/orders/' || id AS place FROM orders WHERE id = ${id}
			UNION ALL SELECT '/orders/' || parent_id FROM refunds WHERE id = ${id}
			UNION ALL SELECT '/analytics/products&filter=single_product&products=' || CASE WHEN parent_id = 0 THEN id ELSE parent_id END FROM products WHERE id = ${id}
			UNION ALL SELECT '/analytics/coupons&filter=single_coupon&coupons=' || id FROM coupons WHERE id = ${id}
			LIMIT 1`,
	);
	return row?.place;
}
