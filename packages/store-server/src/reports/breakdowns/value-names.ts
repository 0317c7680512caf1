import { languageTag } from '@store-analytics/date';
import {
	channelNames,
	couponUseNames,
	customerTypeNames,
	dimensionOf,
	type DimensionKey,
	type DimensionValue,
} from '@store-analytics/rest-api/dimensions';
import type { Database } from '../../database/database';
import { fetchRows, listOf, raw, sql, type Sql } from '../../database/sql';
import { defaultOrderStatuses, statusNames } from '../../schema/order-statuses';
import type { Shop } from '../shop';
import { hourName } from './hour-name';

/** Names of values, by value; a value without a name stands for itself. */
export type ValueNames = ReadonlyMap<string, string>;

/** Where the names of values are: a SELECT of `value` (text) and `name`, of those in a list. */
const named: Readonly<Partial<Record<DimensionValue, (values: Sql) => Sql>>> = {
	product: byId('products'),
	variation: byId('products'),
	category: byId('categories'),
	coupon: byId('coupons', 'code'),
	user: byId('users', 'username'),
	country: (codes) => sql`SELECT code AS value, name FROM countries WHERE code IN ${codes}`,
	// Titles change, and some name a card: the one that most orders have.
	'payment method': (ids) =>
		mostFrequent(
			'payment_method',
			'payment_method_title',
			sql`orders WHERE payment_method IN ${ids}`,
		),
	'shipping method': (ids) =>
		mostFrequent(
			'code',
			'order_item_name',
			sql`order_items WHERE order_item_type = 'shipping' AND code IN ${ids}`,
		),
};

function byId(table: string, name = 'name'): (ids: Sql) => Sql {
	return (ids) => sql`SELECT CAST(id AS VARCHAR) AS value, ${raw(name)} AS name
		FROM ${raw(table)} WHERE CAST(id AS VARCHAR) IN ${ids}`;
}

function mostFrequent(value: string, name: string, from: Sql): Sql {
	return sql`SELECT value, arg_max(name, (times, name)) AS name FROM (
		SELECT ${raw(value)} AS value, ${raw(name)} AS name, COUNT(*) AS times FROM ${from}
			AND ${raw(name)} <> '' GROUP BY ALL) GROUP BY value`;
}

/** Returns the names of a dimension's values in the reader's language. */
export async function valueNames(
	database: Database,
	shop: Shop,
	dimension: DimensionKey,
	values: readonly string[],
): Promise<ValueNames> {
	const kind = dimensionOf(dimension)?.values ?? 'text';
	const read = named[kind];
	if (read) {
		const rows = await fetchRows<{ value: string; name: string }>(database, read(listOf(values)));
		return new Map(rows.map(({ value, name }) => [value, name]));
	}
	if (kind === 'state')
		return new Map([...values.map(withoutCountry), ...(await stateNames(database))]);
	return new Map(
		values.flatMap((value) => {
			const name = fixedName(kind, value, shop);
			return name === undefined ? [] : [[value, name] as const];
		}),
	);
}

/** A place that nobody names stands for itself, without its country. */
function withoutCountry(value: string): [value: string, name: string] {
	return [value, value.slice(value.indexOf(':') + 1)];
}

/** `US:CA` is `California`. */
async function stateNames(database: Database): Promise<ValueNames> {
	const rows = await fetchRows<{ code: string; states: string }>(
		database,
		raw('SELECT code, states FROM countries'),
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

function fixedName(kind: DimensionValue, value: string, shop: Shop): string | undefined {
	switch (kind) {
		case 'channel':
			return channelNames()[value];
		case 'customer type':
			return customerTypeNames()[value === 'new' ? 'new' : 'returning'];
		case 'coupon use':
			return couponUseNames()[value === 'with' ? 'with' : 'without'];
		case 'place':
			return withoutCountry(value)[1];
		case 'status':
			return statusName(value);
		case 'hour':
			return hourName(Number(value), shop.settings);
		case 'weekday':
			return weekdayName(Number(value), shop.settings.locale);
		default:
			return undefined;
	}
}

function statusName(value: string): string | undefined {
	const name = statusNames(defaultOrderStatuses)[value];
	return typeof name === 'string' ? name : undefined;
}

/** 1 is Monday; 2024-01-01 was one. */
function weekdayName(day: number, locale: string): string {
	const date = new Date(Date.UTC(2024, 0, day));
	return new Intl.DateTimeFormat(languageTag(locale), { weekday: 'long', timeZone: 'UTC' }).format(
		date,
	);
}
