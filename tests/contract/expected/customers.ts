import type {
	AccountDocument,
	AddressDocument,
	CustomerDocument,
	ExportDocuments,
	OrderDocument,
} from './documents';
import { grouped } from './grouped';
import { oncePer } from './once-per';
import type { Settings } from './settings';
import { isCounted, type Transaction } from './transactions';

/** Finds the customer of an order. */
export type CustomerKeys = (order: OrderDocument) => string;

/**
 * Returns the key of an order's customer: an account, or an e-mail address, or a key for this order alone. Newer shops
 * count a guest's purchases for the account with the same address, once there is one. In that case, the list has the
 * guest as active before the account, or has no guest.
 */
export function customerKeys(
	{ customers, orders }: ExportDocuments,
	{ excludedStatuses }: Pick<Settings, 'excludedStatuses'>,
): CustomerKeys {
	const guests = new Map<string, string>();
	const members = new Map<string, string>();
	for (const { user_id, email, date_last_active } of customers) {
		if (user_id > 0) {
			members.set(addressOf(email), `user ${user_id}`);
		} else {
			guests.set(addressOf(email), date_last_active ?? '');
		}
	}
	const isWhole = isComplete(customers);
	const deleted = isWhole ? sharedWithDeleted(customers, orders, excludedStatuses) : new Set();
	return oncePer(({ id, customer_id, billing, date_created_gmt }) => {
		const email = addressOf(billing.email ?? '');
		if (customer_id > 0) {
			return `user ${customer_id}`;
		}
		const isGuest = date_created_gmt.slice(0, 19) <= (guests.get(email) ?? '');
		const member = isGuest || !isWhole ? undefined : members.get(email);
		if (!isGuest && !member && deleted.has(email)) return `deleted ${email}`;
		return email === '' ? `order ${id}` : (member ?? `guest ${email}`);
	});
}

/**
 * Returns the addresses of guests that a deleted account had, too: its orders are now those of nobody, but later than the guest was
 * active, and more than the list counts for the guest. Only those count that are a day older than what the list knows.
 */
function sharedWithDeleted(
	customers: readonly CustomerDocument[],
	orders: readonly OrderDocument[],
	excludedStatuses: readonly string[],
): Set<string> {
	const guests = customers.filter(({ user_id, email }) => user_id === 0 && email !== '');
	const ofGuests = orders.filter(({ customer_id }) => customer_id === 0);
	const own = grouped(ofGuests, ({ billing }) => addressOf(billing.email ?? ''));
	const known = Math.max(
		...customers.map(({ date_last_active }) => instantOf(date_last_active ?? '')),
	);
	const isShared = ({ email, date_last_active, orders_count }: CustomerDocument) => {
		if (!date_last_active || orders_count === undefined) return false;
		const until = instantOf(date_last_active);
		const all = own.get(addressOf(email)) ?? [];
		const active = all.filter(({ date_created_gmt }) => instantOf(date_created_gmt) <= until);
		const counted = active.filter(({ status }) => !excludedStatuses.includes(status));
		const later = all
			.map(({ date_created_gmt }) => instantOf(date_created_gmt))
			.filter((instant) => instant > until);
		return counted.length >= orders_count && Math.min(...later) < known - DAY;
	};
	return new Set(guests.filter(isShared).map(({ email }) => addressOf(email)));
}

const DAY = 86_400_000;

/** 0 for an empty text. */
function instantOf(utc: string): number {
	return utc === '' ? 0 : Date.parse(`${utc.slice(0, 19)}Z`);
}

function addressOf(email: string): string {
	return email.trim().toLowerCase();
}

/** If pages overlapped during an export, it lists some customers twice and misses others. */
function isComplete(customers: readonly CustomerDocument[]): boolean {
	return customers.length > 0 && new Set(customers.map(({ id }) => id)).size === customers.length;
}

/**
 * Returns all customers of a shop by key. Those of the export keep their ids. If its pages overlapped, some may be
 * missing and get the free ids: accounts first, then customers known from orders, in order of time. A customer missing
 * from a complete export was deleted, and only orders know of them.
 */
