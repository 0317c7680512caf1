import { allOf, anyOf, listOf, raw, sql, type Sql } from '../../database/sql';
import type { Period } from '../periods/intervals';
import { within } from '../periods/period-sql';
import { attributeConditions } from './attribute-filters';

/** The filters of the Orders report as they come over REST; lists are empty or absent when not used. */
export interface OrderFilters {
	readonly match?: unknown;
	readonly status_is?: readonly string[];
	readonly status_is_not?: readonly string[];
	readonly product_includes?: readonly number[];
	readonly product_excludes?: readonly number[];
	readonly variation_includes?: readonly number[];
	readonly variation_excludes?: readonly number[];
	readonly coupon_includes?: readonly number[];
	readonly coupon_excludes?: readonly number[];
	readonly tax_rate_includes?: readonly number[];
	readonly tax_rate_excludes?: readonly number[];
	readonly order_includes?: readonly number[];
	readonly order_excludes?: readonly number[];
	readonly customer_includes?: readonly number[];
	readonly category_includes?: readonly number[];
	/** '' and undefined: everybody. */
	readonly customer_type?: string;
	/** '' and undefined: no condition. */
	readonly refunds?: string;
	readonly attribute_is?: readonly unknown[];
	readonly attribute_is_not?: readonly unknown[];
}

/**
 * Conditions on rows of wc_order_stats named `s`. Statuses that the shop excludes stay out whatever else is asked,
 * unless the request names statuses itself; the other filters are joined as `match` says.
 */
export function orderConditions(filters: OrderFilters, excludedStatuses: readonly string[]): Sql {
	const asked = [
		...statusConditions(filters),
		...lookupConditions(filters),
		...attributeConditions('s', 'order_id', filters),
		...rowConditions(filters),
	];
	const chosen = filters.match === 'any' ? anyOf(asked) : allOf(asked);
	const namesStatuses = some(filters.status_is) || some(filters.status_is_not);
	return namesStatuses ? chosen : allOf([statusCounts('s', excludedStatuses), chosen]);
}

/**
 * That rows of a lookup table (`alias`) belong to orders which count. Such rows carry the date of their order, so only
 * the orders of the period are looked at; and as few orders do not count, it is those that are looked up.
 */
export function ofCountedOrders(
	alias: string,
	period: Period,
	filters: Pick<OrderFilters, 'status_is' | 'status_is_not'>,
	excludedStatuses: readonly string[],
): Sql {
	const orders = sql`SELECT s.order_id FROM wc_order_stats s
		WHERE ${within(raw('s.date_created'), period)}`;
	const id = raw(`${alias}.order_id`);
	return some(filters.status_is) || some(filters.status_is_not)
		? sql`${id} IN (${orders} AND (${allOf(statusConditions(filters))}))`
		: sql`${id} NOT IN (${orders} AND s.status IN ${listOf(prefixedStatuses(excludedStatuses))})`;
}

/** That the order of alias `alias` has a status which reports count. */
export function statusCounts(alias: string, excludedStatuses: readonly string[]): Sql {
	return sql`${raw(alias)}.status NOT IN ${listOf(prefixedStatuses(excludedStatuses))}`;
}

/** Statuses as WooCommerce's tables have them. */
export function prefixedStatuses(statuses: readonly string[]): string[] {
	return statuses.map((status) => (status.startsWith('wc-') ? status : `wc-${status}`));
}

function some(list: readonly unknown[] | undefined): list is readonly unknown[] {
	return list !== undefined && list.length > 0;
}

function statusConditions(filters: OrderFilters): Sql[] {
	const conditions: Sql[] = [];
	if (filters.status_is && filters.status_is.length > 0) {
		conditions.push(sql`s.status IN ${listOf(prefixedStatuses(filters.status_is))}`);
	}
	if (filters.status_is_not && filters.status_is_not.length > 0) {
		conditions.push(sql`s.status NOT IN ${listOf(prefixedStatuses(filters.status_is_not))}`);
	}
	return conditions;
}

