import { attributeConditions, type AttributeFilters } from '../sql/attribute-filters';
import { within } from '../sql/dates';
import { ordersCount, productsIn } from '../sql/order-filters';
import { allOf, anyOf, listOf, raw, sql, type Sql } from '../sql/sql';
import type { Shop } from '../core/shop';
import type { Period } from '../periods/intervals';

/** Which sold items a report is about; lists are empty or absent when not used. */
export interface LineFilters extends AttributeFilters {
	readonly match?: unknown;
	readonly products?: readonly number[];
	readonly variations?: readonly number[];
	readonly categories?: readonly number[];
	readonly product_excludes?: readonly number[];
	readonly category_excludes?: readonly number[];
	/** Statuses that the request names instead of those that the shop counts. */
	readonly status_is?: readonly string[];
	readonly status_is_not?: readonly string[];
	/** Items of variable products only, unless variations are named. */
	readonly variationsOnly?: boolean;
}

/** Sold and returned items (wc_order_product_lookup) of orders that count, dated by the day of their order. */
export function matchingLines(shop: Shop, period: Period, filters: LineFilters): Sql {
	const conditions = [
		within(raw('l.date_created'), period),
		ordersCount('l', period, filters, shop.settings.excludedStatuses),
		lineConditions(filters),
	];
	return sql`SELECT l.*, l.date_created AS dated FROM wc_order_product_lookup l
		WHERE ${allOf(conditions)}`;
}

function lineConditions(filters: LineFilters): Sql {
	const conditions: Sql[] = [];
	const { products, variations, categories, product_excludes, category_excludes } = filters;
	if (products && products.length > 0) {
		conditions.push(sql`l.product_id IN ${listOf(products)}`);
	}
	if (categories && categories.length > 0) {
		conditions.push(sql`l.product_id IN ${productsIn(categories)}`);
	}
	if (product_excludes && product_excludes.length > 0) {
		conditions.push(sql`l.product_id NOT IN ${listOf(product_excludes)}`);
	}
	if (category_excludes && category_excludes.length > 0) {
		conditions.push(sql`l.product_id NOT IN ${productsIn(category_excludes)}`);
	}
	conditions.push(...attributeConditions('l', 'order_item_id', filters));
	const chosen = filters.match === 'any' ? anyOf(conditions) : allOf(conditions);
	return allOf([chosen, ...variationConditions(variations, filters.variationsOnly)]);
}

function variationConditions(
	variations: readonly number[] | undefined,
	variationsOnly: boolean | undefined,
): Sql[] {
	if (variations && variations.length > 0) {
		return [sql`l.variation_id IN ${listOf(variations)}`];
	}
	return variationsOnly ? [raw('l.variation_id <> 0')] : [];
}
