import { dimensionOf } from '@store-analytics/rest-api/dimensions';
import { allOf, anyOf, listOf, raw, sql, type Sql } from '../../database/sql';
import { attributeConditions, type AttributeFilters } from '../filters/attribute-filters';
import { ofOrdersThatSay, type DimensionFilter } from '../filters/dimension-filters';
import { linesThatSay } from '../filters/held-parts';
import { ofCountedOrders, productsIn } from '../filters/order-filters';
import type { Period } from '../periods/intervals';
import { within } from '../periods/period-sql';
import type { Shop } from '../shop';
import { daysOf } from './days';
import type { FactRows } from './fact';

/** Filters of lines; lists are empty or absent when unused. */
export interface LineFilters extends AttributeFilters {
	readonly match?: unknown;
	readonly products?: readonly number[];
	readonly variations?: readonly number[];
	readonly categories?: readonly number[];
	readonly product_excludes?: readonly number[];
	readonly category_excludes?: readonly number[];
	/** Requested statuses instead of the shop's counted ones. */
	readonly status_is?: readonly string[];
	readonly status_is_not?: readonly string[];
	/** Lines of variable products only, unless variations are named. */
	readonly variationsOnly?: boolean;
}

/** Lines of products or variations. */
export interface SoldRows extends FactRows {
	/** The lines of refunds, if these count as orders of rows and segments, as in WooCommerce. */
	readonly countedRefunds?: Sql | undefined;
}

/** The same, and in `categoryDays` the orders of each category. */
export interface LineRows extends SoldRows {
	readonly categoryDays: Sql | undefined;
}

/** Sold and returned lines (wc_order_product_lookup) of counted orders, dated by the day of the order or refund. */
export function lineRows(shop: Shop, period: Period, filters: LineFilters): LineRows {
	const { variationsOnly = false } = filters;
	const rows = lines(shop, period, filters);
	const unfiltered = lines(shop, period, { variationsOnly });
	const query = { shop, period, asked: rows, unfiltered };
	const days = daysOf('line_days', query);
	return {
		rows,
		days: days && variationsOnly ? sql`${days} AND d.variation_id <> 0` : days,
		categoryDays: variationsOnly ? undefined : daysOf('category_days', query),
		countedRefunds: shop.besideWooCommerce
			? sql`SELECT * FROM (${rows}) WHERE parent_id <> 0`
			: undefined,
	};
}

function lines(shop: Shop, period: Period, filters: LineFilters): Sql {
	const conditions = [
		within(raw('l.date_created'), period),
		ofCountedOrders('l', period, filters, shop.settings.excludedStatuses),
		lineConditions(filters, byDimension(shop, period)),
	];
	return sql`SELECT l.*, l.date_created AS dated FROM wc_order_product_lookup l
		WHERE ${allOf(conditions)}`;
}

/** Filters by what orders say limit the lines to those of such orders; filters by what was sold limit the lines. */
function byDimension({ dimensionFilters = [] }: Shop, period: Period): Sql[] {
	const isOfLines = ({ dimension }: DimensionFilter) => dimensionOf(dimension)?.grain === 'line';
	const ofOrders = dimensionFilters.filter((filter) => !isOfLines(filter));
	return [
		...ofOrdersThatSay('l', ofOrders, period),
		...linesThatSay('l', dimensionFilters.filter(isOfLines), within(raw('date_created'), period)),
	];
}

function lineConditions(filters: LineFilters, further: readonly Sql[]): Sql {
	const { variations, product_excludes, category_excludes, variationsOnly = false } = filters;
	const named = namedProducts(filters);
	// Products and Categories name what a number is about, which a further filter does not replace.
	const areAbout = further.length > 0 && !variationsOnly;
	const conditions = [...further, ...(areAbout ? [] : named)];
	if (product_excludes && product_excludes.length > 0) {
		conditions.push(sql`l.product_id NOT IN ${listOf(product_excludes)}`);
	}
	if (category_excludes && category_excludes.length > 0) {
		conditions.push(sql`l.product_id NOT IN ${productsIn(category_excludes)}`);
	}
	conditions.push(...attributeConditions('l', 'order_item_id', filters));
	const chosen = filters.match === 'any' ? anyOf(conditions) : allOf(conditions);
	return allOf([
		...(areAbout ? named : []),
		chosen,
		...variationConditions(variations, variationsOnly),
	]);
}

function namedProducts({ products = [], categories = [] }: LineFilters): Sql[] {
	return [
		...(products.length > 0 ? [sql`l.product_id IN ${listOf(products)}`] : []),
		...(categories.length > 0 ? [sql`l.product_id IN ${productsIn(categories)}`] : []),
	];
}

function variationConditions(
	variations: readonly number[] | undefined,
	variationsOnly: boolean,
): Sql[] {
	if (variations && variations.length > 0) {
		return [sql`l.variation_id IN ${listOf(variations)}`];
	}
	return variationsOnly ? [raw('l.variation_id <> 0')] : [];
}
