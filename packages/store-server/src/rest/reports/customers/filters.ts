import { readWallTime } from '../../../reports/periods/period';
import type { Shop } from '../../../reports/shop';
import { formatWallTime } from '../../../reports/periods/wall-time';
import { allOf, anyOf, listOf, raw, sql, type Sql } from '../../../database/sql';

/** Validated arguments of the Customers report, by name. */
export type CustomerFilters = Readonly<Record<string, unknown>>;

/** A condition on rows of the customers' table: what was searched for, and the filters joined as `match` says. */
export function customerConditions(shop: Shop, filters: CustomerFilters): Sql {
	const asked = [
		...identityConditions(filters),
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

/** Names, user names and addresses are filtered by the ids of the customers who have them; countries by code. */
function identityConditions(filters: CustomerFilters): Sql[] {
	const conditions: Sql[] = [];
	for (const name of ['name', 'username', 'email', 'country']) {
		const column = raw(name === 'country' ? 'country' : 'customer_id');
		const values = (side: string) =>
			words(filters[`${name}_${side}`]).map((word) => (name === 'country' ? word : Number(word)));
		const included = values('includes');
		const excluded = values('excludes');
		if (included.length > 0) {
			conditions.push(sql`${column} IN ${listOf(known(included))}`);
		}
		if (excluded.length > 0 && known(excluded).length > 0) {
			conditions.push(sql`${column} NOT IN ${listOf(known(excluded))}`);
		}
	}
	return conditions;
}

function known(values: readonly (string | number)[]): (string | number)[] {
	return values.filter((value) => typeof value === 'string' || Number.isInteger(value));
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
				.map((column) => sql`contains(lower(${raw(column)}), lower(${search}))`),
		),
	];
}

function idConditions({ customers, users, filter_empty }: CustomerFilters): Sql[] {
	const conditions: Sql[] = [];
	const ids = (value: unknown) => (Array.isArray(value) ? value.map(Number) : []);
	if (ids(customers).length > 0) {
		conditions.push(sql`customer_id IN ${listOf(ids(customers))}`);
	}
	if (ids(users).length > 0) {
		conditions.push(sql`user_id IN ${listOf(ids(users))}`);
	}
	// Validated against the list of the route.
	for (const column of Array.isArray(filter_empty) ? filter_empty.map(String) : []) {
		conditions.push(sql`COALESCE(trim(${raw(column)}), '') <> ''`);
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
