import { dimensionOf } from '../dimensions';
import type { Interval } from '../report-params';
import { dimensionFilters, type QueryFilter } from './filters';
import { decodeValues } from './values';

/** The body of `POST store-analytics/v1/query` (docs/query.md). Days and times are the shop's. */
export interface QueryRequest {
	readonly metrics: readonly string[];
	readonly dimensions: readonly string[];
	readonly filters: readonly QueryFilter[];
	readonly range: { readonly after: string; readonly before: string };
	readonly interval?: Interval;
	readonly sort?: string;
	readonly order?: 'asc' | 'desc';
	readonly limit?: number;
	readonly offset?: number;
	readonly date_type?: string;
}

/** Parameters of a report that shows a breakdown: those of all reports, and `by`, the dimension. */
export type BreakdownParams = Readonly<Record<string, unknown>>;

/** The most values whose lines a chart shows, and how many it shows while none are chosen. */
const mostSegments = 20;
const defaultSegments = 5;

/** The query behind the rows of a table. */
export function rowsRequest(params: BreakdownParams): QueryRequest {
	const perPage = Number(params['per_page'] ?? 25);
	const page = Math.max(1, Number(params['page'] ?? 1));
	return {
		...whatIsAsked(params),
		dimensions: [by(params)],
		...sortOf(params),
		limit: perPage,
		offset: (page - 1) * perPage,
	};
}

/** The query behind totals and chart; with `segmentby`, also by the values in `values`. */
export function statsRequest(params: BreakdownParams): QueryRequest {
	const { interval } = params;
	const grain = dimensionOf(by(params))?.grain ?? 'order';
	const isSplit = params['segmentby'] !== undefined;
	const isChosen = decodeValues(listed(params['values'])).length > 0;
	return {
		...whatIsAsked(params),
		// Totals of lines, coupons or refunds are those of the rows, which may be others than those of orders.
		dimensions: isSplit || grain !== 'order' ? [by(params)] : [],
		...(isSplit
			? { limit: isChosen ? mostSegments : defaultSegments }
			: grain !== 'order' && { limit: 1 }),
		...(interval !== undefined && { interval: interval as Interval }), // as: reports have no others
	};
}

function whatIsAsked(
	params: BreakdownParams,
): Pick<QueryRequest, 'metrics' | 'filters' | 'range' | 'date_type'> {
	const { fields, orderby, after, before } = params;
	const sorted = typeof orderby === 'string' && orderby !== 'value' ? [orderby] : [];
	const values = decodeValues(listed(params['values']));
	const chosen = { dimension: by(params), is: values } as QueryFilter; // as: `by` is one of the dimensions, or the shop refuses it
	return {
		metrics: Array.isArray(fields) ? fields.map(String) : sorted,
		filters: [...dimensionFilters(params), ...(values.length > 0 ? [chosen] : [])],
		range: { after: dayOf(after, '00:00:00'), before: dayOf(before, '23:59:59') },
		...(params['date_type'] !== undefined && { date_type: String(params['date_type']) }),
	};
}

function listed(values: unknown): string {
	return Array.isArray(values) ? values.join(',') : String(values ?? '');
}

function sortOf(params: BreakdownParams): Pick<QueryRequest, 'sort' | 'order'> {
	const { orderby } = params;
	if (orderby === undefined) return {};
	return {
		sort: orderby === 'value' ? by(params) : String(orderby),
		order: params['order'] === 'asc' ? 'asc' : 'desc',
	};
}

const by = (params: BreakdownParams) => String(params['by'] ?? '');

/** A whole day without its time; a part of a day with it. */
function dayOf(moment: unknown, edge: string): string {
	const text = String(moment ?? '');
	return text.endsWith(`T${edge}`) ? text.slice(0, 10) : text;
}
