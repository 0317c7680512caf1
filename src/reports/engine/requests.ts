import type { Definition } from './define-report';
import { rangeParams, type Period } from './period';
import { pagingOf, sortOf, type Query } from './query';

export type Params = Readonly<Record<string, unknown>>;

/** The stats of both periods: one request each, read by the summary, the chart and the table's footer alike. */
export interface StatsRequests {
	readonly primary: Params;
	readonly secondary: Params;
}

/** As many rows as the server gives at once; more come as further pages. */
export const maxPerPage = 100;

/**
 * Stats of both periods (S7.reports.1). The primary one also carries the footer's figures, so that the footer costs no
 * request of its own.
 */
export function statsRequests(
	{ charts, summary }: Pick<Definition, 'charts' | 'summary'>,
	period: Period,
	filters: Params,
): StatsRequests {
	const shown = charts.map(({ key }) => key);
	const footer = summary.map((figure) => figure.of).filter((key) => key !== 'rows');
	const shared = { order: 'asc', interval: period.interval, per_page: maxPerPage };
	return {
		primary: {
			...shared,
			...rangeParams(period.primary),
			fields: [...new Set([...shown, ...footer])],
			...filters,
		},
		secondary: { ...shared, ...rangeParams(period.secondary), fields: shown, ...filters },
	};
}

/** The rows of the table as the address asks for them (S3.report-query.1). */
export function tableRequest(
	{ columns, defaultSort, rows, tableParams }: Definition,
	query: Query,
	period: Period,
	filters: Params,
): Params {
	const { page, perPage } = pagingOf(query);
	const sortable = columns.filter(({ isSortable }) => isSortable).map(({ key }) => key);
	return {
		...sortOf(query, sortable, defaultSort),
		...rangeParams(period.primary),
		page,
		per_page: perPage,
		...(rows === 'intervals' ? { interval: 'day' } : {}),
		...filters,
		...tableParams,
	};
}
