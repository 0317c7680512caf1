import { appendTimestamp, getCurrentDates } from '@store-analytics/date';
import type { LeaderboardCell, StatsInterval, Totals } from '@store-analytics/rest-api';
import { STORE_NAME as ITEMS_STORE_NAME } from '../../items/store';
import type { Source } from '../../resource/reading/readers';
import { snapshotOf, type Snapshot } from '../../resource/reading/use-loadable';
import type { ReportRequest } from '../../reports/filter-query';
import { getReportStatsQuery, getReportTableQuery } from './report-query';
import { furtherPages, isEmptyStats, joinPages, replyOf } from '../../reports/stats-pages';
import { STORE_NAME } from '../../reports/store';

/** `select` of @wordpress/data, or of a test. */
export type Select = (store: string) => unknown;

/** Helpers take the store's selectors (`selector`) or, as in older extensions, the `select` function. */
interface Access {
	/** The selectors of the store, i.e. `select( REPORTS_STORE_NAME )`. */
	selector?: unknown;
	/** Deprecated: the `select` function. */
	select?: Select;
}

function read(access: Access, source: Source): Snapshot {
	return snapshotOf(
		access.selector ? () => access.selector : (access.select ?? (() => ({}))),
		source,
	);
}

function statsSource(endpoint: string, query: object): Source {
	return {
		store: STORE_NAME,
		selector: 'getReportStats',
		errorSelector: 'getReportStatsError',
		args: [endpoint, query],
	};
}

/** Totals of both ranges; null until they have loaded. */
export interface SummaryNumbers {
	isRequesting: boolean;
	isError: boolean;
	totals: { primary: Totals | null; secondary: Totals | null };
}

/**
 * Returns a report's totals for the range of the address and for the compared range.
 * @example getSummaryNumbers({ endpoint: 'revenue', query, select, fields: ['net_revenue'] })
 */
export function getSummaryNumbers(request: ReportRequest & Access): SummaryNumbers {
	const [primary, secondary] = (['primary', 'secondary'] as const).map((which) =>
		read(request, statsSource(request.endpoint, getReportStatsQuery(request, which))),
	);
	const both = [primary, secondary];
	const totals = { primary: null, secondary: null };
	if (both.some((page) => page?.error)) return { isRequesting: false, isError: true, totals };
	if (!both.every((page) => page?.isSettled)) return { isRequesting: true, isError: false, totals };
	return {
		isRequesting: false,
		isError: false,
		totals: {
			primary: replyOf(primary?.value)?.data.totals ?? null,
			secondary: replyOf(secondary?.value)?.data.totals ?? null,
		},
	};
}

/** The chart data of one range. */
export interface ReportChartData {
	isEmpty: boolean;
	isError: boolean;
	isRequesting: boolean;
	data: { totals: Totals; intervals: StatsInterval[] };
}

const noChart: ReportChartData = {
	isEmpty: false,
	isError: false,
	isRequesting: false,
	data: { totals: {}, intervals: [] },
};

/**
 * Returns totals and all intervals of one range, and requests further pages for more than 100 intervals.
 * @example getReportChartData({ endpoint: 'revenue', dataType: 'primary', query, select, fields: ['net_revenue'] })
 */
export function getReportChartData(
	request: ReportRequest & Access & { dataType: 'primary' | 'secondary' },
): ReportChartData {
	const { endpoint, dataType } = request;
	const query = getReportStatsQuery(request, dataType);
	const first = read(request, statsSource(endpoint, query));
	if (first.error) return { ...noChart, isError: true };
	if (!first.isSettled) return { ...noChart, isRequesting: true };
	const rest = furtherPages(query, replyOf(first.value)?.totalPages ?? 1).map((page) =>
		read(request, statsSource(endpoint, page)),
	);
	if (rest.some(({ error }) => error)) return { ...noChart, isError: true };
	if (!rest.every(({ isSettled }) => isSettled)) return { ...noChart, isRequesting: true };
	const data = joinPages([first, ...rest])?.data;
	return isEmptyStats(endpoint, data)
		? { ...noChart, isEmpty: true }
		: { ...noChart, data: data ?? noChart.data };
}

/** The data of a report's table. */
export interface ReportTableData {
	query: Record<string, unknown>;
	isRequesting: boolean;
	isError: boolean;
	items: { data: unknown[]; totalResults: number };
}

/**
 * Returns a report's rows for the address: its range, sorting, page and filters.
 * @example getReportTableData({ endpoint: 'orders', query, select })
 */
export function getReportTableData(
	request: ReportRequest & Access & { tableQuery?: Readonly<Record<string, unknown>> },
): ReportTableData {
	const query = getReportTableQuery(request);
	const response: ReportTableData = {
		query,
		isRequesting: false,
		isError: false,
		items: { data: [], totalResults: 0 },
	};
	const { value, error, isSettled } = read(request, {
		store: STORE_NAME,
		selector: 'getReportItems',
		errorSelector: 'getReportItemsError',
		args: [request.endpoint, query],
	});
	if (error) return { ...response, isError: true };
	if (!isSettled) return { ...response, isRequesting: true };
	const items = value as Partial<ReportTableData['items']> | undefined; // `{}` without a response
	return { ...response, items: { ...response.items, ...items } };
}

/**
 * Returns the format of a value in a chart's tooltip: a function for money, else a d3 format.
 * @example getTooltipValueFormat('number', formatAmount) // ','
 */
export function getTooltipValueFormat<Format>(type: string, formatAmount: Format): Format | string {
	switch (type) {
		case 'currency':
			return formatAmount;
		case 'percent':
			return '.0%';
		case 'average':
			return ',.2r';
		default:
			return ',';
	}
}

/** Rows of one leaderboard. */
export interface LeaderboardData {
	isRequesting: boolean;
	isError: boolean;
	rows: LeaderboardCell[][];
}

/**
 * Returns one leaderboard of Overview; all leaderboards of a range share one request.
 * @example getLeaderboard({ id: 'products', per_page: 5, persisted_query, query, select })
 */
export function getLeaderboard(options: {
	id: string;
	per_page: number;
	persisted_query: object;
	query: ReportRequest['query'];
	select: Select;
	filterQuery?: object;
	defaultDateRange?: string;
}): LeaderboardData {
	const { id, per_page, persisted_query, select, filterQuery = {} } = options;
	const { after, before } = getCurrentDates(options.query, options.defaultDateRange).primary;
	const query = {
		after: appendTimestamp(after, 'start'),
		before: appendTimestamp(before, 'end'),
		per_page,
		persisted_query: JSON.stringify(persisted_query),
		...filterQuery,
	};
	const { value, error, isSettled } = snapshotOf(select, {
		store: ITEMS_STORE_NAME,
		selector: 'getItems',
		errorSelector: 'getItemsError',
		args: ['leaderboards', query],
	});
	if (error) return { isRequesting: false, isError: true, rows: [] };
	if (!isSettled) return { isRequesting: true, isError: false, rows: [] };
	const board: unknown = value instanceof Map ? value.get(id) : undefined;
	const rows = (board as { rows?: LeaderboardCell[][] } | undefined)?.rows ?? []; // the shop's response, see Leaderboard
	return { isRequesting: false, isError: false, rows };
}
