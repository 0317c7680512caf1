import type { Database } from '../../database/database';
import { fetchRows, listOf, raw, sql } from '../../database/sql';

/**
 * Names of states such as `US:CA`, by value: as the shop has them. A shop that names no states, such as one that is read from
 * its database, has those of ISO 3166-2. A value that nobody names stands for itself, without its country.
 */
export async function stateNames(
	database: Database,
	values: readonly string[],
): Promise<ReadonlyMap<string, string>> {
	// Rows wait for both.
	const [own, hasOwn] = await Promise.all([ownNames(database, values), namesStates(database)]);
	const unnamed = values.filter((value) => !own.has(value));
	const names = hasOwn || unnamed.length === 0 ? new Map() : await isoNames(unnamed);
	return new Map<string, string>([...unnamed.map(withoutCountry), ...names, ...own]);
}

/** A place that nobody names, without its country. */
export function withoutCountry(value: string): [value: string, name: string] {
	return [value, value.slice(value.indexOf(':') + 1)];
}

/** All names of the values' countries. */
async function ownNames(
	database: Database,
	values: readonly string[],
): Promise<ReadonlyMap<string, string>> {
	const countries = new Set(values.map((value) => value.split(':', 1)[0] ?? ''));
	const rows = await fetchRows<{ code: string; states: string }>(
		database,
		sql`SELECT code, states FROM countries WHERE code IN ${listOf([...countries])}`,
	);
	return new Map(
		rows.flatMap(({ code, states }) =>
			// The store writes the list itself.
			(JSON.parse(states) as readonly { code: string; name: string }[]).map((state) => [
				`${code}:${state.code}`,
				state.name,
			]),
		),
	);
}

async function namesStates(database: Database): Promise<boolean> {
	const named = await fetchRows(
		database,
		raw(`SELECT code FROM countries WHERE states <> '[]' LIMIT 1`),
	);
	return named.length > 0;
}

/** WooCommerce's codes are the last part of ISO's, or have the country before it: `US:CA`, `DE:DE-HH`, `JP:JP26`. */
async function isoNames(values: readonly string[]): Promise<ReadonlyMap<string, string>> {
	const names = await (isoCodes ??= readIsoCodes());
	return new Map(
		values.flatMap((value) => {
			const [country = '', state = ''] = value.split(':');
			const last = state.startsWith(country) ? state.slice(country.length) : state;
			const name =
				names.get(`${country}-${state}`) ?? names.get(`${country}-${last.replace('-', '')}`);
			return name === undefined ? [] : [[value, name] as const];
		}),
	);
}

let isoCodes: Promise<ReadonlyMap<string, string>> | undefined;

/** Thousands of names, by code such as `US-CA`. */
async function readIsoCodes(): Promise<ReadonlyMap<string, string>> {
	const { iso31662 } = await import('iso-3166');
	return new Map(iso31662.map(({ code, name }) => [code, name]));
}
