import { __ } from '@wordpress/i18n';
import type { Database } from '../../../database/database';
import { readPhones, readRoles } from '../../../reports/tables/customer-contacts';
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
	const [phones, accounts] = await Promise.all([
		readPhones(
			database,
			customers.map(({ customer_id }) => customer_id),
		),
		readRoles(
			database,
			customers.flatMap(({ user_id }) => user_id ?? []),
		),
	]);
	const roles = new Map(
		accounts.map(({ user_id, slug, names }) => [user_id, names || roleName(slug)]),
	);
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
