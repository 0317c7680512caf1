import { raw, sql, type Sql } from '../../database/sql';
import type { DateType } from '../../schema/shop-settings';
import { dimensionConditions } from '../filters/dimension-filters';
import { orderConditions, type OrderFilters } from '../filters/order-filters';
import { within } from '../periods/period-sql';
import type { Period } from '../periods/intervals';
import type { Shop } from '../shop';
import { customerDays, daysOf } from './days';
import type { Facts } from './fact';

/**
 * Orders and refunds (wc_order_stats) of a request, of all time without a period; `dated` is the date that the shop or
 * request chooses.
 */
export function orderRows(
	shop: Shop,
	period: Period | undefined,
	filters: OrderFilters,
	dateType: DateType = shop.settings.dateType,
): Sql {
	const date = raw(`s.${dateType}`);
	const inPeriod = period ? within(date, period) : raw('TRUE');
	const further = dimensionConditions(shop.dimensionFilters ?? []);
	const match = shop.matchesAny ? 'any' : 'all';
	const conditions = orderConditions({ match, ...filters }, shop.settings, further);
	const rows = sql`SELECT s.*, ${date} AS dated FROM wc_order_stats s WHERE ${inPeriod}`;
	return further.length > 0
		? sql`SELECT s.* FROM (${rows}) s WHERE (${conditions})`
		: sql`${rows} AND (${conditions})`;
}

/** The day sums of what orders have by dimension (`part_days`); undefined if the rows are needed. */
export function partDays(
	shop: Shop,
	period: Period,
	dateType: DateType = shop.settings.dateType,
): Sql | undefined {
	const asked = orderRows(shop, period, {}, dateType);
	return daysOf('part_days', { shop, period, asked, unfiltered: asked, dateType });
}

/** The day sums of orders and all their lines; undefined if the rows are needed. */
export function orderDays(
	shop: Shop,
	period: Period,
	filters: OrderFilters,
	dateType: DateType = shop.settings.dateType,
): Facts | undefined {
	const asked = orderRows(shop, period, filters, dateType);
	const unfiltered = orderRows(shop, period, {}, dateType);
	const query = { shop, period, asked, unfiltered, dateType };
	const [order, line, coupons] = [
		daysOf('order_days', query),
		daysOf('line_days', query),
		daysOf('coupon_days', query),
	];
	if (!order || !line || !coupons) return undefined;
	const customers = customerDays(shop, period, dateType);
	return {
		order,
		line,
		'coupon line': coupons,
		...(customers && { 'customer day': customers }),
	};
}

/** Orders with all their lines, dated by their order. ClickHouse keeps the plain names of the first table of a join. */
export function orderFacts(orders: Sql): Facts {
	return {
		order: orders,
		line: sql`SELECT l.*, o.dated FROM wc_order_product_lookup l
			JOIN (${orders}) o ON o.order_id = l.order_id`,
		'coupon line': sql`SELECT c.*, o.parent_id, o.returning_customer, o.dated
			FROM wc_order_coupon_lookup c JOIN (${orders}) o ON o.order_id = c.order_id`,
	};
}
