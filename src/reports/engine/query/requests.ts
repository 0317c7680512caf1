import { isFiltered } from '../../../extensions/filtered';
import { fieldsFor } from '../definition/metric-value';
import type { Definition } from '../definition/definition';
import type { ReportModel } from '../definition/model';
import type { RequestDates } from './period';
import { pagingOf, sortOf, type Query } from '../../../platform/query';

export type Params = Readonly<Record<string, unknown>>;

/** The stats of both periods: one request each, read by the summary, the chart and the table's footer alike. */
export interface StatsRequests {
	readonly primary: Params;
	/** Undefined where nothing is compared. */
	readonly secondary: Params | undefined;
}

/** As many rows as the server gives at once; more come as further pages. */
export const maxPerPage = 100;

/**
 * Stats of both periods (S7.reports.1). The primary one also carries the footer's numbers, so that the footer costs no
 * request of its own, and is split up by `segmentBy` where series of the chart need it.
 */
export function statsRequests(
	{ charts, summary, dated }: Pick<ReportModel, 'charts' | 'summary' | 'dated'>,
	dates: RequestDates,
	filters: Params,
	segmentBy?: string,
): StatsRequests {
	const shown = fieldsFor(charts);
	const fields = [...new Set([...shown, ...footerFields(summary)])];
	if (dated === false) {
		const now = { fields, ...filters };
		return { primary: now, secondary: dates.secondary && now };
	}
	const shared = { order: 'asc', interval: dates.interval, per_page: maxPerPage };
	return {
		primary: {
			...shared,
			...dates.primary,
			...(segmentBy && { segmentby: segmentBy }),
			fields,
			...filters,
		},
		secondary: dates.secondary && { ...shared, ...dates.secondary, fields: shown, ...filters },
	};
}

function footerFields(summary: ReportModel['summary']): string[] {
	const fields = summary.map(({ of, derived }) => ({ key: of, derived }));
	return fieldsFor(fields.filter(({ key }) => key !== 'rows' && key !== 'days'));
}

/** The rows of the table as the address asks for them (S3.report-query.1). */
export function tableRequest(
	{ columns, defaultSort, rows, tableParams, dated }: Definition,
	query: Query,
	dates: RequestDates,
	filters: Params,
): Params {
	const { page, perPage } = pagingOf(query);
	const { orderby, order } = sortedColumn({ columns, defaultSort }, query);
	return {
		orderby: columns.find(({ key }) => key === orderby)?.sortBy ?? orderby,
		order,
		...(dated === false ? {} : dates.primary),
		page,
		per_page: perPage,
		...(rows === 'intervals' ? { interval: 'day', ...columnFields(columns) } : {}),
		...tableParams,
		...filters,
	};
}

/** The column by which the address sorts the table; the report's own choice where there is no such column. */
export function sortedColumn(
	{ columns, defaultSort }: Pick<Definition, 'columns' | 'defaultSort'>,
	query: Query,
): ReturnType<typeof sortOf> {
	const sortable = columns.filter(({ isSortable }) => isSortable).map(({ key }) => key);
	return sortOf(query, sortable, defaultSort);
}

/**
 * Only the metrics that columns show, hidden ones included: counting different customers and products of each day is the
 * most expensive part of Revenue, and its table has neither. An extension's column may read any metric.
 */
function columnFields(columns: Definition['columns']): { fields?: readonly string[] } {
	if (isFiltered('woocommerce_admin_report_table')) return {};
	return { fields: fieldsFor(columns.filter(({ type }) => type !== 'text' && type !== 'date')) };
}
