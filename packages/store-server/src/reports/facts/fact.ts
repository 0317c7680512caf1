import type { Sql } from '../../database/sql';

/**
 * What reports count, one row each: an order or a refund, a sold or returned line of either, a coupon or a tax rate of
 * one, a download, a customer, a product or variation in stock. A 'customer day' is there by days alone: customers of a day
 * by the last day before it (schema/tables/day-tables.ts), `is_first` where none of the period is.
 */
export type FactName =
	| 'order'
	| 'customer day'
	| 'line'
	| 'coupon line'
	| 'tax line'
	| 'download'
	| 'customer'
	| 'stock';

/**
 * A SELECT for each fact that a report is about, already limited to what was asked. Every row has `dated`, the date
 * that puts it into an interval, and, but for downloads, `order_id` and `parent_id` (0: an order, else the order that
 * a refund belongs to). Customers and stock have none of these: they are counted as they are now.
 */
export type Facts = Readonly<Partial<Record<FactName, Sql>>>;

/** Rows of a fact, and by `days` what they add up to, where nothing is asked that only the rows themselves know. */
export interface FactRows {
	readonly rows: Sql;
	readonly days: Sql | undefined;
}

/** The rows of a fact that a report is known to have; asking for another is a mistake of ours. */
export function factRows(facts: Facts, name: FactName): Sql {
	const rows = facts[name];
	if (!rows) {
		throw new Error(`This report has no fact "${name}".`);
	}
	return rows;
}
