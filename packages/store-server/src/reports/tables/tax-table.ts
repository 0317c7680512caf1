import type { ReportOrdering } from '@store-analytics/rest-api';
import { sql, type Sql } from '../../database/sql';
import type { FactRows } from '../facts/fact';
import { byText } from '../../database/text-order';
import { metricOf } from '../metrics/metric';
import { taxMetrics } from '../metrics/tax-metrics';
import { metricColumns } from '../metrics/metric-columns';
import { sortedBy } from './table';

const counted = ['total_tax', 'order_tax', 'shipping_tax', 'orders_count'].map((key) =>
	metricOf(taxMetrics, key),
);

/** Taxes by rate with its current data; for a deleted rate, with the data in its orders' code. */
export function taxRows({ rows, days }: FactRows): Sql {
	const columns = metricColumns(counted, 'tax line', { ofDays: days !== undefined });
	return sql`SELECT p.*, r.name, r.code, r.rate, r.country, r.state, r.priority
		FROM (SELECT tax_rate_id, ${columns} FROM (${days ?? rows}) GROUP BY tax_rate_id) p
		LEFT JOIN (
			SELECT id, name, code, rate, country, state, priority FROM tax_rates
			UNION ALL SELECT id, name, code, rate, country, state, priority FROM deleted_tax_rates
		) r ON r.id = p.tax_rate_id`;
}

/** ORDER BY terms of taxes. */
export const taxSort = sortedBy<ReportOrdering<'taxes'>>('tax_rate_id', {
	name: byText('name'),
	tax_code: byText('code'),
});
