import { useCallback, useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import { TableCard, AnalyticsError } from '@store-analytics/components';
import { onQueryChange } from '@store-analytics/navigation';
import { useFiltered } from '../../../extensions/late-filters';
import { hiddenKeys, withVisibility } from '../table/columns';
import { FailureLine } from '../../../platform/failures';
import { usePreferences } from '../../../platform/use-preferences';
import { StillWaiting } from '../../data-status';
import { daysIn } from '../query/period';
import { rowKeys } from '../table/row-keys';
import { SelectionProvider, useSelection, withSelection } from '../table/selection';
import { footerMetrics, namedMetrics } from '../summary/summary';
import { TableActions } from './table-actions';
import { reportTable, tableTitle, type ReportTable } from '../table/table-model';
import { useBackToTop } from '../table/use-back-to-top';
import { useRelated } from '../table/use-related';
import { countedRows, isQuietRange, nothing, useTableData } from '../table/use-table-data';
import type { ReportView } from '../query/view';
import './table-panel.css';

/** The rows behind the numbers: sorting, paging, column choice, totals and download. */
export function TablePanel({ view: shown }: { view: ReportView }) {
	const { view, failed: related } = useRelated(shown);
	const { model, path, period, tools, table: requested } = view;
	const { query, currency } = tools;
	const { items: all, totals, isLoading, error } = useTableData(view);
	const isQuiet = isQuietRange({ model, items: all, totals });
	const items = isQuiet ? nothing : all;
	const { preferences, save } = usePreferences();
	const hidden = preferences[model.columnsPreference];
	const build = useCallback(() => {
		const counts = { rows: all.totalResults, days: daysIn(period.primary) };
		const counted = countedRows(model, requested);
		const metrics = namedMetrics(model, query).filter(
			({ of }) => counted === undefined || of === counted,
		);
		const summary = totals ? footerMetrics(metrics, totals, counts, currency) : null;
		return reportTable(model, items, { totals, summary, tools });
	}, [model, items, all, totals, period, query, currency, tools, requested]);
	const table = useFiltered(build);
	const title = useFiltered(useCallback(() => tableTitle(model, query), [model, query]));
	const headers = useMemo(() => withVisibility(table.headers, hidden), [table.headers, hidden]);
	const selection = useSelection(view);
	const shownTable = useShownTable(table, headers, view);
	const { place, toTop } = useBackToTop(isLoading);
	if (error) return <FailedTable {...error} />;
	return (
		<div className="woocommerce-report-table" ref={place}>
			{isLoading && <StillWaiting />}
			{related && <MissingCategories {...related} />}
			<SelectionProvider value={selection}>
				<TableCard
					title={title}
					{...shownTable}
					hasSearch={model.search !== undefined}
					rowsPerPage={Number(view.table.per_page)}
					totalRows={items.totalResults}
					isLoading={isLoading}
					query={{
						...query,
						orderby: String(view.table.orderby),
						order: String(view.table.order),
					}}
					onQueryChange={(param: string) => onQueryChange(param, path)}
					onColumnsChange={(shown) =>
						void save({ [model.columnsPreference]: hiddenKeys(headers, shown) })
					}
					onPageChange={toTop}
					summary={table.summary ? [...table.summary] : undefined}
					actions={<TableActions {...{ view, items, selection, hidden, isLoading }} />}
				/>
			</SelectionProvider>
		</div>
	);
}

/** What the card shows: the same lists until something in them changes, so that a row that is as it was is not drawn again. */
function useShownTable(
	table: ReportTable,
	headers: (ReportTable['headers'][number] & { visible: boolean })[],
	view: ReportView,
) {
	return useMemo(() => {
		const selectable = withSelection({ ...table, headers }, view);
		const keys = rowKeys(view.model, table);
		return {
			headers: [...selectable.headers],
			rows: selectable.rows.map((row) => [...row]),
			rowKey: (_row: unknown, index: number) => keys[index] ?? index,
			rowHeader: selectable.headers.length - headers.length,
		};
	}, [table, headers, view]);
}

interface Failed {
	readonly error: unknown;
	readonly retry: () => void;
}

function FailedTable({ error, retry }: Failed) {
	return (
		<div className="woocommerce-report-table">
			<AnalyticsError error={error} onRetry={retry} />
		</div>
	);
}

/** The one collection that rows refer to. */
function MissingCategories({ error, retry }: Failed) {
	const what = __('The categories could not be loaded.', 'store-analytics');
	return <FailureLine what={what} error={error} onRetry={retry} />;
}
