import { joinSql, listOf, raw, sql, type Sql } from '../database/sql';
import { dateTypes } from '../schema/shop-settings';

/** What both read of orders. */
export const countedColumns = ['customer_id', 'total_sales', ...dateTypes].join(', ');

/** Calculates rows of `customer_days` from rows of `wc_order_stats`, which must be all of their customers'. */
export function customerDays(rows: Sql): Sql {
	const ofType = dateTypes.map(
		(type) => sql`SELECT ${type} AS date_type, day AS dated, previous, count(*) AS customers
			FROM (SELECT unnest(days) AS day, unnest(list_prepend(NULL, days[1:len(days) - 1])) AS previous
				FROM (SELECT list_sort(list(date_trunc('day', ${raw(type)}))) AS days
					FROM (${rows}) WHERE ${raw(type)} IS NOT NULL GROUP BY customer_id))
			WHERE day IS DISTINCT FROM previous GROUP BY day, previous`,
	);
	return joinSql(ofType, ' UNION ALL ');
}

/** Calculates rows of `customer_spending` from the same. */
export function customerSpending(rows: Sql): Sql {
	return sql`SELECT customer_id, sum(greatest(total_sales, 0)) AS most FROM (${rows}) GROUP BY customer_id`;
}

/** Only orders without these statuses count. */
export function isCounted(excluded: readonly string[]): Sql {
	return sql`status NOT IN ${listOf(excluded.map((status) => `wc-${status}`))}`;
}
