import type { ReportOrdering } from '@store-analytics/rest-api';
import { raw, sql, type Sql } from '../../database/sql';
import type { FactRows } from '../facts/fact';
import { byText, byValue, type SortTerm } from '../../database/text-order';
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
export const taxSort = sortedBy<ReportOrdering<'taxes'>>('tax_rate_id', sortedAs());

/** Since WooCommerce 11.2: taxes by rate, code and percent, with the parts of the code. */
export function taxLines({ rows, days }: FactRows): Sql {
	const columns = metricColumns(counted, 'tax line', { ofDays: days !== undefined });
	const unknown = days ? 'SUM(unknown_bases)' : 'COUNT(*) FILTER (WHERE taxable_amount IS NULL)';
	return sql`SELECT p.*, c.rate_id AS tax_rate_id, c.name, c.code, c.rate, c.country, c.state, c.priority
		FROM (SELECT tax_code_id, ${columns}, ${raw(`CASE WHEN ${unknown} > 0 THEN CAST(0 AS DECIMAL(38,6))
				ELSE CAST(SUM(taxable_amount) AS DECIMAL(38,6)) END AS taxable_amount`)}
			FROM (${days ?? rows}) GROUP BY tax_code_id) p
		LEFT JOIN tax_codes c ON c.id = p.tax_code_id`;
}

/** ORDER BY terms of tax lines; several may have the same rate. */
export function taxLineSort(orderby: ReportOrdering<'taxes'>): readonly SortTerm[] {
	const first = sortedAs()[orderby] ?? byValue(orderby);
	return [first, () => raw('tax_rate_id'), () => raw('code, rate')];
}

function sortedAs(): Partial<Record<ReportOrdering<'taxes'>, SortTerm>> {
	return { name: byText('name'), tax_code: byText('code') };
}
