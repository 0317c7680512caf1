import { sql, type Sql } from '../../database/sql';
import { metricOf } from '../metrics/metric';
import { taxMetrics } from '../metrics/tax-metrics';
import { metricColumns } from '../stats/aggregate';

const columns = metricColumns(
	['total_tax', 'order_tax', 'shipping_tax', 'orders_count'].map((key) =>
		metricOf(taxMetrics, key),
	),
	'tax line',
);

/**
 * Taxes by rate with the rate as it stands; of a rate that is gone, its name and percentage as an order of the time
 * has them.
 */
export function taxRows(taxes: Sql): Sql {
	return sql`SELECT p.*, COALESCE(r.name, i.label) AS name,
			COALESCE(r.code, i.code) AS code, COALESCE(r.rate, i.rate_percent) AS rate,
			r.country, r.state, r.priority
		FROM (SELECT tax_rate_id, ${columns} FROM (${taxes}) GROUP BY tax_rate_id) p
		LEFT JOIN tax_rates r ON r.id = p.tax_rate_id
		LEFT JOIN (SELECT rate_id, ANY_VALUE(label) AS label, ANY_VALUE(code) AS code,
				ANY_VALUE(rate_percent) AS rate_percent
			FROM order_items WHERE order_item_type = 'tax'
				AND rate_id NOT IN (SELECT id FROM tax_rates) GROUP BY rate_id
		) i ON i.rate_id = p.tax_rate_id`;
}
