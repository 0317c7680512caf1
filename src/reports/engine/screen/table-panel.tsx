import { useCallback, useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import { TableCard, AnalyticsError } from '@store-analytics/components';
import { onQueryChange } from '@store-analytics/navigation';
import { useFiltered } from '../../../extensions/late-filters';
import { hiddenKeys, withVisibility } from '../table/columns';
import { FailureLine } from '../../../platform/failures';
import { ExplainNumbers, useExplainedTable } from '../explain/table/explain-numbers';
import { usePreferences } from '../../../platform/use-preferences';
import { SlowResponseNotice } from '../../../platform/slow-response';
import { daysIn } from '../query/period';
import { sortedColumn, zerosOf } from '../query/requests';
import { rowKeys } from '../table/row-keys';
import { withShares } from '../table/shares';
import { SelectionProvider, useSelection, withSelection } from '../table/selection';
import { footerMetrics, namedMetrics, selectedChart } from '../summary/summary';
import { TableActions } from './table-actions';
import type { ReportTable } from '../table/report-table';
import { reportTable, tableTitle } from '../table/table-model';
import { comparedKey, type ComparedSort } from '../table/compared/choice';
import { menuChoices } from '../table/compared/menu-choices';
import { TooManyRows } from '../table/compared/too-many-rows';
import { useComparedRows, useComparedTable } from '../table/compared/use-compared-table';
import { useBackToTop } from '../table/use-back-to-top';
import { useHiddenColumns } from '../table/use-hidden-columns';
import { useRelated } from '../table/use-related';
import { countedRows, isEmptyRange, nothing, useTableData } from '../table/use-table-data';
import type { ReportView } from '../query/view';
import './table-panel.css';

/** How the rows count, if it is not as the chart does. Known after the rows, so it stands below them. */
function RowNote({ view: { model, tools } }: { view: ReportView }) {
	const note = model.comparison?.rowNote?.(tools.related) ?? '';
	return note === '' ? null : <p className="woocommerce-report-table__note">{note}</p>;
}

/** The rows behind the numbers, with sorting, pages, choice of columns, totals and download. */
export function TablePanel({ view: shown }: { view: ReportView }) {
	const { view, failed: related } = useRelated(shown);
	const { model, path, tools } = view;
	const { query } = tools;
	const { preferences, save } = usePreferences();
	const { items: paged, totals, ...loading } = useTableData(view);
	const shownBefore = useComparedRows(view, paged, preferences);
	const { compared, choice, sort, isTooLong } = shownBefore;
	const all = compared.items ?? paged;
	const isLoading = loading.isLoading || compared.isLoading;
	const isQuiet = isEmptyRange({ model, items: all, totals });
	const items = isQuiet ? nothing : all;
	const { hidden, hide } = useHiddenColumns(view);
	const {
		table,
		explainBeside: explain,
		...explaining
	} = useReportTable(view, { items, rows: all.totalResults, totals });
	const title = useFiltered(useCallback(() => tableTitle(model, query), [model, query]));
	const headers = useMemo(() => withVisibility(table.headers, hidden), [table.headers, hidden]);
	const beside = useComparedTable(
		view,
		{ table, headers, items, total: all.totalResults, explain },
		shownBefore,
	);
	const selection = useSelection(view);
	const shownTable = useShownTable(table, beside, view);
	const { place, toTop } = useBackToTop(isLoading);
	if (loading.error) return <FailedTable {...loading.error} />;
	return (
		<div className="woocommerce-report-table" ref={place}>
			{isLoading && <SlowResponseNotice />}
			<Missing related={related} compared={compared.failed} />
			{isTooLong && <TooManyRows total={all.totalResults} />}
			<SelectionProvider value={selection}>
				<TableCard
					title={title}
					{...shownTable}
					hasSearch={model.search !== undefined}
					rowsPerPage={Number(view.table.per_page)}
					totalRows={items.totalResults}
					isLoading={isLoading}
					query={{ ...query, ...sortedBy(view, sort) }}
					onQueryChange={(param: string) => onQueryChange(param, path)}
					onColumnsChange={(shown) => hide(hiddenKeys(headers, shown))}
					menuChoices={menuChoices(view, choice, save)}
					onPageChange={toTop}
					summary={totals && table.summary ? [...table.summary] : undefined}
					actions={
						<>
							<TableActions {...{ view, items, selection, hidden, isLoading, choice, sort }} />
							<ExplainNumbers view={view} {...explaining} />
						</>
					}
				/>
			</SelectionProvider>
			<RowNote view={view} />
		</div>
	);
}

/** Returns the column that sorts the table, under its header's name. */
function sortedBy({ model, tools }: ReportView, sort: ComparedSort | undefined) {
	if (!sort) return sortedColumn(model, tools.query);
	return { orderby: comparedKey(sort.key, sort.kind), order: sort.order };
}

interface Found extends Pick<ReportTable, 'items'> {
	/** The number of rows on all pages. */
	readonly rows: number;
	readonly totals: Readonly<Record<string, unknown>> | undefined;
}

/** The table and its footer, with the changes of extensions and explanations if turned on. */
function useReportTable(view: ReportView, { items, rows, totals }: Found) {
	const { model, period, stats, tools, table } = view;
	const { query, currency } = tools;
	const build = useCallback(() => {
		const counted = countedRows(model, table);
		const metrics = namedMetrics(model, query).filter(
			({ of }) => counted === undefined || of === counted,
		);
		const counts = { rows, days: daysIn(period.primary) };
		const known = totals ?? zerosOf(stats.primary);
		const summary = footerMetrics(metrics, known, counts, currency);
		return reportTable(model, items, { totals: known, summary, tools });
	}, [model, items, rows, totals, stats.primary, period, query, currency, tools, table]);
	return useExplainedTable(useFiltered(build), view);
}

/**
 * The props of the card. Lists keep their identity until their content changes, so that unchanged rows do not render
 * again.
 */
function useShownTable(
	table: ReportTable,
	{ headers, rows }: Pick<ReportTable, 'headers' | 'rows'>,
	view: ReportView,
) {
	return useMemo(() => {
		const main = selectedChart(view.model.charts, view.tools.query)?.key;
		const selectable = withSelection(withShares({ ...table, rows, headers }, main), view);
		const keys = rowKeys(view.model, table);
		return {
			headers: [...selectable.headers],
			rows: selectable.rows.map((row) => [...row]),
			rowKey: (_row: unknown, index: number) => keys[index] ?? index,
			rowHeader: selectable.headers.length - headers.length,
		};
	}, [table, rows, headers, view]);
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

/** Reports data that failed to load beside rows that have loaded. */
function Missing({
	related,
	compared,
}: Partial<Record<'related' | 'compared', Failed | undefined>>) {
	return (
		<>
			{related && <MissingCategories {...related} />}
			{compared && <MissingPeriod {...compared} />}
		</>
	);
}

/** Categories are the only collection that rows refer to. */
function MissingCategories({ error, retry }: Failed) {
	const what = __('The categories could not be loaded.', 'store-analytics');
	return <FailureLine what={what} error={error} onRetry={retry} />;
}

/** The numbers of the compared period, beside the table's own. */
function MissingPeriod({ error, retry }: Failed) {
	const what = __('The comparison period could not be loaded.', 'store-analytics');
	return <FailureLine what={what} error={error} onRetry={retry} />;
}
