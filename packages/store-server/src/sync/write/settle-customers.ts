import { FIRST_MADE_UP_ID } from '../../base/made-up-ids';
import { raw } from '../../database/sql';
import { writeCameBack } from '../../day-sums/came-back';
import { countingCustomers, countNewcomers } from '../../day-sums/counting-customers';
import type { StoreDatabase } from '../../database/store-database';
import type { Entry } from '../../documents/files/documents';
import type { OrderRules } from '../../documents/import-settings';
import { addKnownCustomers, addPeople, readPerson } from '../../documents/read/people';
import { blankCustomer } from '../../orders/customer';
import {
	CustomerDirectory,
	isNameless,
	type OrderOfCustomer,
} from '../../orders/customer-directory';
import { CustomerIds } from '../../orders/customer-ids';
import { writeRoles } from '../../orders/customer-roles';
import { ReturningCustomers } from '../../orders/returning-customers';
import type { CustomerScope } from './customer-scope';
import { noAddress, personOf, sortOrders, type PlacedOrder } from './placed-orders';

/** Rows that are processed together. */
const PORTION = 2000n;

interface Body {
	readonly body: string;
}

/**
 * Assigns customers to orders and finds returning ones, for some people or for everybody. Like an import, it uses the
 * shop's list of customers, its accounts, and the orders by date.
 */
export async function settleCustomers(
	within: StoreDatabase,
	scope: CustomerScope | 'all',
	{ time, rules }: OrderRules,
): Promise<void> {
	if (scope !== 'all') {
		if (scope.isEmpty) return;
		await writeScope(within, scope);
	}
	const isAll = scope === 'all';
	const where = isAll ? 'TRUE' : IN_SCOPE;
	const lastId = isAll ? FIRST_MADE_UP_ID - 1 : await lastMadeUpId(within);
	const directory = new CustomerDirectory(new CustomerIds(lastId), {
		keepsNew: !isAll,
		hasList: await hasKnownCustomers(within),
	});
	await addListedPeople(within, directory, { isAll, where, time });
	const before = isAll ? [] : await customersBefore(within, where);
	for (const { id, userId, email, orderId } of before) {
		directory.addFound({ ...blankCustomer, id, userId, email }, orderId);
	}
	await within.run(
		'CREATE OR REPLACE TEMP TABLE sync_settled (id BIGINT, customer_id BIGINT, returning_customer TINYINT, order_number INTEGER)',
	);
	const returning = new ReturningCustomers(rules.excludedStatuses);
	await sortOrders(within, where);
	for await (const orders of portions<PlacedOrder>(within, '*', 'sync_placed')) {
		await within.append(
			'sync_settled',
			orders.map((order) => {
				const person = personOf(order);
				const id = order.counted
					? directory.customerOf(person, (customer) => returning.countOf(customer)).id
					: (directory.find(person)?.id ?? 0);
				const earlier = order.counted ? returning.addOrder(order.status, id) : 0;
				return [order.id, id, earlier > 0 ? 1 : 0, isNameless(person) ? null : earlier + 1];
			}),
		);
	}
	await within.run('DROP TABLE sync_placed');
	await applySettled(within);
	await writeCustomers(within, directory, isAll, before);
	const theirs = raw(isAll ? 'TRUE' : 'customer_id IN (SELECT customer_id FROM sync_settled)');
	await writeRoles(within, theirs);
	await writeCameBack(within, rules.excludedStatuses, theirs);
}

/** Adds the customers of the shop's list, and the accounts. */
async function addListedPeople(
	within: StoreDatabase,
	directory: CustomerDirectory,
	{ isAll, where, time }: { isAll: boolean; where: string; time: OrderRules['time'] },
): Promise<void> {
	const accounts = new Map(
		(await within.all<Body>(ACCOUNTS_OF_UNNAMED)).map((row) => {
			const person = readPerson(entryOf(row), time);
			return [person.userId, person];
		}),
	);
	const guests = await latestOfGuests(within, where);
	for await (const known of portions<Body>(
		within,
		'body',
		'known_customers',
		isAll ? 'TRUE' : KNOWN,
	)) {
		addKnownCustomers(directory, known.map(entryOf), accounts, guests);
	}
	for await (const users of portions<Body>(within, 'body', 'users', isAll ? 'TRUE' : USERS)) {
		addPeople(
			directory,
			users.map((user) => readPerson(entryOf(user), time)),
		);
	}
}

