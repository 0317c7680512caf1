import { folded, textHolds, trimmed } from '../../../database/text-order';
import { readWallTime } from '../../../reports/periods/period';
import type { Shop } from '../../../reports/shop';
import { formatWallTime } from '../../../reports/periods/wall-time';
import { allOf, anyOf, joinSql, listOf, raw, sql, type Sql } from '../../../database/sql';

/** Validated arguments of the Customers report, by name. */
export type CustomerFilters = Readonly<Record<string, unknown>>;

/** A condition on rows of the customers' table: what was searched for, and the filters joined as `match` says. */
export function customerConditions(shop: Shop, filters: CustomerFilters): Sql {
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

/** Whether any filter is about what customers bought. */
export function filtersPurchases(filters: CustomerFilters): boolean {
	return Object.entries(filters).some(
		([name, value]) =>
			value !== undefined && /^(last_order|orders_count|total_spend|avg_order_value)_/.test(name),
	);
}

function words(value: unknown): string[] {
	return typeof value === 'string'
		? value
				.split(',')
				.map((word) => word.trim())
				.filter((word) => word !== '')
		: [];
}

/** Columns that are filtered by lists of words. */
const wordColumns = ['name', 'username', 'email', 'country'] as const;

/**
 * Countries are named by code; names, user names and addresses by the ids of the customers who have them, and since
 * WooCommerce 10.7 also by themselves.
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
		...(texts.length > 0 ? [sql`${folded(raw(column))} IN ${foldedList(texts)}`] : []),
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
	const within = (value: unknown) =>
		words(value).map((place) => {
			const [country = '', state] = place.split(':', 2);
			return state === undefined
				? sql`country = ${country}`
				: sql`(country = ${country} AND state = ${state})`;
		});
	const included = within(filters['location_includes']);
	const excluded = within(filters['location_excludes']);
	return [
		...(included.length > 0 ? [anyOf(included)] : []),
		...(excluded.length > 0 ? [sql`NOT (${anyOf(excluded)})`] : []),
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

/** Filters by moments: the column, and whether it keeps UTC. */
const moments = {
	registered: { column: 'date_registered', isUtc: true },
	last_active: { column: 'date_last_active', isUtc: true },
	last_order: { column: 'date_last_order', isUtc: false },
} as const;

function momentConditions(shop: Shop, filters: CustomerFilters): Sql[] {
	const conditions: Sql[] = [];
	for (const [name, { column, isUtc }] of Object.entries(moments)) {
		const [after, before] = limits(filters, name, 'after', 'before');
		for (const [value, comparison] of [
			[after, '>='],
			[before, '<='],
		] as const) {
			const stamp = stampOf(shop, value, isUtc);
			if (stamp !== undefined) {
				conditions.push(sql`${raw(column)} ${raw(comparison)} CAST(${stamp} AS TIMESTAMP)`);
			}
		}
	}
	return conditions;
}

function stampOf(shop: Shop, value: unknown, isUtc: boolean): string | undefined {
	const wall = typeof value === 'string' ? readWallTime(value, shop.clock) : NaN;
	if (Number.isNaN(wall)) {
		return undefined;
	}
	return formatWallTime(isUtc ? shop.clock.toInstant(wall) : wall);
}

/** Limits as a pair, whether they came one by one or as `between` (in whatever order). */
function limits(
	filters: CustomerFilters,
	name: string,
	low: string,
	high: string,
): [unknown, unknown] {
	const between = filters[`${name}_between`];
	if (Array.isArray(between) && between.length === 2) {
		const [first, second]: unknown[] = between;
		const isReversed =
			typeof first === 'number' ? first > Number(second) : String(first) > String(second);
		return isReversed ? [second, first] : [first, second];
	}
	return [filters[`${name}_${low}`], filters[`${name}_${high}`]];
}

/** A lone limit means more than or less than it; with both, they belong to the range. */
function amountConditions(filters: CustomerFilters): Sql[] {
	const conditions: Sql[] = [];
	for (const column of ['orders_count', 'total_spend', 'avg_order_value']) {
		const [low, high] = limits(filters, column, 'min', 'max');
		const value = raw(`COALESCE(${column}, 0)`);
		if (typeof low === 'number' && typeof high === 'number') {
			conditions.push(sql`${value} BETWEEN ${low} AND ${high}`);
		} else if (typeof low === 'number') {
			conditions.push(sql`${value} > ${low}`);
		} else if (typeof high === 'number') {
			conditions.push(sql`${value} < ${high}`);
		}
	}
	return conditions;
}
