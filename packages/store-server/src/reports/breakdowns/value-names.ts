import { hourName, languageTag } from '@store-analytics/date';
import {
	channelNames,
	couponUseNames,
	customerTypeNames,
	dimensionOf,
	orderNumberName,
	shippingZoneNames,
	taxClassNames,
	userRoleNames,
	wayNames,
	type DimensionKey,
	type DimensionValue,
} from '@store-analytics/rest-api/dimensions';
import type { Database } from '../../database/database';
import { fetchRows, listOf, raw, sql, type Sql } from '../../database/sql';
import { defaultOrderStatuses, statusNames } from '../../schema/order-statuses';
import type { Shop } from '../shop';
import { readDeletedNames } from '../tables/product-info';
import { attributeNames } from './attribute-names';
import { stateNames, withoutCountry } from './state-names';

/** Names of values, by value; a value without a name stands for itself. */
export type ValueNames = ReadonlyMap<string, string>;

/** Where the names of values are: a SELECT of `value` (text) and `name`, of those in a list. */
const named: Readonly<Partial<Record<DimensionValue, (values: Sql) => Sql>>> = {
	category: byId('categories'),
	tag: termsOf('product_tag'),
	brand: termsOf('product_brand'),
	coupon: byId('coupons', 'code'),
	user: byId('users', 'username'),
	'tax rate': (ids) => sql`SELECT value, MAX(code) AS name FROM (
		SELECT CAST(id AS VARCHAR) AS value, code FROM tax_rates
		UNION ALL SELECT CAST(id AS VARCHAR), code FROM deleted_tax_rates WHERE id NOT IN (SELECT id FROM tax_rates))
		WHERE value IN ${ids} GROUP BY value`,
};

/** The same where a shop has few names: all of them. */
const few: Readonly<Partial<Record<DimensionValue, Sql>>> = {
	country: raw('SELECT code AS value, name FROM countries'),
	'shipping zone': raw(`SELECT CAST(zone_id AS VARCHAR) AS value, MAX(zone_name) AS name
		FROM shipping_zone_methods GROUP BY zone_id`),
	'tax class': raw('SELECT slug AS value, name FROM tax_classes'),
};

/**
 * Where orders write names of values. Titles change, and some name a card: the one that most orders have. Of many orders, only
 * the latest are read, unless they do not have a value.
 */
const written: Readonly<Partial<Record<DimensionValue, (which: Which, values?: Sql) => Sql>>> = {
	'payment method': (which, ids) =>
		mostFrequent('payment_method', 'payment_method_title', sql`orders WHERE ${which('id')}`, ids),
	'shipping method': (which, ids) =>
		mostFrequent(
			'code',
			'order_item_name',
			sql`order_items WHERE order_item_type = 'shipping' AND ${which('order_id')}`,
			ids,
		),
};

/** Which orders are read, by the column with their id. */
type Which = (id: string) => Sql;

const LATEST = 100_000;
const latest: Which = (id) => raw(`${id} > (SELECT MAX(id) - ${LATEST} FROM orders)`);
const every: Which = () => raw('TRUE');

/** Returns few names, and those that the latest orders write, by dimension. They need no values, so they are read beside these. */
export async function earlyNames(
	database: Database,
	dimensions: readonly DimensionKey[],
): Promise<ReadonlyMap<DimensionKey, ValueNames>> {
	const names = await Promise.all(
		dimensions.map(async (key): Promise<[DimensionKey, ValueNames][]> => {
			const kind = dimensionOf(key)?.values ?? 'text';
			const query = few[kind] ?? written[kind]?.(latest);
			return query ? [[key, new Map(await fetchNames(database, query))]] : [];
		}),
	);
	return new Map(names.flat());
}

async function writtenNames(
	database: Database,
	read: NonNullable<(typeof written)[DimensionValue]>,
	values: readonly string[],
	known: ValueNames | undefined,
): Promise<ValueNames> {
	const namesOf = (some: readonly string[], which: Which) =>
		some.length === 0 ? [] : fetchNames(database, read(which, listOf(some)));
	const names = new Map(known ?? (await namesOf(values, latest)));
	const missing = values.filter((value) => !names.has(value));
	return new Map([...names, ...(await namesOf(missing, every))]);
}

