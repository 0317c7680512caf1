import { appendTimestamp, getCurrentDates, getIntervalForQuery } from '@store-analytics/date';
import { MAX_PER_PAGE } from '@store-analytics/rest-api';
import { QUERY_DEFAULTS } from '../constants';
import { getFilterQuery, type ReportRequest } from '../../reports/filter-query';

/** Reports about the present: they know no dates and no intervals (S7.reports.3). */
const timeless = new Set(['stock', 'customers']);

function range(
	{ query, defaultDateRange }: ReportRequest,
	which: 'primary' | 'secondary',
): { after: string; before: string } {
	const { after, before } = getCurrentDates(query, defaultDateRange)[which];
	return { after: appendTimestamp(after, 'start'), before: appendTimestamp(before, 'end') };
}

/** Query of a report's stats for one of the two ranges of the address. */
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

/** Query of a report's table: sorted by date, newest first, unless the address or `tableQuery` says else (S9.shared-settings.4). */
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
