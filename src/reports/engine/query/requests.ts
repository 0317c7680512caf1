import { isFiltered } from '../../../extensions/filtered';
import { fieldsFor } from '../definition/metric-value';
import type { Definition } from '../definition/definition';
import type { ReportModel } from '../definition/model';
import type { RequestDates } from './period';
import { pagingOf, sortOf, type Query } from '../../../platform/query';

export type Params = Readonly<Record<string, unknown>>;

/** The stats requests of both periods, one each. The summary, the chart and the table's footer share them. */
export interface StatsRequests {
	readonly primary: Params;
	/** Undefined without a comparison. */
	readonly secondary: Params | undefined;
}

/** The most rows that the server returns at once; further rows come as further pages. */
export const maxPerPage = 100;

/**
 * The stats requests of both periods (S7.reports.1). The primary one also returns the footer's numbers, so that the
 * footer needs no request of its own. `segmentBy` splits it if the chart needs series.
 */
export function statsRequests(
	{
		charts,
		summary,
		dated,
		statsParams,
	}: Pick<ReportModel, 'charts' | 'summary' | 'dated' | 'statsParams'>,
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
	const shared = { order: 'asc', interval: dates.interval, per_page: maxPerPage, ...statsParams };
	return {
		primary: {
			...shared,
			...dates.primary,
			...(segmentBy && { segmentby: segmentBy }),
			fields,
			...filters,
		},
		secondary: dates.secondary && {
			...{ ...shared, ...dates.secondary },
			fields: [...shown, ...fields.filter((field) => isFactor(field) && !shown.includes(field))],
			...filters,
		},
	};
}

/** Totals of a footer by which a change of other numbers is explained, so that the sentence needs no request. */
function isFactor(field: string): boolean {
	return field === 'orders_count' || field === 'num_items_sold';
}

/** The totals that a request for stats will return, as zeros. */
export function zerosOf({ fields }: Params): Readonly<Record<string, number>> {
	const names = Array.isArray(fields) ? fields.map(String) : [];
	return Object.fromEntries(names.map((name) => [name, 0]));
}

function footerFields(summary: ReportModel['summary']): string[] {
	const fields = summary.map(({ of, derived }) => ({ key: of, derived }));
	return fieldsFor(fields.filter(({ key }) => key !== 'rows' && key !== 'days'));
}

/** The request for the table's rows, as the address sorts, filters and pages them (S3.report-query.1). */
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

/** Returns the column that the address sorts by; the report's default if it has no such column. */
export function sortedColumn(
	{ columns, defaultSort }: Pick<Definition, 'columns' | 'defaultSort'>,
	query: Query,
): ReturnType<typeof sortOf> {
	const sortable = columns.filter(({ isSortable }) => isSortable).map(({ key }) => key);
	return sortOf(query, sortable, defaultSort);
}

/**
 * Requests only the metrics of columns, including hidden ones. Counting distinct customers and products per day is the
 * most expensive part of Revenue, and its table shows neither. An extension's column may read any metric.
 */
function columnFields(columns: Definition['columns']): { fields?: readonly string[] } {
	if (isFiltered('woocommerce_admin_report_table')) return {};
	return { fields: fieldsFor(columns.filter(({ type }) => type !== 'text' && type !== 'date')) };
}
