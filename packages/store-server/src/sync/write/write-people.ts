import type { StoreDatabase } from '../../database/store-database';
import { number, text, type Entry } from '../../documents/files/documents';
import { userRow } from '../../documents/read/people';
import type { ShopTime } from '../../base/time/shop-time';
import { emailKey } from '../../orders/customer-directory';
import { CustomerScope } from './customer-scope';
import { deleteRows, withIds } from './row-tables';

/** Writes accounts; resolves to those whose customers must be assigned. */
export async function writeUsers(
	within: StoreDatabase,
	entries: readonly Entry[],
	time: ShopTime,
): Promise<CustomerScope> {
	const ids = entries.map(({ document }) => number(document, 'id'));
	await deleteRows(within, [['users', 'id']], ids);
	await within.append(
		'users',
		entries.map((entry) => userRow(entry, time)),
	);
	return scopeOf(entries, 'id');
}

/** Writes customers of the shop's own list; resolves to those to be assigned. */
export async function writeKnownCustomers(
	within: StoreDatabase,
	entries: readonly Entry[],
): Promise<CustomerScope> {
	const ids = entries.map(({ document }) => number(document, 'id'));
	await deleteRows(within, [['known_customers', 'id']], ids);
	await within.append(
		'known_customers',
		entries.map(({ document, text: body }) => [
			number(document, 'id'),
			number(document, 'user_id') || null,
			emailKey(text(document, 'email')),
			body,
		]),
	);
	return scopeOf(entries, 'user_id');
}

/** Deletes accounts; resolves to those whose customers must be assigned. */
export async function deleteUsers(
	within: StoreDatabase,
	ids: readonly number[],
): Promise<CustomerScope> {
	const scope = new CustomerScope();
	const users = await withIds(within, ids, (list) =>
		within.all<{ id: number; email: string }>(`SELECT id, email FROM users WHERE id IN ${list}`),
	);
	for (const { id, email } of users) scope.addPerson(id, email);
	await deleteRows(
		within,
		[
			['users', 'id'],
			['known_customers', 'user_id'],
		],
		ids,
	);
	return scope;
}

function scopeOf(entries: readonly Entry[], userId: string): CustomerScope {
	const scope = new CustomerScope();
	for (const { document } of entries) {
		scope.addPerson(number(document, userId), text(document, 'email'));
	}
	return scope;
}
