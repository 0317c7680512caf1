import { dimensionParam } from '@store-analytics/rest-api/breakdowns';
import { everyDimension } from '@store-analytics/rest-api/dimensions';
import type { Query } from '../../../platform/query';
import { screenLink } from '../links';
import { paramsOf } from './params';

/**
 * Returns the address of the orders, or of the refunds, that have these values, within the range and the filters of an
 * address.
 */
export function ordersBehind(
	query: Query,
	values: Readonly<Record<string, string | null>>,
	counted = 'orders_count',
): string {
	const chosen = Object.entries(values).map(([key, value]) => dimensionParam(key, 'is', [value]));
	return screenLink('orders', query, {
		...keptFilters(query),
		...(Object.assign({}, ...chosen) as Record<string, string>), // as: dimensionParam returns texts
		// Refunds are no orders, of which the chart would have none.
		...(counted === 'refunds_count' && { refunds: 'all', chart: 'net_revenue' }),
		filter: 'advanced',
	});
}

/** The filters by dimensions in an address, for links to the parts of what is shown. */
export function keptFilters(query: Query): Record<string, string> {
	return Object.fromEntries(
		everyDimension().flatMap(({ key }) =>
			paramsOf(key).flatMap((name) => {
				const value = query[name];
				return typeof value === 'string' && value !== '' ? [[name, value]] : [];
			}),
		),
	);
}