/** Filters by what an order holds: table and column where it says so. */
const holdings = {
	product: ['wc_order_product_lookup', 'product_id'],
	variation: ['wc_order_product_lookup', 'variation_id'],
	coupon: ['wc_order_coupon_lookup', 'coupon_id'],
	tax_rate: ['wc_order_tax_lookup', 'tax_rate_id'],
} as const;

type Holding = keyof typeof holdings;

function lookupConditions(filters: OrderFilters): Sql[] {
	const conditions: Sql[] = [];
	// The keys of the record above.
	for (const holding of Object.keys(holdings) as Holding[]) {
		const included = namesAny(filters[`${holding}_includes`]);
		const excluded = namesAny(filters[`${holding}_excludes`]);
		if (included) {
			conditions.push(sql`s.order_id IN ${ordersHolding(holding, included)}`);
		}
		if (excluded) {
			conditions.push(sql`s.order_id NOT IN ${ordersHolding(holding, excluded)}`);
		}
	}
	if (filters.category_includes && filters.category_includes.length > 0) {
		conditions.push(sql`s.order_id IN (SELECT order_id FROM wc_order_product_lookup
			WHERE product_id IN ${productsIn(filters.category_includes)})`);
	}
	return conditions;
}

/** Nothing has the id 0: a list of it alone asks for nothing, as an empty one. */
function namesAny(ids: readonly number[] | undefined): readonly number[] | undefined {
	return ids?.some((id) => id !== 0) ? ids : undefined;
}

function ordersHolding(holding: Holding, ids: readonly number[]): Sql {
	const [table, column] = holdings[holding];
	return sql`(SELECT order_id FROM ${raw(table)} WHERE ${raw(column)} IN ${listOf(ids)})`;
}

/** Ids of categories with something for sale, in them or below them; others are none of the shop's assortment. */
export const assortment: Sql = raw(`(SELECT l.category_tree_id FROM wc_category_lookup l
	JOIN product_categories pc ON pc.category_id = l.category_id
	JOIN products p ON p.id = pc.product_id AND p.status = 'publish')`);

/** Ids of products in any of the assortment's categories or below them; those in the trash are in none. */
export function productsIn(categories: readonly number[]): Sql {
	return sql`(SELECT pc.product_id FROM product_categories pc
		JOIN wc_category_lookup l ON l.category_id = pc.category_id
		JOIN products p ON p.id = pc.product_id AND p.status <> 'trash'
		WHERE l.category_tree_id IN ${listOf(categories)} AND l.category_tree_id IN ${assortment})`;
}

function rowConditions(filters: OrderFilters): Sql[] {
	const conditions: Sql[] = [];
	if (filters.order_includes && filters.order_includes.length > 0) {
		conditions.push(sql`s.order_id IN ${listOf(filters.order_includes)}`);
	}
	if (filters.order_excludes && filters.order_excludes.length > 0) {
		conditions.push(sql`s.order_id NOT IN ${listOf(filters.order_excludes)}`);
	}
	if (filters.customer_includes && filters.customer_includes.length > 0) {
		conditions.push(sql`s.customer_id IN ${listOf(filters.customer_includes)}`);
	}
	if (filters.customer_type === 'new' || filters.customer_type === 'returning') {
		conditions.push(
			raw(
				`(s.parent_id = 0 AND s.returning_customer = ${filters.customer_type === 'new' ? 0 : 1})`,
			),
		);
	}
	const refunds = refundCondition(filters.refunds);
	return refunds ? [...conditions, refunds] : conditions;
}

/** `all`, `full` and `partial` are about refunds, which are rows of their own; `none` is about orders. */
function refundCondition(refunds: string | undefined): Sql | undefined {
	const parentIs = (comparison: string): Sql =>
		raw(`s.parent_id <> 0 AND s.parent_id IN (SELECT p.order_id FROM wc_order_stats p
			WHERE p.parent_id = 0 AND p.status ${comparison} 'wc-refunded')`);
	switch (refunds) {
		case 'all':
			return raw('s.parent_id <> 0');
		case 'none':
			return raw('s.parent_id = 0');
		case 'full':
			return parentIs('=');
		case 'partial':
			return parentIs('<>');
		default:
			return undefined;
	}
}
