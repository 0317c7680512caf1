import type * as Breakdowns from './breakdowns';
import { isStats, parseItems, parseStats } from './parse-replies';
import { paths } from './paths';
import type { Query } from './query';
import { isQueried } from './report-endpoints';
import type { Stats } from './rows/stats';
import { requestWithHeaders, type Reply } from './client';

/**
 * Loads one page of a report's rows. Rejects with an {@link ApiError}.
 * @example const { data, total } = await loadReportRows('products', { per_page: 5 }, signal)
 */
export function loadReportRows(
	endpoint: string,
	query: object | undefined,
	signal: AbortSignal,
): Promise<Reply<Record<string, unknown>[]>> {
	return loadFrom(endpoint, {
		query: ({ loadBreakdownRows }) => loadBreakdownRows({ ...query }, signal),
		route: () =>
			requestWithHeaders({
				...{ path: paths.reportItems(endpoint), query: { ...query } as Query, signal }, // as: made for requests
				...{ isExpected: Array.isArray, parse: parseItems },
			}),
	});
}

/**
 * Loads a report's totals and one page of its intervals. Rejects with an {@link ApiError}.
 * @example const { data } = await loadReportStats('revenue', { interval: 'day' }, signal)
 */
export function loadReportStats(
	endpoint: string,
	query: object | undefined,
	signal: AbortSignal,
): Promise<Reply<Stats>> {
	return loadFrom(endpoint, {
		query: ({ loadBreakdownStats }) => loadBreakdownStats({ ...query }, signal),
		route: () =>
			requestWithHeaders({
				...{ path: paths.reportStats(endpoint), query: { ...query } as Query, signal }, // as: made for requests
				...{ isExpected: isStats, parse: parseStats },
			}),
	});
}

/** What asks for breakdowns loads with the first one. */
async function loadFrom<Data>(
	endpoint: string,
	from: {
		readonly query: (breakdowns: typeof Breakdowns) => Promise<Reply<Data>>;
		readonly route: () => Promise<Reply<Data>>;
	},
): Promise<Reply<Data>> {
	return isQueried(endpoint) ? from.query(await import('./breakdowns')) : from.route();
}