export function readCustomers(
	documents: ExportDocuments,
	settings: Settings,
	customerKey: CustomerKeys,
): Map<string, CustomerDocument> {
	const customers = new Map<string, CustomerDocument>();
	const nameless: CustomerDocument[] = [];
	for (const document of documents.customers) {
		const email = addressOf(document.email);
		if (document.user_id === 0 && email === '') {
			nameless.push(document);
		} else {
			customers.set(document.user_id > 0 ? `user ${document.user_id}` : `guest ${email}`, document);
		}
	}
	nameless.sort((a, b) => a.id - b.id);
	const exported = new Set(documents.customers);
	const isWhole = isComplete(documents.customers);
	const free = freeIds(documents.customers.map(({ id }) => id));
	for (const account of documents.accounts) {
		if (account.role === 'customer' && !customers.has(`user ${account.id}`)) {
			customers.set(`user ${account.id}`, fromAccount(account, free.next().value));
		}
	}
	const counted = documents.orders.filter((order) => isCounted(order, settings));
	const inTime = counted.sort(
		(a, b) =>
			(a.date_created < b.date_created ? -1 : 1) * Number(a.date_created !== b.date_created) ||
			a.id - b.id,
	);
	for (const order of inTime) {
		const key = customerKey(order);
		const known =
			customers.get(key) ?? (key.startsWith('order ') ? takeNameless(nameless, order) : undefined);
		if (!known && isWhole && !key.startsWith('order ')) {
			continue;
		}
		if (!known) {
			customers.set(key, fromOrder(order, free.next().value));
		} else if (exported.has(known)) {
			customers.set(key, known);
		} else {
			customers.set(key, { ...fromOrder(order, known.id), ...accountOf(known) });
		}
	}
	return withBothNames(customers, documents, customerKey);
}

/** Exports before 10.5 contain only the whole name. An account or an order of the customer shows where to split it. */
function withBothNames(
	customers: ReadonlyMap<string, CustomerDocument>,
	{ accounts, orders }: ExportDocuments,
	customerKey: CustomerKeys,
): Map<string, CustomerDocument> {
	const halves = new Map<string, AddressDocument>();
	const add = (key: string, names: AddressDocument) =>
		halves.set(`${key} ${names.first_name} ${names.last_name}`, names);
	for (const order of orders) {
		add(customerKey(order), order.shipping);
		add(customerKey(order), order.billing);
	}
	for (const { id, billing, first_name, last_name } of accounts) {
		add(`user ${id}`, { ...billing, first_name, last_name });
	}
	return new Map(
		[...customers].map(([key, document]) => {
			const { first_name, last_name } = halves.get(`${key} ${document.name}`) ?? {};
			return [key, { first_name, last_name, ...document }];
		}),
	);
}

/**
 * A customer whose last activity was at the time of an order placed it. If several match, each takes one, in the order
 * of their ids.
 */
function takeNameless(
	nameless: CustomerDocument[],
	order: OrderDocument,
): CustomerDocument | undefined {
	const moment = order.date_created_gmt.slice(0, 19);
	const index = nameless.findIndex(({ date_last_active }) => date_last_active === moment);
	return index < 0 ? undefined : nameless.splice(index, 1)[0];
}

function* freeIds(taken: readonly number[]): Generator<number, never> {
	const known = new Set(taken);
	for (let id = 1; ; id++) {
		if (!known.has(id)) {
			yield id;
		}
	}
}

function fromAccount(account: AccountDocument, id: number): CustomerDocument {
	const { username, email, billing } = account;
	const name = [account.first_name || billing.first_name, account.last_name || billing.last_name];
	return {
		id,
		user_id: account.id,
		username,
		name: name.join(' '),
		email,
		...place(billing),
		date_registered: account.date_created,
		date_registered_gmt: account.date_created_gmt,
		date_last_active: null,
		date_last_active_gmt: null,
	};
}

function accountOf({
	user_id,
	username,
	email,
	date_registered,
	date_registered_gmt,
}: CustomerDocument) {
	return { user_id, username, email, date_registered, date_registered_gmt };
}

/** The data of the customer's latest order so far. */
function fromOrder(order: OrderDocument, id: number): CustomerDocument {
	const { customer_id, billing, shipping } = order;
	const name = [billing.first_name || shipping.first_name, billing.last_name || shipping.last_name];
	return {
		id,
		user_id: customer_id,
		username: '',
		name: name.join(' '),
		email: billing.email ?? '',
		...place(billing),
		date_registered: null,
		date_registered_gmt: null,
		// Swapped, as in the export.
		date_last_active: order.date_created_gmt,
		date_last_active_gmt: order.date_created,
	};
}

function place({ country, city, state, postcode }: AddressDocument) {
	return { country, city, state, postcode };
}

/** Returns the first counted order of each customer. */
export function firstOrders(
	transactions: readonly Transaction[],
	{ excludedStatuses }: Settings,
	customerKey: CustomerKeys,
): Map<string, Transaction> {
	const first = new Map<string, Transaction>();
	for (const row of transactions) {
		const key = customerKey(row.order);
		const known = first.get(key);
		if (
			row.parentId === 0 &&
			!excludedStatuses.includes(row.status) &&
			(!known || isBefore(row, known))
		) {
			first.set(key, row);
		}
	}
	return first;
}

/** Compares by time, and at the same second by id. */
export function isBefore(
	one: Pick<OrderDocument, 'id' | 'date_created'>,
	other: Pick<OrderDocument, 'id' | 'date_created'>,
): boolean {
	return one.date_created === other.date_created
		? one.id < other.id
		: one.date_created < other.date_created;
}
