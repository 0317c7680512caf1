import { allBut } from '../../database/dialect';
import { raw, sql, type Sql } from '../../database/sql';
import { purchaseMetrics } from '../metrics/customer-metrics';
import { derivedColumns, metricColumns } from '../metrics/metric-columns';
import type { Period } from '../periods/intervals';
import type { Shop } from '../shop';
import { orderRows } from './orders';

/** Customers, one row each. */
export const people: Sql = raw(
	"SELECT *, first_name || ' ' || last_name AS name FROM wc_customer_lookup",
);

/** Orders and refunds that count for customers: of all time, or those made on the days of a period. */
export function customerOrders(shop: Shop, period?: Period): Sql {
	return orderRows(shop, period, {}, 'date_created');
}

const summed = metricColumns(
	purchaseMetrics.filter(({ over }) => over),
	'order',
);
const derived = derivedColumns(purchaseMetrics.filter(({ from }) => from));

/** The purchases of each customer in some orders. */
export function purchasesIn(orders: Sql): Sql {
	return sql`SELECT *, ${derived} FROM (
		SELECT customer_id, ${summed}, MAX(dated) AS date_last_order
		FROM (${orders}) GROUP BY customer_id)`;
}

/** All customers with their purchases in orders; without purchases the numbers are NULL. */
export function customerRows(orders: Sql): Sql {
	return joined(orders, raw('LEFT JOIN'));
}

/** Only the customers of some orders, with their purchases in them. */
export function buyerRows(orders: Sql): Sql {
	return joined(orders, raw('JOIN'));
}

function joined(orders: Sql, join: Sql): Sql {
	return sql`SELECT c.*, o.${allBut(raw('customer_id'))}
		FROM (${people}) c ${join} (${purchasesIn(orders)}) o ON o.customer_id = c.customer_id`;
}
