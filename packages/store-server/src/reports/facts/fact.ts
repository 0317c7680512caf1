import type { Sql } from '../../database/sql';

/**
 * The countable rows of reports: an order or a refund, a sold or returned line, a coupon or a tax rate of an order, a
 * download, a customer, a product or variation in stock. A 'customer day' exists in day tables only: customers of a day
 * by their last day before it (schema/tables/day-tables.ts); `is_first` if that is outside the period.
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
 * A SELECT for each fact of a report, limited to the request. Every row has `dated`, the date that decides its
 * interval, and, except downloads, `order_id` and `parent_id` (0: an order, else the refunded order). Customers and
 * stock have none of these: they are counted as they are now.
 */
export type Facts = Readonly<Partial<Record<FactName, Sql>>>;

/** Rows of a fact, and in `days` their sums, if the request does not need the rows themselves. */
export interface FactRows {
	readonly rows: Sql;
	readonly days: Sql | undefined;
}

/** Returns the rows of a fact that the report must have; another fact is a bug. */
export function factRows(facts: Facts, name: FactName): Sql {
	const rows = facts[name];
	if (!rows) {
		throw new Error(`This report has no fact "${name}".`);
	}
	return rows;
}
