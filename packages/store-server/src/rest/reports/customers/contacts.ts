import { __ } from '@wordpress/i18n';
import type { Database } from '../../../database/database';
import { fetchRows, idsOf, sql } from '../../../database/sql';
import type { CustomerRow } from '../../../reports/tables/customer-table';

/** How to reach a customer, and who it is on the shop's site. Empty texts where nothing is known. */
export interface Contacts {
	readonly billing_phone: string;
	readonly shipping_phone: string;
	/** The names of the account's roles, with commas between. */
	readonly role: string;
}

type Customer = Pick<CustomerRow, 'customer_id' | 'user_id'>;

/** Reads the telephone numbers of the customers' last orders, and the roles of their accounts. */
export async function readContacts(
	database: Database,
	customers: readonly Customer[],
): Promise<(customer: Customer) => Contacts> {
	const [phones, roles] = await Promise.all([
		readPhones(
			database,
			customers.map(({ customer_id }) => customer_id),
		),
		readRoles(
			database,
			customers.flatMap(({ user_id }) => user_id ?? []),
		),
	]);
	return ({ customer_id, user_id }) => {
		const { billing, shipping } = phones.get(customer_id) ?? {};
		return {
			billing_phone: phoneOf(billing),
			shipping_phone: phoneOf(shipping),
			role: roles.get(user_id ?? 0) ?? '',
		};
	};
}

/** Erasing a person leaves zeros in the orders. */
function phoneOf(text: string | null | undefined): string {
	const phone = text?.trim() ?? '';
	return /^[0\s().+/-]*$/.test(phone) ? '' : phone;
}

interface Phones {
	readonly order_id: number;
	readonly billing: string | null;
	readonly shipping: string | null;
}

/** Phones by customer. They are in the documents of orders only, which the file keeps and ClickHouse does not. */
async function readPhones(database: Database, ids: readonly number[]) {
	const last = await fetchRows<{ customer_id: number; order_id: number }>(
		database,
		sql`SELECT customer_id, arg_max(order_id, (date_created_gmt, order_id)) AS order_id
			FROM wc_order_stats WHERE parent_id = 0 AND customer_id IN ${idsOf(ids)}
			GROUP BY customer_id`,
	);
	const rows = await fetchRows<Phones>(
		database,
		sql`SELECT id AS order_id, json_extract_string(body, '$.billing.phone') AS billing,
				json_extract_string(body, '$.shipping.phone') AS shipping
			FROM orders WHERE id IN ${idsOf(last.map(({ order_id }) => order_id))}`,
	);
	const byOrder = new Map(rows.map((row) => [row.order_id, row]));
	return new Map(last.map(({ customer_id, order_id }) => [customer_id, byOrder.get(order_id)]));
}

interface Account {
	readonly id: number;
	readonly role: string;
	/** In the shop's own words; null if the shop has told none. */
	readonly told: string | null;
}

/** Role names by account. */
async function readRoles(database: Database, users: readonly number[]) {
	const rows = await fetchRows<Account>(
		database,
		sql`SELECT u.id, u.role, k.told FROM users u
			LEFT JOIN (SELECT user_id, max(json_extract_string(body, '$.role')) AS told
				FROM known_customers WHERE user_id IN ${idsOf(users)} GROUP BY user_id) k
				ON k.user_id = u.id
			WHERE u.id IN ${idsOf(users)}`,
	);
	return new Map(rows.map(({ id, role, told }) => [id, told || roleName(role)]));
}

/** The roles of WordPress and WooCommerce, by their slugs. */
const roleNames: Readonly<Record<string, () => string>> = {
	administrator: () => __('Administrator', 'store-analytics'),
	editor: () => __('Editor', 'store-analytics'),
	author: () => __('Author', 'store-analytics'),
	contributor: () => __('Contributor', 'store-analytics'),
	subscriber: () => __('Subscriber', 'store-analytics'),
	customer: () => __('Customer', 'store-analytics'),
	shop_manager: () => __('Shop manager', 'store-analytics'),
};

/** A role of an extension has the words of its slug. */
function roleName(slug: string): string {
	if (Object.hasOwn(roleNames, slug)) return roleNames[slug]?.() ?? slug;
	const words = slug.replace(/[_-]+/g, ' ').trim();
	return words.charAt(0).toUpperCase() + words.slice(1);
}
