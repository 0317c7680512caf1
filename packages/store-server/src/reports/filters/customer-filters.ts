import { allOf, anyOf, joinSql, listOf, raw, sql, type Sql } from '../../database/sql';
import { folded, textHolds, trimmed } from '../../database/text-order';
import type { Shop } from '../shop';
import { amountConditions, momentConditions } from './customer-ranges';

/** Validated arguments of the Customers report, by name. */
export type CustomerFilters = Readonly<Record<string, unknown>>;

/** Conditions of some searched customers who match the filters, combined as `match` says. */
export function filteredCustomers(customers: Sql, shop: Shop, filters: CustomerFilters): Sql {
	return sql`SELECT * FROM (${customers}) WHERE ${customerConditions(shop, filters)}`;
}

function customerConditions(shop: Shop, filters: CustomerFilters): Sql {
	const asked = [
		...identityConditions(shop, filters),
		...locationConditions(filters),
		...kindConditions(filters),
		...momentConditions(shop, filters),
		...amountConditions(filters),
	];
	const chosen = filters['match'] === 'any' ? anyOf(asked) : allOf(asked);
	return allOf([chosen, ...searchConditions(filters), ...idConditions(filters)]);
}

function words(value: unknown): string[] {
	return typeof value === 'string'
		? value
				.split(',')
				.map((word) => word.trim())
				.filter((word) => word !== '')
		: [];
}

/** Columns that lists of words filter. */
const wordColumns = ['name', 'username', 'email', 'country'] as const;

/**
 * Countries are named by code; names, user names and addresses by customer ids, and since WooCommerce 10.7 also by
 * text. Trailing blanks are ignored.
 */
function identityConditions({ settings }: Shop, filters: CustomerFilters): Sql[] {
	const conditions: Sql[] = [];
	for (const name of wordColumns) {
		const matching = (asked: readonly string[]) =>
			name !== 'country'
				? peopleNamed(name, asked, settings.features.customerTexts)
				: sql`country IN ${listOf(asked)}`;
		const included = words(filters[`${name}_includes`]);
		const excluded = words(filters[`${name}_excludes`]);
		if (included.length > 0) {
			conditions.push(matching(included));
		}
		if (excluded.length > 0) {
			conditions.push(sql`NOT (${matching(excluded)})`);
		}
	}
	return conditions;
}

function peopleNamed(
	column: 'name' | 'username' | 'email',
	asked: readonly string[],
	byText: boolean,
): Sql {
	const ids = asked.filter((word) => /^\d+$/.test(word)).map(Number);
	const texts = byText ? asked.filter((word) => !/^\d+$/.test(word)) : [];
	return anyOf([
		...(ids.length > 0 || texts.length === 0 ? [sql`customer_id IN ${idsOf(ids)}`] : []),
		...(texts.length > 0 ? [sql`${folded(raw(`rtrim(${column})`))} IN ${foldedList(texts)}`] : []),
	]);
}

/** Words that name nobody are the id 0, which nobody has. */
function idsOf(ids: readonly number[]): Sql {
	return listOf(ids.length > 0 ? ids : [0]);
}

function foldedList(texts: readonly string[]): Sql {
	return sql`(${joinSql(
		texts.map((word) => folded(sql`${word}`)),
		', ',
	)})`;
}

/** `GB` is a country, `US:CA` one of its states. */
function locationConditions(filters: CustomerFilters): Sql[] {
	const within = (places: readonly string[]) => {
		const countries = places.filter((place) => !place.includes(':'));
		const states = places
			.filter((place) => place.includes(':'))
			.map((place) => place.split(':', 2).join(':'));
		return sql`country IN ${listOf(countries)} OR country || ':' || state IN ${listOf(states)}`;
	};
	const included = words(filters['location_includes']);
	const excluded = words(filters['location_excludes']);
	return [
		...(included.length > 0 ? [within(included)] : []),
		...(excluded.length > 0 ? [sql`NOT COALESCE(${within(excluded)}, FALSE)`] : []),
	];
}

function kindConditions({ user_type }: CustomerFilters): Sql[] {
	switch (user_type) {
		case 'registered':
			return [raw('user_id IS NOT NULL')];
		case 'guest':
			return [raw('user_id IS NULL')];
		default:
			return [];
	}
}

function searchConditions({ search, searchby }: CustomerFilters): Sql[] {
	if (typeof search !== 'string' || search === '') {
		return [];
	}
	const columns = searchby === 'all' ? ['name', 'username', 'email'] : [String(searchby ?? 'name')];
	return [
		anyOf(
			columns
				.filter((column) => ['name', 'username', 'email'].includes(column))
				.map((column) => textHolds(raw(column), search)),
		),
	];
}

function idConditions({
	customers,
	customers_exclude,
	users,
	filter_empty,
}: CustomerFilters): Sql[] {
	const conditions: Sql[] = [];
	const ids = (value: unknown) => (Array.isArray(value) ? value.map(Number) : []);
	if (ids(customers).length > 0) {
		conditions.push(sql`customer_id IN ${listOf(ids(customers))}`);
	}
	if (ids(customers_exclude).length > 0) {
		conditions.push(sql`customer_id NOT IN ${listOf(ids(customers_exclude))}`);
	}
	if (ids(users).length > 0) {
		conditions.push(sql`user_id IN ${listOf(ids(users))}`);
	}
	// Validated against the list of the route.
	for (const column of Array.isArray(filter_empty) ? filter_empty.map(String) : []) {
		conditions.push(sql`${trimmed(column)} <> ''`);
	}
	return conditions;
}
