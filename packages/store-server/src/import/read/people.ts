import type { CustomerDirectory, OrderOfCustomer } from '../../sync/customer-directory';
import type { Row } from '../../sync/lookup-rows';
import type { ShopTime } from '../../time/shop-time';
import {
	documentIn,
	documents,
	number,
	stamp,
	text,
	type Document,
	type Entry,
} from '../files/documents';
import { readMoment } from './orders';

/** Row of `users`. */
export function userRow({ document, text: body }: Entry, time: ShopTime): Row {
	const created = readMoment(document, 'date_created', time);
	return [
		number(document, 'id'),
		text(document, 'username'),
		text(document, 'email'),
		text(document, 'first_name'),
		text(document, 'last_name'),
		text(document, 'role'),
		created?.local ?? null,
		created?.utc ?? null,
		body,
	];
}

/**
 * Adds the customers of the analytics export with their ids. It gives whole names only, so first and last name
 * come from the account or, for guests, from their latest order.
 */
export function addKnownCustomers(
	directory: CustomerDirectory,
	customers: readonly Entry[],
	users: readonly Entry[],
	orders: readonly OrderOfCustomer[],
): void {
	const userById = new Map(users.map(({ document }) => [number(document, 'id'), document]));
	const orderByEmail = new Map<string, OrderOfCustomer>();
	for (const order of orders) {
		const email = order.billing.email.trim().toLowerCase();
		if (order.userId === 0 && email !== '') orderByEmail.set(email, order);
	}
	for (const { document } of customers) {
		const userId = number(document, 'user_id') || null;
		const email = text(document, 'email');
		const user = userId === null ? undefined : userById.get(userId);
		directory.addKnown({
			id: number(document, 'id'),
			userId,
			username: text(document, 'username'),
			...namesOf(
				document,
				user ? userNames(user) : orderNames(orderByEmail.get(email.trim().toLowerCase())),
			),
			email,
			// The peer swaps the pair: these two hold what is stored (facts/server-semantics 4.6).
			lastActive: stamp(document, 'date_last_active'),
			registered: stamp(document, 'date_registered_gmt'),
			country: text(document, 'country'),
			postcode: text(document, 'postcode'),
			city: text(document, 'city'),
			state: text(document, 'state'),
		});
	}
}

interface Names {
	readonly firstName: string;
	readonly lastName: string;
}

function userNames(user: Document): Names {
	const billing = documentIn(user, 'billing');
	return {
		firstName: text(user, 'first_name') || text(billing, 'first_name'),
		lastName: text(user, 'last_name') || text(billing, 'last_name'),
	};
}

function orderNames(order: OrderOfCustomer | undefined): Names {
	const { firstName = '', lastName = '' } = order?.billing ?? {};
	return { firstName, lastName };
}

/** Newer exports tell first and last names; older ones only both in one. */
function namesOf(customer: Document, known: Names): Names {
	return typeof customer['first_name'] === 'string'
		? { firstName: customer['first_name'], lastName: text(customer, 'last_name') }
		: splitName(text(customer, 'name'), known);
}

function splitName(name: string, names: Names): Names {
	if (`${names.firstName} ${names.lastName}`.trim() === name.trim()) return names;
	const at = name.lastIndexOf(' ');
	return at < 0
		? { firstName: name, lastName: '' }
		: { firstName: name.slice(0, at), lastName: name.slice(at + 1) };
}

/** Adds accounts that the analytics export does not know; those of other roles are customers once they buy. */
export function addUsers(
	directory: CustomerDirectory,
	users: readonly Entry[],
	time: ShopTime,
): void {
	for (const { document } of users) {
		const account = {
			userId: number(document, 'id'),
			username: text(document, 'username'),
			...userNames(document),
			email: text(document, 'email'),
			registered: readMoment(document, 'date_created', time)?.local ?? null,
		};
		if (text(document, 'role') !== 'customer') {
			directory.addAccount(account);
			continue;
		}
		const billing = documentIn(document, 'billing');
		directory.addUser({
			...account,
			lastActive: lastActive(document),
			country: text(billing, 'country'),
			postcode: text(billing, 'postcode'),
			city: text(billing, 'city'),
			state: text(billing, 'state'),
		});
	}
}

function lastActive(user: Document): string | null {
	const meta = documents(user, 'meta_data').find(
		(entry) => text(entry, 'key') === 'wc_last_active',
	);
	const seconds = meta ? number(meta, 'value') : 0;
	return seconds > 0 ? new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ') : null;
}
