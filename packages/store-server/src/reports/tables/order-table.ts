import type { Database } from '../../database/database';
import { limitTo, raw, readReport, sql, type Sql } from '../../database/sql';
import type { Facts } from '../facts/fact';
import { countRows } from './table';

/** One row of the Orders table: an order, or a refund with the number of its order. */
export interface OrderRow {
	readonly order_id: number;
	readonly parent_id: number;
	readonly date: string;
	readonly date_created: string;
	readonly date_created_gmt: string;
	readonly status: string;
	readonly customer_id: number;
	readonly net_total: number;
	readonly total_sales: number;
	readonly num_items_sold: number;
	readonly returning_customer: number;
	readonly number: string | null;
}

interface OrdersPage {
	readonly orderby: 'date' | 'num_items_sold' | 'net_total';
	readonly order: 'asc' | 'desc';
	readonly page: number;
	readonly perPage: number;
}

/** Counts these orders and refunds: from day sums, if they suffice. */
export async function countOrders(
	database: Database,
	orders: Sql,
	days: Facts | undefined,
): Promise<number> {
	if (!days?.order) return countRows(database, orders);
	const [counted] = await readReport<{ total: number }>(
		database,
		sql`SELECT CAST(COALESCE(SUM(entries), 0) AS BIGINT) AS total FROM (${days.order})`,
	);
	return counted?.total ?? 0;
}

/**
 * Returns one page of orders and refunds. Rows of the same second are sorted by id in the same direction, other ties by
 * ascending id.
 */
export function readOrders(
	database: Database,
	orders: Sql,
	asked: OrdersPage,
): Promise<OrderRow[]> {
	const column = raw(asked.orderby === 'date' ? 'dated' : asked.orderby);
	const order = raw(asked.order);
	const tie = raw(asked.orderby === 'date' ? `order_id ${asked.order}` : 'order_id');
	// Only the rows of the page are joined with order details.
	return readReport<OrderRow>(
		database,
		sql`SELECT m.*, m.dated AS date, o.number
			FROM (SELECT * FROM (${orders}) ORDER BY ${column} ${order}, ${tie}
				${limitTo(asked.perPage, asked.page)}) m
			LEFT JOIN orders o ON o.id = CASE WHEN m.parent_id = 0 THEN m.order_id ELSE m.parent_id END
			ORDER BY m.${column} ${order}, m.${tie}`,
	);
}
