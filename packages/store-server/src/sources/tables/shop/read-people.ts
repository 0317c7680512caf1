import type { Document } from '../../../documents/files/documents';
import type { ShopTime } from '../../../base/time/shop-time';
import { addressOfMetas, byOwner, type IdPage, type MetaRecord } from '../orders/order-record';
import { addressDocument, dates } from '../orders/read-orders';
import { phpMap } from '../php-values';
import type { TableReader } from '../shop-database';

const ADDRESS =
	'first_name last_name company address_1 address_2 city postcode country state phone'.split(' ');

const KEYS = [
	'first_name',
	'last_name',
	'wc_last_active',
	'last_update',
	'paying_customer',
	...['billing', 'shipping'].flatMap((type) => ADDRESS.map((part) => `${type}_${part}`)),
	'billing_email',
];

interface UserRow {
	readonly id: number;
	readonly username: string;
	readonly email: string;
	readonly registered: string;
}

/** A page of accounts after an id, in the shape of /wc/v3/customers?role=all; `prefix` is that of the shop’s tables. */
export async function readUsers(
	reader: TableReader,
	which: IdPage | { readonly ids: readonly number[] },
	prefix: string,
	time: ShopTime,
): Promise<Document[]> {
	const columns = `SELECT ID AS id, user_login AS username, user_email AS email, user_registered AS registered FROM {users}`;
	const rows =
		'ids' in which
			? await reader.rows<UserRow>(`${columns} WHERE ID IN (?)`, [which.ids])
			: await reader.rows<UserRow>(`${columns} WHERE ID > ? ORDER BY ID LIMIT ?`, [
					which.after,
					which.most,
				]);
	if (rows.length === 0) return [];
	const metas = byOwner(
		await reader.rows<MetaRecord & { owner: number }>(
			`SELECT user_id AS owner, umeta_id AS id, meta_key AS \`key\`, COALESCE(meta_value, '') AS value
				FROM {usermeta} WHERE user_id IN (?) AND meta_key IN (?)`,
			[rows.map(({ id }) => id), [...KEYS, `${prefix}capabilities`]],
		),
	);
	return rows.map((row) => {
		const meta = metas.get(row.id) ?? [];
		const values = new Map(meta.map(({ key, value }) => [key, value]));
		const of = (key: string) => values.get(key) ?? '';
		const roles = Object.keys(phpMap(of(`${prefix}capabilities`)));
		const updated = Number(of('last_update'));
		const active = meta.find(({ key }) => key === 'wc_last_active');
		return {
			id: row.id,
			...dates('date_created', row.registered.startsWith('0000') ? null : row.registered, time),
			...dates('date_modified', updated > 0 ? stampOf(updated) : null, time),
			email: row.email,
			first_name: of('first_name'),
			last_name: of('last_name'),
			role: roles[0] ?? '',
			username: row.username,
			billing: addressDocument(addressOfMetas('billing', of), true),
			shipping: addressDocument(addressOfMetas('shipping', of), false),
			is_paying_customer: of('paying_customer') === '1',
			meta_data: active ? [{ id: active.id, key: active.key, value: active.value }] : [],
		};
	});
}

function stampOf(seconds: number): string {
	return new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ');
}

/**
 * Customers of the shop’s reports, in the shape of /wc-analytics/reports/customers. That route swaps a pair of dates,
 * so `date_last_active` and `date_registered_gmt` contain the stored values.
 */
export async function readKnownCustomers(
	reader: TableReader,
	which: IdPage | { readonly since: string } | { readonly users: readonly number[] },
): Promise<Document[]> {
	const columns = `SELECT customer_id AS id, COALESCE(user_id, 0) AS user_id, username, first_name, last_name,
		COALESCE(email, '') AS email, date_last_active, date_registered AS date_registered_gmt, country, postcode,
		city, state FROM {wc_customer_lookup}`;
	const [condition, values] = knownCondition(which);
	const rows = await reader.rows(`${columns} WHERE ${condition}`, values);
	return rows.map((row) => ({
		...row,
		user_id: Number(row['user_id']),
		name: `${row['first_name']} ${row['last_name']}`.trim(),
		date_last_active: iso(row['date_last_active']),
		date_registered_gmt: iso(row['date_registered_gmt']),
	}));
}

function knownCondition(
	which: Parameters<typeof readKnownCustomers>[1],
): [string, NonNullable<Parameters<TableReader['rows']>[1]>] {
	if ('since' in which) return ['date_last_active >= ?', [which.since]];
	if ('users' in which) return ['user_id IN (?)', [which.users]];
	return ['customer_id > ? ORDER BY customer_id LIMIT ?', [which.after, which.most]];
}

function iso(moment: string | number | null | undefined): string | null {
	return typeof moment !== 'string' || moment.startsWith('0000') ? null : moment.replace(' ', 'T');
}
