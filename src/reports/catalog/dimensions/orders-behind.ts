import { ordersParams, type QueryFilter } from '@store-analytics/rest-api/breakdowns';
import { everyDimension } from '@store-analytics/rest-api/dimensions';
import type { Query } from '../../../platform/query';
import { screenLink } from '../links';
import { paramsOf } from './params';

/**
 * Returns the address of the orders, or of the refunds, that meet these filters, within the range of an address. Undefined if
 * Orders has no equal of one of them.
 */
export function ordersBehind(
	query: Query,
	filters: readonly QueryFilter[],
	counted = 'orders_count',
): string | undefined {
	const ofRefunds = counted === 'refunds_count';
	const params = ordersParams(filters, ofRefunds);
	// Refunds are no orders, of which the chart would have none.
	const chart = ofRefunds && { chart: 'net_revenue' };
	return params && screenLink('orders', query, { ...params, ...chart, filter: 'advanced' });
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
