import type { StoreContext } from '../store-context';
import type { Database } from '../../database/database';
import { fetchRows, listOf, sql } from '../../database/sql';
import { recountCustomers } from '../../day-sums/count-customers';
import { upsert } from '../../database/upsert';
import { AccessRefused, RestError } from '../router/errors';
import { refusalOfFollowed } from '../router/followed-shop';
import { route, type Route } from '../router/route';
import { readState } from '../../sync/state/sync-state';

/** Options that browsers may never read or set. */
const secret = /(^|_)(key|salt|secret|password|token|nonce)s?$/i;

/** `GET options?options=a,b`: values by name; false for unset ones. */
export const readOptions: Route = route({
	path: '/wc-admin/options',
	allow: 'GET',
	denied: new RestError(
		'woocommerce_rest_cannot_view',
		'Sorry, you cannot view these options.',
		401,
	),
	args: { options: { type: 'string' } },
	async handle({ args, context }) {
		const names = (args.options ?? '')
			.split(',')
			.map((name) => name.trim())
			.filter((name) => name !== '');
		if (names.length === 0) {
			// WooCommerce sends a bare number as `data`.
			throw new AccessRefused(
				'woocommerce_rest_cannot_view',
				'You must supply an array of options.',
				500,
				500,
			);
		}
		const values = await findOptions(context.database, names);
		return { data: Object.fromEntries(names.map((name) => [name, values.get(name) ?? false])) };
	},
});

/** `POST options`: sets options by name; the response tells for each whether it changed. */
export const writeOptions: Route = route({
	path: '/wc-admin/options',
	method: 'EDIT',
	changes: 'own',
	allow: 'POST, PUT, PATCH',
	denied: new RestError(
		'woocommerce_rest_cannot_update',
		'Sorry, you cannot manage these options.',
		401,
	),
	async handle({ body, context }) {
		if (typeof body !== 'object' || body === null || Array.isArray(body)) {
			throw new AccessRefused(
				'woocommerce_rest_cannot_update',
				'You must supply an array of options and values.',
				500,
				500,
			);
		}
		const refusal = await refusalOfShops(context, Object.keys(body));
		if (refusal) {
			throw refusal;
		}
		const wanted = Object.entries(body).filter(([name]) => !secret.test(name));
		const changed = await setOptions(context.database, new Map(wanted));
		return {
			data: Object.fromEntries(Object.keys(body).map((name) => [name, changed.has(name)])),
		};
	},
});

/** Refuses options from the connected shop; all others belong to the store. */
async function refusalOfShops(
	context: StoreContext,
	names: readonly string[],
): Promise<RestError | undefined> {
	if (!context.sync) return undefined;
	const told = (await readState(context.database, 'options')) ?? {};
	const settings = await fetchRows<{ id: string }>(
		context.database,
		sql`SELECT id FROM settings WHERE id IN ${listOf(names)}`,
	);
	return settings.length > 0 || names.some((name) => Object.hasOwn(told, name))
		? refusalOfFollowed(context, 'settings')
		: undefined;
}

async function findOptions(
	database: Database,
	names: readonly string[],
): Promise<Map<string, unknown>> {
	const shown = names.filter((name) => !secret.test(name));
	const rows = await fetchRows<{ name: string; value: string }>(
		database,
		sql`SELECT name, value FROM options WHERE name IN ${listOf(shown)}`,
	);
	return new Map(rows.map(({ name, value }) => [name, parse(value)]));
}

/** Returns the value of one option; undefined if it was never set. */
export async function readOption(database: Database, name: string): Promise<unknown> {
	return (await findOptions(database, [name])).get(name);
}

/** Stores a value as JSON; false if it was already equal. */
export async function setOption(
	database: Database,
	name: string,
	value: unknown,
): Promise<boolean> {
	return (await setOptions(database, new Map([[name, value]]))).has(name);
}

/** Stores values as JSON, all or none of them; the names of those that were not that already. */
export async function setOptions(
	database: Database,
	values: ReadonlyMap<string, unknown>,
): Promise<ReadonlySet<string>> {
	return database.transaction(async (within) => {
		const rows = await fetchRows<{ name: string; value: string }>(
			within,
			sql`SELECT name, value FROM options WHERE name IN ${listOf([...values.keys()])}`,
		);
		const current = new Map(rows.map(({ name, value }) => [name, value]));
		const changed = [...values]
			.map(([name, value]) => [name, JSON.stringify(value ?? '')] as const)
			.filter(([name, text]) => current.get(name) !== text);
		await upsert(within, 'options', ['name'], ['value'], changed);
		await recountCustomers(within);
		return new Set(changed.map(([name]) => name));
	});
}

function parse(text: string): unknown {
	try {
		const value: unknown = JSON.parse(text);
		return value;
	} catch {
		return text;
	}
}
