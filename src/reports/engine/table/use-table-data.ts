import { useMemo, useState } from 'react';
import { useReportItems, useReportStats } from '@store-analytics/data';
import { isDictionary } from '@store-analytics/rest-api';
import type { ReportModel } from '../definition/model';
import type { Params } from '../query/requests';
import type { ReportTable } from './report-table';
import type { ReportView } from '../query/view';

/** No rows, as a constant object. */
export const nothing: ReportTable['items'] = { data: [], totalResults: 0 };

interface TableData {
	/** Empty while loading, but with the former total, so that the pager stays. */
	readonly items: ReportTable['items'];
	/** Totals of the range; undefined until they have loaded. */
	readonly totals: Readonly<Record<string, unknown>> | undefined;
	readonly isLoading: boolean;
	readonly error: { readonly error: unknown; readonly retry: () => void } | undefined;
}

/** Returns the page of rows for the address, and the totals that the summary requests anyway. */
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
	const ofRows = useMemo(
		() => (counted === undefined ? undefined : fresh && { [counted]: fresh.totalResults }),
		[counted, fresh],
	);
	if (fresh && fresh.totalResults !== known.totalResults) {
		setKnown({ data: [], totalResults: fresh.totalResults });
	}
	if (state === 'nothing') {
		return { items: nothing, totals: undefined, isLoading: false, error: undefined };
	}
	return {
		items: fresh ?? known,
		totals: counted === undefined ? primary.data?.totals : ofRows,
		isLoading: response.status === 'loading',
		// If a refresh fails, the rows on screen stay and DataAge reports it.
		error: response.status === 'error' && !data ? response : undefined,
	};
}

/** Checks whether the range has no data at all; then a row for each of its days would be useless. */
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

/** Ignores lists (segments of a comparison), which are not totals of the range. */
export function isAllZero(totals: unknown): boolean {
	if (!isDictionary(totals)) return false;
	return Object.values(totals).every((value) => Array.isArray(value) || Number(value ?? 0) === 0);
}

/** Returns the only known metric, the number of rows, if the stats ignore a filter of the table. */
export function countedRows(
	{ rowsOnly }: Pick<ReportModel, 'rowsOnly'>,
	table: Params,
): string | undefined {
	return rowsOnly?.filters.some((name) => table[name] !== undefined) ? rowsOnly.count : undefined;
}

/** Returns the page's rows. In response to a request by ids, the server returns all rows, whatever the page. */
export function pageOf(rows: readonly unknown[], { page, per_page: perPage }: Params): unknown[] {
	const size = Number(perPage);
	if (rows.length <= size) return [...rows];
	return rows.slice((Number(page) - 1) * size, Number(page) * size);
}
