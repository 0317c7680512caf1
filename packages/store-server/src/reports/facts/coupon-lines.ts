import { allOf, listOf, raw, sql, type Sql } from '../../database/sql';
import { joined, ofOrdersThatSay } from '../filters/dimension-filters';
import { ofCountedOrders } from '../filters/order-filters';
import type { Period } from '../periods/intervals';
import { within } from '../periods/period-sql';
import type { Shop } from '../shop';
import { daysOf } from './days';
import type { FactRows, Facts } from './fact';

/** Coupons of counted orders, dated by the day of the order; all coupons by default. */
export function couponLineRows(
	shop: Shop,
	period: Period,
	coupons: readonly number[] = [],
): FactRows {
	const rows = uses(shop, period, coupons);
	const unfiltered = uses(shop, period, []);
	return { rows, days: daysOf('coupon_days', { shop, period, asked: rows, unfiltered }) };
}

function uses(shop: Shop, period: Period, coupons: readonly number[]): Sql {
	const conditions = [
		within(raw('c.date_created'), period),
		ofCountedOrders('c', period, {}, shop.settings.excludedStatuses),
		joined(shop, ofOrdersThatSay('c', shop.dimensionFilters, period)),
		...(coupons.length > 0 ? [sql`c.coupon_id IN ${listOf(coupons)}`] : []),
	];
	return sql`SELECT c.*, c.date_created AS dated FROM wc_order_coupon_lookup c
		WHERE ${allOf(conditions)}`;
}

/** Coupons with the lines of their orders, each line once, even if the coupon took nothing off (free shipping). */
export function couponFacts(coupons: Sql): Facts {
	return {
		'coupon line': coupons,
		line: sql`SELECT l.*, c.dated FROM wc_order_product_lookup l
			JOIN (SELECT DISTINCT order_id, dated FROM (${coupons})) c ON c.order_id = l.order_id`,
	};
}
