import type { Customer } from '../../orders/customer';
import {
	emailKey,
	type CustomerDirectory,
	type OrderOfCustomer,
} from '../../orders/customer-directory';
import type { Row } from '../../orders/lookup-rows';
import type { ShopTime } from '../../base/time/shop-time';
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
 * Adds the customers of the analytics export with their ids. It may contain only full names. First and last name then
 * come from the account (`people` has the relevant ones) or, for guests, from their latest order.
 */
export function addKnownCustomers(
	directory: CustomerDirectory,
	customers: readonly Entry[],
	people: ReadonlyMap<number, Names>,
	orders: readonly OrderOfCustomer[],
): void {
	const orderByEmail = new Map<string, OrderOfCustomer>();
	for (const order of orders) {
		const email = emailKey(order.billing.email);
		if (order.userId === 0 && email !== '') orderByEmail.set(email, order);
	}
	for (const { document } of customers) {
		const userId = number(document, 'user_id') || null;
		const email = text(document, 'email');
		const names =
			(userId === null ? undefined : people.get(userId)) ??
			orderNames(orderByEmail.get(emailKey(email)));
		const customer = {
			id: number(document, 'id'),
			userId,
			username: text(document, 'username'),
			...namesOf(document, names),
			email,
			// WooCommerce’s REST swaps a pair of dates: these two contain the stored values.
			lastActive: stamp(document, 'date_last_active'),
			registered: stamp(document, 'date_registered_gmt'),
			country: text(document, 'country'),
			postcode: text(document, 'postcode'),
			city: text(document, 'city'),
			state: text(document, 'state'),
		};
		const orders = document['orders_count'];
		directory.addKnown(customer, typeof orders === 'number' ? orders : undefined);
	}
}

/** E-mails of customers with full names only. */
export function emailsOfUnnamed(customers: readonly Entry[]): string[] {
	return customers
		.filter(({ document }) => typeof document['first_name'] !== 'string')
		.map(({ document }) => emailKey(text(document, 'email')));
}

/** Names in an account, a billing address or a customer list. */
export interface Names {
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

/** Newer exports have first and last names; older ones only the full name. */
function namesOf(customer: Document, known: Names): Names {
	return typeof customer['first_name'] === 'string'
		? { firstName: customer['first_name'], lastName: text(customer, 'last_name') }
		: splitName(text(customer, 'name'), known);
}

function splitName(name: string, { firstName, lastName }: Names): Names {
	if (`${firstName} ${lastName}`.trim() === name.trim()) return { firstName, lastName };
	const at = name.lastIndexOf(' ');
	return at < 0
		? { firstName: name, lastName: '' }
		: { firstName: name.slice(0, at), lastName: name.slice(at + 1) };
}

/** An account’s data for the customer that it is, or becomes with its first order. */
export interface Person extends Omit<Customer, 'id'> {
	readonly userId: number;
	/** Depends on its role. */
	readonly isCustomer: boolean;
}

/** Reads an account. */
export function readPerson({ document }: Entry, time: ShopTime): Person {
	const billing = documentIn(document, 'billing');
	return {
		userId: number(document, 'id'),
		isCustomer: text(document, 'role') === 'customer',
		username: text(document, 'username'),
		...userNames(document),
		email: text(document, 'email'),
		registered: readMoment(document, 'date_created', time)?.local ?? null,
		lastActive: lastActive(document),
		country: text(billing, 'country'),
		postcode: text(billing, 'postcode'),
		city: text(billing, 'city'),
		state: text(billing, 'state'),
	};
}

/**
 * Adds accounts that the analytics export does not contain. Those with other roles become customers with their first
 * order.
 */
export function addPeople(directory: CustomerDirectory, people: Iterable<Person>): void {
	for (const { isCustomer, ...person } of people) {
		if (isCustomer) directory.addUser(person);
		else directory.addAccount(person);
	}
}

function lastActive(user: Document): string | null {
	const meta = documents(user, 'meta_data').find(
		(entry) => text(entry, 'key') === 'wc_last_active',
	);
	const seconds = meta ? number(meta, 'value') : 0;
	return seconds > 0 ? new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ') : null;
}
