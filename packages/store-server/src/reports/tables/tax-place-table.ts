import type { ReportOrdering, TaxGroup } from '@store-analytics/rest-api';
import { milliseconds } from '../../database/dialect';
import { listOf, raw, sql, type Sql } from '../../database/sql';
import { byText, byValue, type SortTerm } from '../../database/text-order';
import { metricColumns } from '../metrics/metric-columns';
import { taxPlaceMetrics } from '../metrics/tax-place-metrics';

/** What has a row, and which of its columns are the same in all its taxes. */
const groups: Readonly<Record<TaxGroup, string>> = {
	country: 'taxed_country',
	state: 'taxed_country, taxed_state',
	country_rate: 'taxed_country, percent',
	rate: 'tax_code_id, taxed_country, taxed_state, percent, code',
};

const known = taxPlaceMetrics.filter(({ key }) => !key.endsWith('_amount'));

/** An amount is unknown as long as one of its parts is. */
const sumIfKnown = (name: string, sign: string, which: string) =>
	`CASE WHEN COUNT(*) FILTER (WHERE base IS NULL AND ${which}) > 0 THEN NULL
		ELSE COALESCE(${sign}SUM(base) FILTER (WHERE ${which}), 0) END AS ${name}`;

/** Taxes by group over the rows of `placedTaxes`. */
export function taxPlaces(taxes: Sql, by: TaxGroup): Sql {
	return sumsBy(taxes, groups[by]);
}

/** The orders and refunds of taxes, each once. */
export function ordersWithTaxes(taxes: Sql): Sql {
	return sql`SELECT DISTINCT order_id, dated FROM (${taxes})`;
}

/** The same sums of some orders and refunds, with their numbers. */
export function taxOrders(taxes: Sql, ids: readonly number[]): Sql {
	const some = sql`SELECT * FROM (${taxes}) WHERE order_id IN ${listOf(ids)}`;
	return sql`SELECT t.*, n.number, ${milliseconds(raw('t.dated'))} AS moment
		FROM (${sumsBy(some, 'order_id, parent_id, dated')}) t
		LEFT JOIN orders n ON n.id = CASE t.parent_id WHEN 0 THEN t.order_id ELSE t.parent_id END`;
}

function sumsBy(taxes: Sql, columns: string): Sql {
	const amounts = [
		sumIfKnown('taxable_amount', '', 'TRUE'),
		sumIfKnown('refunded_amount', '-', 'parent_id <> 0'),
		sumIfKnown('earlier_amount', '-', 'parent_id <> 0 AND is_earlier'),
		'COALESCE(-SUM(total_tax) FILTER (WHERE parent_id <> 0 AND is_earlier), 0) AS earlier_tax',
	].join(', ');
	return sql`SELECT ${raw(columns)}, ${raw(amounts)}, ${metricColumns(known, 'tax line')}
		FROM (${taxes}) GROUP BY ${raw(columns)}`;
}

/** ORDER BY terms; ties by place. */
export function taxPlaceSort(
	orderby: ReportOrdering<'tax-places'>,
	by: TaxGroup,
): readonly SortTerm[] {
	const places = groups[by];
	switch (orderby) {
		case 'place':
			return [byText('taxed_country'), () => raw(places)];
		case 'rate':
			return [byValue(places.includes('percent') ? 'percent' : 'taxed_country'), () => raw(places)];
		default:
			return [byValue(orderby), () => raw(places)];
	}
}