const EMAIL = 'lower(trim(email))';
const IN_SCOPE = `user_id IN (SELECT id FROM sync_users)
	OR (user_id = 0 AND ${EMAIL} IN (SELECT email FROM sync_emails))
	OR (user_id = 0 AND ${EMAIL} = '' AND id IN (SELECT id FROM sync_orders))`;
const USERS = 'id IN (SELECT id FROM sync_users)';
/** Orders without account and e-mail may belong to anybody. */
const KNOWN = `user_id IN (SELECT id FROM sync_users) OR email IN (SELECT email FROM sync_emails)
	OR (user_id IS NULL AND email = '')`;
/** Customers for whom older shops only have the whole name. */
const UNNAMED = `known_customers WHERE json_type(body, '$.first_name') IS DISTINCT FROM 'VARCHAR'`;
const ACCOUNTS_OF_UNNAMED = `SELECT body FROM users WHERE id IN (SELECT user_id FROM ${UNNAMED})`;

/** Accounts have e-mails, so a guest's orders may belong to an account. */
async function writeScope(within: StoreDatabase, scope: CustomerScope): Promise<void> {
	await within.run('CREATE OR REPLACE TEMP TABLE sync_users (id BIGINT)');
	await within.run('CREATE OR REPLACE TEMP TABLE sync_emails (email VARCHAR)');
	await within.run('CREATE OR REPLACE TEMP TABLE sync_orders (id BIGINT)');
	await within.append(
		'sync_users',
		[...scope.users].map((id) => [id]),
	);
	await within.append(
		'sync_emails',
		[...scope.emails].map((email) => [email]),
	);
	await within.append(
		'sync_orders',
		[...scope.orders].map((id) => [id]),
	);
	await within.run(
		`INSERT INTO sync_users SELECT id FROM users WHERE ${EMAIL} IN (SELECT email FROM sync_emails)
			UNION SELECT user_id FROM known_customers
				WHERE user_id IS NOT NULL AND email IN (SELECT email FROM sync_emails)`,
	);
	await within.run(
		`INSERT INTO sync_emails SELECT ${EMAIL} FROM users WHERE id IN (SELECT id FROM sync_users) AND ${EMAIL} <> ''
			UNION SELECT email FROM known_customers WHERE user_id IN (SELECT id FROM sync_users) AND email <> ''`,
	);
}

/** Whether the shop has a list of its customers that the store may read. */
async function hasKnownCustomers(within: StoreDatabase): Promise<boolean> {
	return (await within.all('SELECT id FROM known_customers LIMIT 1')).length > 0;
}

async function lastMadeUpId(within: StoreDatabase): Promise<number> {
	const [row] = await within.all<{ last: number | null }>(
		'SELECT max(customer_id) AS last FROM orders',
	);
	return Math.max(row?.last ?? 0, FIRST_MADE_UP_ID - 1);
}

/** A document as the shop sent it. */
function entryOf({ body }: Body): Entry {
	return { document: JSON.parse(body) as Entry['document'], text: body };
}

/**
 * Reads rows of a table in their physical order, some thousands at a time, because there may be millions. Rows of the
 * transaction itself have row ids beyond 2^53.
 */
async function* portions<Row extends object>(
	within: StoreDatabase,
	columns: string,
	table: string,
	where = 'TRUE',
): AsyncGenerator<Row[]> {
	for (let start = 0n; ; start += PORTION) {
		const [row] = await within.all<{ next: string | null }>(
			`SELECT CAST(min(rowid) AS VARCHAR) AS next FROM ${table} WHERE rowid >= ? AND (${where})`,
			[start],
		);
		if (!row || row.next === null) return;
		start = BigInt(row.next);
		yield await within.all<Row>(
			`SELECT ${columns} FROM ${table} WHERE rowid >= ? AND rowid < ? AND (${where}) ORDER BY rowid`,
			[start, start + PORTION],
		);
	}
}

/** The latest order of each guest whose first and last name the list does not separate. */
async function latestOfGuests(within: StoreDatabase, where: string): Promise<OrderOfCustomer[]> {
	const rows = await within.all<{ email: string; first: string; last: string }>(
		`SELECT ${EMAIL} AS email, arg_max(first_name, (date_created, id)) AS first,
			arg_max(last_name, (date_created, id)) AS last
			FROM orders WHERE user_id = 0 AND ${EMAIL} <> '' AND ${EMAIL} IN (SELECT email FROM ${UNNAMED})
			AND (${where}) GROUP BY 1`,
	);
	return rows.map(({ email, first, last }) => ({
		id: 0,
		userId: 0,
		created: { local: '', utc: '' },
		billing: { ...noAddress, firstName: first, lastName: last, email },
	}));
}

