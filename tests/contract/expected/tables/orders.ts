import { matchingTransactions } from '../request/filters';
import type { Period } from '../request/periods';
import type { Query } from '../request/query';
import { dateOf, type Shop } from '../shop';
import type { Table } from './table';

/** Rows of Orders: orders and refunds. */
export function ordersTable(shop: Shop, query: Query, period: Period): Table {
	const column = shop.settings.dateType;
	const rows = matchingTransactions(shop, query, period).map((row) => ({
		id: row.id,
		keys: { date: dateOf(row, column), num_items_sold: row.items, net_total: row.net },
		row: {
			order_id: row.id,
			parent_id: row.parentId,
			date: row[column],
			date_created: row.date_created,
			date_created_gmt: row.createdGmt,
			status: row.status,
			net_total: row.net,
			total_sales: row.total,
			num_items_sold: row.items,
			customer_type: row.parentId === 0 && !shop.isReturning(row) ? 'new' : 'returning',
			order_number: /^\d{1,15}$/.test(row.order.number)
				? Number(row.order.number)
				: row.order.number,
		},
	}));
	return { rows, idsFollow: ['date'], defaultKey: 'date' };
}
