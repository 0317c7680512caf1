import { allOf, anyOf, listOf, raw, sql, type Sql } from '../../database/sql';
import type { ShopSettings } from '../../schema/shop-settings';
import type { Period } from '../periods/intervals';
import { within } from '../periods/period-sql';
import { attributeConditions } from './attribute-filters';

/** The filters of the Orders report in REST's format; lists are empty or absent when unused. */
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
	/** '' and undefined mean everybody. */
	readonly customer_type?: string;
	/** '' and undefined mean no condition. */
	readonly refunds?: string;
	readonly attribute_is?: readonly unknown[];
	readonly attribute_is_not?: readonly unknown[];
}

/**
 * Returns conditions on rows of wc_order_stats named `s`. Excluded statuses stay out whatever the filters, unless the
 * request names statuses itself. The other filters, `further` ones too, are combined as `match` says.
 */
export function orderConditions(
	filters: OrderFilters,
	{ excludedStatuses, features }: Pick<ShopSettings, 'excludedStatuses' | 'features'>,
	further: readonly Sql[] = [],
): Sql {
	const asked = [
		...statusConditions(filters),
		...lookupConditions(filters),
		...attributeConditions('s', 'order_id', filters),
		...rowConditions(filters, features.refundsHaveCustomerType),
		...further,
	];
	const chosen = filters.match === 'any' ? anyOf(asked) : allOf(asked);
	const namesStatuses = some(filters.status_is) || some(filters.status_is_not);
	return namesStatuses ? chosen : allOf([statusCounts('s', excludedStatuses), chosen]);
}

/**
 * Condition that rows of a lookup table (`alias`) belong to counted orders. Such rows contain their order's date, so
 * only orders of the period are read; and as few orders are excluded, it looks those up.
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

/** Condition that the order of `alias` has a counted status. */
export function statusCounts(alias: string, excludedStatuses: readonly string[]): Sql {
	return sql`${raw(alias)}.status NOT IN ${listOf(prefixedStatuses(excludedStatuses))}`;
}

/** Statuses as in WooCommerce's tables. */
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

/** Filters by an order's contents: the table and column of each. */
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

/** The id 0 does not exist: a list of it alone counts as an empty one. */
function namesAny(ids: readonly number[] | undefined): readonly number[] | undefined {
	return ids?.some((id) => id !== 0) ? ids : undefined;
}

function ordersHolding(holding: Holding, ids: readonly number[]): Sql {
	const [table, column] = holdings[holding];
	return sql`(SELECT order_id FROM ${raw(table)} WHERE ${raw(column)} IN ${listOf(ids)})`;
}

/** Ids of categories with products for sale, in them or below them. */
export const assortment: Sql = raw(`(SELECT l.category_tree_id FROM wc_category_lookup l
	JOIN product_categories pc ON pc.category_id = l.category_id
	JOIN products p ON p.id = pc.product_id AND p.status = 'publish')`);

/** Ids of products in these categories or below them; products in the trash are left out. */
export function productsIn(categories: readonly number[]): Sql {
	return sql`(SELECT pc.product_id FROM product_categories pc
		JOIN wc_category_lookup l ON l.category_id = pc.category_id
		JOIN products p ON p.id = pc.product_id AND p.status <> 'trash'
		WHERE l.category_tree_id IN ${listOf(categories)} AND l.category_tree_id IN ${assortment})`;
}

function rowConditions(filters: OrderFilters, refundsToo: boolean): Sql[] {
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
		const isOfType = `s.returning_customer = ${filters.customer_type === 'new' ? 0 : 1}`;
		conditions.push(raw(refundsToo ? isOfType : `(s.parent_id = 0 AND ${isOfType})`));
	}
	const refunds = refundCondition(filters.refunds);
	return refunds ? [...conditions, refunds] : conditions;
}

/** `all`, `full` and `partial` select refunds, which are rows of their own; `none` selects orders. */
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
