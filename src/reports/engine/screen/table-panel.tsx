import { useCallback, useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import { TableCard, AnalyticsError } from '@store-analytics/components';
import { onQueryChange } from '@store-analytics/navigation';
import { useFiltered } from '../../../extensions/late-filters';
import { hiddenKeys, shownKeys, withVisibility } from '../table/columns';
import { FailureLine } from '../../../platform/failures';
import { ExplainNumbers, useExplainedTable } from '../explain/table/explain-numbers';
import { usePreferences } from '../../../platform/use-preferences';
import { SlowResponseNotice } from '../../../platform/slow-response';
import { daysIn } from '../query/period';
import { useAtHand } from '../query/use-at-hand';
import { drillDownOf } from '../query/lookup';
import { sortedColumn, zerosOf } from '../query/requests';
import { rowKeys } from '../table/row-keys';
import { withShares } from '../table/shares';
import { SelectionProvider, useSelection, withSelection } from '../table/selection';
import { footerMetrics, namedMetrics, selectedChart } from '../summary/summary';
import { Awaiting } from './awaiting';
import { QuickFilters } from './quick-filters';
import { TableActions } from './table-actions';
import type { ReportTable } from '../table/report-table';
import { reportTable, tableTitle } from '../table/table-model';
import { comparedKey, type ComparedSort } from '../table/compared/choice';
import { menuChoices } from '../table/compared/menu-choices';
import { PastTheEnd } from '../table/past-the-end';
import { EndedRows } from '../table/compared/ended-rows';
import { TooManyRows } from '../table/compared/too-many-rows';
import { useComparedRows, useComparedTable } from '../table/compared/use-compared-table';
import { useBackToTop } from '../table/use-back-to-top';
import { useHiddenColumns } from '../table/use-hidden-columns';
import { useOrderLabels } from '../table/use-order-labels';
import { usePictured } from '../table/use-pictures';
import { useRelated } from '../table/use-related';
import { countedRows, isEmptyRange, nothing, useTableData } from '../table/use-table-data';
import type { ReportView } from '../query/view';
import './table-panel.css';

/** How the rows count, if it is not as the chart does. Known after the rows, so it stands below them. */
function RowNote({ view, shown }: { view: ReportView; shown: readonly string[] }) {
	const { model, tools } = view;
	const note = model.comparison?.rowNote?.(tools.related, shown) ?? '';
	return note === '' ? null : <p className="woocommerce-report-table__note">{note}</p>;
}

/** The rows behind the numbers, with sorting, pages, choice of columns, totals and download. */
export function TablePanel({ view: shown }: { view: ReportView }) {
	const { preferences, save } = usePreferences();
	const { hidden, hide } = useHiddenColumns(shown);
	const { view, missing, items: paged, totals, ...loading } = useRows(shown, hidden);
	const { model, path, tools } = view;
	const { query } = tools;
	const areLoaded = !loading.isLoading && !loading.error;
	const shownBefore = useComparedRows(view, { items: paged, areLoaded }, preferences);
	const { compared, choice } = shownBefore;
	const { sort } = compared;
	const all = compared.items ?? paged;
	const isLoading = !compared.items && (loading.isLoading || compared.isLoading);
	const items = isEmptyRange({ model, items: all, totals }) ? nothing : all;
	const {
		table,
		explainBeside: explain,
		...explaining
	} = useReportTable(view, { items, rows: all.totalResults, totals });
	const headers = useMemo(() => withVisibility(table.headers, hidden), [table.headers, hidden]);
	const beside = useComparedTable(view, { table, headers, items, explain }, shownBefore);
	const selection = useSelection(view);
	const summary = totals && table.summary;
	const card = { table: useShownTable(table, beside, view), rows: items.totalResults, summary };
	const { content, isStale } = useContent(view, card, isLoading);
	const { place, toTop } = useBackToTop(isLoading);
	if (loading.error) return <FailedTable {...loading.error} />;
	return (
		<div className="woocommerce-report-table" ref={place}>
			{isLoading && !isStale && <SlowResponseNotice />}
			<QuickFilters view={view} totals={totals} />
			<Missing {...missing} compared={compared.failed} />
			{compared.isTooLong && <TooManyRows model={model} total={all.totalResults} />}
			<Awaiting isStale={isStale}>
				<SelectionProvider value={selection}>
					<TableCard
						{...content}
						hasSearch={model.search !== undefined}
						rowsPerPage={Number(view.table.per_page)}
						awaitedRows={drillDownOf(model, query) && 1}
						isLoading={isLoading && !isStale}
						query={{ ...query, ...sortedBy(view, sort) }}
						onQueryChange={(param: string) => onQueryChange(param, path)}
						onColumnsChange={(shown) => hide(hiddenKeys(headers, shown))}
						menuChoices={menuChoices(view, choice, save)}
						onPageChange={toTop}
						actions={
							<>
								<TableActions {...{ view, items, selection, hidden, isLoading, choice, sort }} />
								<ExplainNumbers view={view} {...explaining} />
							</>
						}
					/>
				</SelectionProvider>
			</Awaiting>
			{areLoaded && <PastTheEnd view={view} rows={items.data.length} />}
			<EndedRows count={compared.ended} />
			<RowNote view={view} shown={shownKeys(headers)} />
		</div>
	);
}

/** The rows of the view, and the view with what its cells need beside them. */
function useRows(shown: ReportView, hidden: unknown) {
	const related = useRelated(shown);
	const rows = useTableData(related.view);
	const labelled = useOrderLabels(related.view, rows.items, hidden);
	const view = usePictured(labelled.view, rows.items);
	const { failed } = labelled;
	return { ...rows, view, missing: { related: related.failed, labels: failed } };
}

interface Content {
	readonly table: ReturnType<typeof useShownTable>;
	readonly rows: number;
	readonly summary: ReportTable['summary'];
}

/** The content of the card: until the next rows have come, that of the last ones. */
function useContent(
	{ model, tools: { query } }: ReportView,
	{ table, rows, summary }: Content,
	isLoading: boolean,
) {
	const title = useFiltered(useCallback(() => tableTitle(model, query), [model, query]));
	const current = useMemo(
		() => ({ title, ...table, totalRows: rows, summary: summary && [...summary] }),
		[title, table, rows, summary],
	);
	const { value, isStale } = useAtHand(isLoading ? undefined : current, isLoading);
	return { content: value ?? current, isStale };
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
		const { charts, mainColumn } = view.model;
		const chart = selectedChart(charts, view.tools.query);
		const main = [chart?.key, chart?.orderby, mainColumn];
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
	labels,
	compared,
}: Partial<Record<'related' | 'labels' | 'compared', Failed | undefined>>) {
	return (
		<>
			{related && <MissingCategories {...related} />}
			{labels && <MissingLabels {...labels} />}
			{compared && <MissingPeriod {...compared} />}
		</>
	);
}

/** Categories are the only collection that rows refer to. */
function MissingCategories({ error, retry }: Failed) {
	const what = __('The categories could not be loaded.', 'store-analytics');
	return <FailureLine recovers what={what} error={error} onRetry={retry} />;
}

/** What orders say of themselves, in columns that the user has chosen. */
function MissingLabels({ error, retry }: Failed) {
	const what = __('The further columns could not be loaded.', 'store-analytics');
	return <FailureLine recovers what={what} error={error} onRetry={retry} />;
}

/** The numbers of the compared period, beside the table's own. */
function MissingPeriod({ error, retry }: Failed) {
	const what = __('The comparison period could not be loaded.', 'store-analytics');
	return <FailureLine recovers what={what} error={error} onRetry={retry} />;
}
