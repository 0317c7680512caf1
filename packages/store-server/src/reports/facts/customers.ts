import { allBut } from '../../database/dialect';
import { raw, sql, type Sql } from '../../database/sql';
import { purchaseMetrics } from '../metrics/customer-metrics';
import { derivedColumns, metricColumns } from '../metrics/metric-columns';
import type { Period } from '../periods/intervals';
import type { Shop } from '../shop';
import { orderRows } from './orders';

/** Customers by themselves. */
export const people: Sql = raw(
	"SELECT *, first_name || ' ' || last_name AS name FROM wc_customer_lookup",
);

/** Orders and refunds that count for customers: of all time, or of the days of a period on which they were made. */
export function customerOrders(shop: Shop, period?: Period): Sql {
	return orderRows(shop, period, {}, 'date_created');
}

const summed = metricColumns(
	purchaseMetrics.filter(({ over }) => over),
	'order',
);
const derived = derivedColumns(purchaseMetrics.filter(({ from }) => from));

/** What each customer of some orders bought in them. */
export function purchasesIn(orders: Sql): Sql {
	return sql`SELECT *, ${derived} FROM (
		SELECT customer_id, ${summed}, MAX(dated) AS date_last_order
		FROM (${orders}) GROUP BY customer_id)`;
}

/** All customers with what they bought in orders; who bought nothing has no numbers. */
export function customerRows(orders: Sql): Sql {
	return joined(orders, raw('LEFT JOIN'));
}

/** Only the customers of some orders, with what they bought in them. */
export function buyerRows(orders: Sql): Sql {
	return joined(orders, raw('JOIN'));
}

function joined(orders: Sql, join: Sql): Sql {
	return sql`SELECT c.*, o.${allBut(raw('customer_id'))}
		FROM (${people}) c ${join} (${purchasesIn(orders)}) o ON o.customer_id = c.customer_id`;
}
