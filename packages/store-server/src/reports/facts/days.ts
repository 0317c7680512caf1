import { allOf, raw, sql, type Sql } from '../../database/sql';
import type { DateType } from '../../schema/shop-settings';
import { statusCounts } from '../filters/order-filters';
import type { Period } from '../periods/intervals';
import { moment, within } from '../periods/period-sql';
import { DAY, SECOND } from '../periods/wall-time';
import type { Shop } from '../shop';

/** What may be asked of a day table. */
interface DaysQuery {
	readonly shop: Shop;
	readonly period: Period | undefined;
	/** What the rows themselves would be read by, and what they would be read by if nothing but the period were asked. */
	readonly asked: Sql;
	readonly unfiltered: Sql;
	readonly dateType?: DateType;
}

/**
 * Rows of a day table (schema/tables/day-tables.ts) in the place of those that it puts together, with the columns of these that metrics sum.
 * Undefined where only the rows themselves know: parts of days, filters, a shop that is still coming in.
 */
export function daysOf(
	table: 'order_days' | 'line_days' | 'coupon_days' | 'tax_days' | 'category_days',
	{ shop, period, asked, unfiltered, dateType = 'date_created' }: DaysQuery,
): Sql | undefined {
	const { daysAreSummed, excludedStatuses } = shop.settings;
	if (!period || !isOfDays(period) || !daysAreSummed || !isSame(asked, unfiltered)) {
		return undefined;
	}
	const conditions = [
		sql`d.date_type = ${dateType}`,
		within(raw('d.dated'), period),
		statusCounts('d', excludedStatuses),
	];
	return sql`SELECT d.* FROM ${raw(table)} d WHERE ${allOf(conditions)}`;
}

/** Customers of whole days, where they are counted for the statuses that count now. */
export function customerDays(shop: Shop, period: Period, dateType: DateType): Sql | undefined {
	if (!shop.settings.customersAreCounted) return undefined;
	return sql`SELECT d.*, d.previous IS NULL OR d.previous < ${moment(period.after)} AS is_first
		FROM customer_days d WHERE d.date_type = ${dateType} AND ${within(raw('d.dated'), period)}`;
}

/** Downloads of whole days. */
export function downloadDays(shop: Shop, period: Period): Sql | undefined {
	if (!shop.settings.daysAreSummed || !isOfDays(period)) return undefined;
	return sql`SELECT d.* FROM download_days d WHERE ${within(raw('d.dated'), period)}`;
}

/** The same with another of its columns in the place of `orders`: how many there are depends on what rows are put together by. */
export function countingOrders(
	days: Sql | undefined,
	by: 'first_orders' | 'product_orders' | 'varied_orders',
): Sql | undefined {
	return days && sql`SELECT * REPLACE (${raw(by)} AS orders) FROM (${days})`;
}

/** Whether it begins and ends with a day. */
function isOfDays({ after, before }: Period): boolean {
	return after % DAY === 0 && (before + SECOND) % DAY === 0;
}

function isSame(one: Sql, other: Sql): boolean {
	return one.text === other.text && one.values.every((value, at) => value === other.values[at]);
}