async function fetchNames(
	database: Database,
	query: Sql,
): Promise<[value: string, name: string][]> {
	const rows = await fetchRows<{ value: string; name: string }>(database, query);
	return rows.map(({ value, name }) => [value, name]);
}

function byId(table: string, name = 'name'): (ids: Sql) => Sql {
	return (ids) => sql`SELECT CAST(id AS VARCHAR) AS value, ${raw(name)} AS name
		FROM ${raw(table)} WHERE CAST(id AS VARCHAR) IN ${ids}`;
}

/** Products may still name a term as it was before. */
function termsOf(taxonomy: string): (ids: Sql) => Sql {
	return (ids) => sql`SELECT CAST(term_id AS VARCHAR) AS value, MAX(name) AS name FROM product_terms
		WHERE taxonomy = ${taxonomy} AND CAST(term_id AS VARCHAR) IN ${ids} GROUP BY term_id`;
}

/** All values, or some of them. */
function mostFrequent(value: string, name: string, from: Sql, values?: Sql): Sql {
	return sql`SELECT value, arg_max(name, (times, name)) AS name FROM (
		SELECT ${raw(value)} AS value, ${raw(name)} AS name, COUNT(*) AS times FROM ${from}
			AND ${raw(name)} <> '' ${values ? sql`AND ${raw(value)} IN ${values}` : raw('')}
			GROUP BY ALL) GROUP BY value`;
}

/** Values of such kinds that every shop has, in owners' words. */
const fixedNames: Readonly<
	Partial<Record<DimensionValue, () => Readonly<Record<string, string>>>>
> = { 'tax class': taxClassNames, 'shipping zone': shippingZoneNames };

/** Returns the names of a dimension's values in the reader's language. `known` are its `earlyNames`, if they were read. */
export async function valueNames(
	database: Database,
	shop: Shop,
	dimension: DimensionKey,
	values: readonly string[],
	known?: ValueNames,
): Promise<ValueNames> {
	const kind = dimensionOf(dimension)?.values ?? 'text';
	if (kind === 'product' || kind === 'variation') return productNames(database, kind, values);
	const read = named[kind];
	if (read) return new Map(await fetchNames(database, read(listOf(values))));
	const all = few[kind];
	if (all) {
		const own = Object.entries(fixedNames[kind]?.() ?? {});
		return new Map([...(known ?? (await fetchNames(database, all))), ...own]);
	}
	const orders = written[kind];
	if (orders) return writtenNames(database, orders, values, known);
	if (kind === 'attribute') return attributeNames(database, values);
	if (kind === 'state') return stateNames(database, values);
	return new Map(
		values.flatMap((value) => {
			const name = fixedName(kind, value, shop);
			return name === undefined ? [] : [[value, name] as const];
		}),
	);
}

/** Names of products or variations; of deleted ones those of their last sale. */
async function productNames(
	database: Database,
	kind: 'product' | 'variation',
	values: readonly string[],
): Promise<ValueNames> {
	const names = new Map(await fetchNames(database, byId('products')(listOf(values))));
	const deleted = values.filter((value) => !names.has(value)).map(Number);
	for (const [id, name] of await readDeletedNames(database, deleted)) {
		// A line names its product with the chosen options: Tee - Blue, Small.
		names.set(String(id), kind === 'product' ? name.replace(/^(.+) - .*$/s, '$1') : name);
	}
	return names;
}

function fixedName(kind: DimensionValue, value: string, shop: Shop): string | undefined {
	switch (kind) {
		case 'channel':
			return channelNames()[value];
		case 'way':
			return wayNames()[value];
		case 'customer type':
			return customerTypeNames()[value === 'new' ? 'new' : 'returning'];
		case 'coupon use':
			return couponUseNames()[value === 'with' ? 'with' : 'without'];
		case 'user role':
			return userRoleNames()[value];
		case 'order number':
			return orderNumberName(value);
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
