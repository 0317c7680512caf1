import { appendTimestamp, getCurrentDates, getIntervalForQuery } from '@store-analytics/date';
import { MAX_PER_PAGE } from '@store-analytics/rest-api';
import { QUERY_DEFAULTS } from '../constants';
import { getFilterQuery, type ReportRequest } from '../../reports/filter-query';

/** Reports about the present, without dates and intervals (S7.reports.3). */
const timeless = new Set(['stock', 'customers']);

function range(
	{ query, defaultDateRange }: ReportRequest,
	which: 'primary' | 'secondary',
): { after: string; before: string } {
	const { after, before } = getCurrentDates(query, defaultDateRange)[which];
	return { after: appendTimestamp(after, 'start'), before: appendTimestamp(before, 'end') };
}

/**
 * Builds the stats query of a report for one of the two ranges of the address.
 * @example getReportStatsQuery({ endpoint: 'orders', query, fields: ['orders_count'] }, 'primary')
 */
export function getReportStatsQuery(
	request: ReportRequest,
	which: 'primary' | 'secondary',
): Record<string, unknown> {
	const { endpoint, query, defaultDateRange, fields } = request;
	const filtered = { ...getFilterQuery(request), ...(fields ? { fields } : {}) };
	if (timeless.has(endpoint)) return filtered;
	return {
		order: 'asc',
		interval: getIntervalForQuery(query, defaultDateRange),
		per_page: MAX_PER_PAGE,
		...range(request, which),
		segmentby: query['segmentby'],
		...filtered,
	};
}

/**
 * Builds the query of a report's table. It sorts by date, newest first, unless the address or `tableQuery` differ
 * (S9.shared-settings.4).
 * @example getReportTableQuery({ endpoint: 'orders', query, tableQuery: { per_page: 50 } })
 */
export function getReportTableQuery(
	request: ReportRequest & { tableQuery?: Readonly<Record<string, unknown>> },
): Record<string, unknown> {
	const { endpoint, query, tableQuery = {} } = request;
	return {
		orderby: query['orderby'] || 'date',
		order: query['order'] || 'desc',
		...(timeless.has(endpoint) ? {} : range(request, 'primary')),
		page: query['paged'] || 1,
		per_page: query['per_page'] || QUERY_DEFAULTS.pageSize,
		...getFilterQuery(request),
		...tableQuery,
	};
}
