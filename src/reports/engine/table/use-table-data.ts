import { useMemo, useState } from 'react';
import { useReportItems, useReportStats } from '@store-analytics/data';
import { isDictionary } from '@store-analytics/rest-api';
import type { ReportModel } from '../definition/model';
import type { Params } from '../query/requests';
import type { ReportTable } from './report-table';
import type { ReportView } from '../query/view';

/** No rows; always the same object. */
export const nothing: ReportTable['items'] = { data: [], totalResults: 0 };

interface TableData {
	/** While loading: none, but as many in total as before, so that the pager stays. */
	readonly items: ReportTable['items'];
	/** Totals of the range, undefined while they are not there. */
	readonly totals: Readonly<Record<string, unknown>> | undefined;
	readonly isLoading: boolean;
	readonly error: { readonly error: unknown; readonly retry: () => void } | undefined;
}

/** The page of rows that the address asks for, and the totals that the summary has asked for anyway. */
export function useTableData({ model, table, stats, state }: ReportView): TableData {
	const isIntervals = model.rows === 'intervals';
	const isReady = state === 'ready';
	const rows = useReportItems(model.endpoint, table, isReady && !isIntervals);
	const intervals = useReportStats(model.endpoint, table, isReady && isIntervals);
	const counted = countedRows(model, table);
	const primary = useReportStats(
		model.statsEndpoint,
		stats.primary,
		isReady && counted === undefined,
	);
	const response = isIntervals ? intervals : rows;
	const [known, setKnown] = useState(nothing);
	const { data } = response;
	const fresh = useMemo(
		() =>
			data && {
				data: pageOf('items' in data ? data.items : data.intervals, table),
				totalResults: data.totalResults,
			},
		[data, table],
	);
	if (fresh && fresh.totalResults !== known.totalResults) {
		setKnown({ data: [], totalResults: fresh.totalResults });
	}
	if (state === 'nothing') {
		return { items: nothing, totals: undefined, isLoading: false, error: undefined };
	}
	return {
		items: fresh ?? known,
		totals:
			counted === undefined ? primary.data?.totals : fresh && { [counted]: fresh.totalResults },
		isLoading: response.status === 'loading',
		// Rows that are there stay when newer ones cannot be had; DataAge says so.
		error: response.status === 'error' && !data ? response : undefined,
	};
}

/** Whether nothing at all happened in the range: its days are not worth a row each. */
export function isEmptyRange({ model, items, totals }: EmptyRange): boolean {
	return (
		model.rows === 'intervals' &&
		totals !== undefined &&
		items.data.every((interval) =>
			isAllZero(isDictionary(interval) ? interval['subtotals'] : {}),
		) &&
		isAllZero(totals)
	);
}

interface EmptyRange extends Pick<TableData, 'items' | 'totals'> {
	readonly model: Pick<ReportModel, 'rows'>;
}

/** Lists (the segments of a comparison) are no numbers of the range's own. */
function isAllZero(totals: unknown): boolean {
	if (!isDictionary(totals)) return false;
	return Object.values(totals).every((value) => Array.isArray(value) || Number(value ?? 0) === 0);
}

/** The one metric that is known, as the number of rows, where the stats pass over a filter of the table. */
export function countedRows(
	{ rowsOnly }: Pick<ReportModel, 'rowsOnly'>,
	table: Params,
): string | undefined {
	return rowsOnly?.filters.some((name) => table[name] !== undefined) ? rowsOnly.count : undefined;
}

/** The page's rows: to a request by ids the server responds with all of them, whatever page is asked for. */
export function pageOf(rows: readonly unknown[], { page, per_page: perPage }: Params): unknown[] {
	const size = Number(perPage);
	if (rows.length <= size) return [...rows];
	return rows.slice((Number(page) - 1) * size, Number(page) * size);
}