interface FormerCustomer {
	readonly id: number;
	readonly userId: number | null;
	readonly email: string;
	/** One of the orders. */
	readonly orderId: number;
	/** It has a row of its own. */
	readonly listed: boolean;
}

/** Ids from former orders, which stay as they are. */
async function customersBefore(within: StoreDatabase, where: string): Promise<FormerCustomer[]> {
	const rows = await within.all<{
		id: number;
		user_id: number;
		email: string;
		order_id: number;
		listed: boolean;
	}>(
		`SELECT customer_id AS id, max(user_id) AS user_id, max(email) AS email, max(id) AS order_id,
			customer_id IN (SELECT customer_id FROM wc_customer_lookup) AS listed
			FROM orders WHERE customer_id >= ${FIRST_MADE_UP_ID} AND (${where})
			GROUP BY customer_id ORDER BY customer_id`,
	);
	return rows.map(({ id, user_id, email, order_id, listed }) => ({
		id,
		userId: user_id || null,
		email,
		orderId: order_id,
		listed,
	}));
}

/** Refunds have the customer of their order, and the same kind of customer. */
async function applySettled(within: StoreDatabase): Promise<void> {
	await within.run(`UPDATE orders SET customer_id = s.customer_id FROM sync_settled s
		WHERE orders.id = s.id AND orders.customer_id <> s.customer_id`);
	const owner = (table: string) =>
		`CASE ${table}.parent_id WHEN 0 THEN ${table}.order_id ELSE ${table}.parent_id END = s.id`;
	const moved = raw(`SELECT order_id FROM wc_order_stats, sync_settled s
		WHERE ${owner('wc_order_stats')} AND wc_order_stats.customer_id <> s.customer_id`);
	await within.run(`CREATE OR REPLACE TEMP TABLE sync_renewed AS
		SELECT order_id FROM wc_order_stats, sync_settled s
		WHERE ${owner('wc_order_stats')} AND wc_order_stats.returning_customer IS DISTINCT FROM s.returning_customer`);
	await countingCustomers(within, moved, () =>
		within.run(`UPDATE wc_order_stats
			SET customer_id = s.customer_id, returning_customer = s.returning_customer, order_number = s.order_number
			FROM sync_settled s WHERE ${owner('wc_order_stats')} AND (wc_order_stats.customer_id <> s.customer_id
				OR wc_order_stats.returning_customer IS DISTINCT FROM s.returning_customer
				OR wc_order_stats.order_number IS DISTINCT FROM s.order_number)`),
	);
	await countNewcomers(within, raw('FROM sync_renewed'));
	await within.run('DROP TABLE sync_renewed');
	await within.run(`UPDATE wc_order_product_lookup SET customer_id = s.customer_id FROM sync_settled s
		WHERE ${owner('wc_order_product_lookup')} AND wc_order_product_lookup.customer_id <> s.customer_id`);
}

async function writeCustomers(
	within: StoreDatabase,
	directory: CustomerDirectory,
	isAll: boolean,
	before: readonly FormerCustomer[],
): Promise<void> {
	const unlisted = new Set(before.filter(({ listed }) => !listed).map(({ id }) => id));
	const rows = directory.rows().filter(([id]) => !unlisted.has(Number(id)));
	const ids = [...before.map(({ id }) => id), ...rows.map(([id]) => Number(id))];
	if (isAll) await within.run('DELETE FROM wc_customer_lookup');
	else if (ids.length > 0) {
		await within.run(`DELETE FROM wc_customer_lookup WHERE customer_id IN (${ids.join(', ')})
			OR user_id IN (SELECT id FROM sync_users)`);
	}
	await within.append('wc_customer_lookup', rows);
	// Guests whose last order was deleted, or belongs to somebody else now.
	await within.run(`DELETE FROM wc_customer_lookup WHERE customer_id >= ${FIRST_MADE_UP_ID}
		AND user_id IS NULL AND customer_id NOT IN (SELECT customer_id FROM orders)`);
}
