import { allOf, raw, sql, type Sql } from '../../database/sql';
import type { DateType } from '../../schema/shop-settings';
import { statusCounts } from '../filters/order-filters';
import type { Period } from '../periods/intervals';
import { moment, within } from '../periods/period-sql';
import { DAY, SECOND } from '../periods/wall-time';
import type { Shop } from '../shop';

/** A query of a day table. */
interface DaysQuery {
	readonly shop: Shop;
	readonly period: Period | undefined;
	/** The conditions for the rows themselves, and those for the period alone. */
	readonly asked: Sql;
	readonly unfiltered: Sql;
	readonly dateType?: DateType;
}

/**
 * Rows of a day table (schema/tables/day-tables.ts) instead of the rows that it sums, with their summed columns.
 * Undefined if only the rows themselves have the answer: parts of days, filters, a first sync in progress.
 */
export function daysOf(
	table: 'order_days' | 'line_days' | 'coupon_days' | 'tax_days' | 'part_days' | 'category_days',
	{ shop, period, asked, unfiltered, dateType = 'date_created' }: DaysQuery,
): Sql | undefined {
	const { daysAreSummed, excludedStatuses } = shop.settings;
	if (shop.dimensionFilters?.length) return undefined;
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

/** The day sums of all orders that count, of all time. */
export function allDays(
	{ settings, dimensionFilters = [] }: Shop,
	dateType: DateType = settings.dateType,
): Sql | undefined {
	if (!settings.daysAreSummed || dimensionFilters.length > 0) return undefined;
	return sql`SELECT d.* FROM order_days d
		WHERE d.date_type = ${dateType} AND ${statusCounts('d', settings.excludedStatuses)}`;
}

/** Customers of whole days, if they were counted with the current statuses. */
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

/** The same with another column for `orders`: their count depends on the grouping. */
export function countingOrders(
	days: Sql | undefined,
	by: 'first_orders' | 'product_orders' | 'varied_orders',
): Sql | undefined {
	return days && sql`SELECT * REPLACE (${raw(by)} AS orders) FROM (${days})`;
}

/** Checks whether the period begins and ends with whole days. */
function isOfDays({ after, before }: Period): boolean {
	return after % DAY === 0 && (before + SECOND) % DAY === 0;
}

function isSame(one: Sql, other: Sql): boolean {
	return one.text === other.text && one.values.every((value, at) => value === other.values[at]);
}
