import { useMemo, useRef } from 'react';
import { TableCard, AnalyticsError } from '@store-analytics/components';
import { useUserPreferences } from '@store-analytics/data';
import { onQueryChange } from '@store-analytics/navigation';
import { useExtensionFailures } from '../../shell/use-extension-failures';
import { hiddenKeys, withVisibility } from './columns';
import { Download } from './download';
import { footerFigures } from './summary';
import { reportTable } from './table-model';
import { useTableData } from './use-table-data';
import type { ReportView } from './view';

/** The rows behind the numbers: sorting, paging, column choice, totals and download. */
export function TablePanel({ view }: { view: ReportView }) {
	const { model, path, tools } = view;
	const { query, currency } = tools;
	const { items, totals, isLoading, error } = useTableData(view);
	const { [model.columnsPreference]: hidden, updateUserPreferences } = useUserPreferences();
	const extended = useMemo(
		() =>
			reportTable(model, items, {
				totals,
				summary: totals ? footerFigures(model.summary, totals, items.totalResults, currency) : null,
				tools,
			}),
		[model, items, totals, currency, tools],
	);
	useExtensionFailures(extended.failures);
	const table = extended.value;
	const headers = useMemo(() => withVisibility(table.headers, hidden), [table.headers, hidden]);
	const anchor = useRef<HTMLDivElement>(null);
	if (error) {
		return (
			<div className="woocommerce-report-table">
				<AnalyticsError onRetry={error.retry} />
			</div>
		);
	}
	return (
		<div className="woocommerce-report-table" ref={anchor}>
			<TableCard
				title={model.title}
				headers={headers}
				rows={table.rows.map((row) => [...row])}
				rowsPerPage={Number(view.table.per_page)}
				totalRows={items.totalResults}
				isLoading={isLoading}
				query={{
					...query,
					orderby: String(view.table.orderby),
					order: String(view.table.order),
				}}
				onQueryChange={(param: string) => onQueryChange(param, path, query)}
				onColumnsChange={(shown) =>
					void updateUserPreferences({ [model.columnsPreference]: hiddenKeys(headers, shown) })
				}
				onPageChange={() => backToTop(anchor.current)}
				summary={table.summary ? [...table.summary] : undefined}
				actions={
					items.totalResults > 0 && (
						<Download view={view} items={items} hidden={hidden} isDisabled={isLoading} />
					)
				}
			/>
		</div>
	);
}

/** After a change of page the reader starts at the top of the table again. */
function backToTop(table: HTMLElement | null): void {
	table?.scrollIntoView?.({ block: 'start' });
	table?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
}
