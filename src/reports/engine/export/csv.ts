import { generateCSVDataFromTable } from '@store-analytics/csv-export';
export { downloadCSVFile } from '@store-analytics/csv-export';
import type { CellTools } from '../definition/cells';
import { withVisibility } from '../table/columns';
import type { ReportModel } from '../definition/model';
import type { ReportView } from '../query/view';
import { comparedKey, comparedKinds, type ComparedKind } from '../table/compared/choice';
import { withCompared, type RowBefore } from '../table/compared/compared-columns';
import { comparedPages, type ComparedFetching } from '../table/compared/compared-pages';
import { footerMetrics, namedMetrics } from '../summary/summary';
import type { ReportTable } from '../table/report-table';
import { toolsForFile } from '../table/order-labels';
import { reportTable } from '../table/table-model';
export { toolsForFile };

/** Rows with the compared values beside their numbers. */
interface ComparedCsv {
	readonly choice: readonly ComparedKind[];
	readonly before: RowBefore;
}

/** Writes all rows of a report's table as CSV. A page is written when it arrives, so the screen never blocks. */
export async function csvOfAllPages(
	view: Pick<ReportView, 'model' | 'table' | 'tools' | 'period'>,
	hidden: unknown,
	fetching: ComparedFetching,
): Promise<string> {
	const parts: string[] = [];
	for await (const { items, before } of comparedPages(view, fetching)) {
		const headers = parts.length === 0;
		const compared = before && { choice: fetching.choice, before };
		const tools = await toolsForFile(view, items.data, hidden, fetching.signal);
		parts.push(csvOf(view.model, items, tools, hidden, { headers, compared }));
	}
	return parts.filter((part) => part !== '').join('\n');
}

/**
 * Writes the visible columns of the rows as CSV, by default with their headers; `hidden` is the user's preference as
 * stored.
 */
export function csvOf(
	model: ReportModel,
	items: ReportTable['items'],
	tools: CellTools,
	hidden: unknown,
	{ headers: hasHeaders, compared }: { headers: boolean; compared?: ComparedCsv | undefined } = {
		headers: true,
	},
): string {
	const { totalResults: rows } = items;
	const metrics = namedMetrics(model, tools.query);
	const table = reportTable(model, items, {
		// As WooCommerce calls extensions for a file.
		totals: rows,
		summary: footerMetrics(metrics, {}, { rows, days: 0 }, tools.currency),
		tools,
	});
	const own = { ...table, headers: withVisibility(table.headers, hidden) };
	const { headers, rows: cells } = compared
		? withCompared(model, own, { ...compared, tools, isSortable: false })
		: own;
	const labelOf = fileLabels(model, tools);
	const shown = headers.flatMap(({ key, visible }, index) =>
		visible && key !== 'compare' ? [index] : [],
	);
	return generateCSVDataFromTable(
		hasHeaders ? shown.map((index) => ({ label: labelOf(headers[index]) })) : [],
		cells.map((row) => shown.map((index) => ({ value: row[index]?.value }))),
	);
}

/** Names columns in a file. Amounts that add up several currencies name them; a row of one currency has its own. */
function fileLabels({ columns, parts }: ReportModel, { settings }: CellTools) {
	const isOfOne =
		parts?.chosen === 'currency' || columns.some(({ dimension }) => dimension === 'currency');
	const added = isOfOne ? '' : settings.currencies.map(({ currency }) => currency).join(' + ');
	const amounts = new Set(
		columns
			.filter(({ type }) => type === 'currency')
			.flatMap(({ key }) => [key, ...comparedKinds.map((kind) => comparedKey(key, kind))]),
	);
	return (header: Pick<ReportTable['headers'][number], 'key' | 'label'> | undefined): string => {
		const label = String(header?.label ?? '');
		return added !== '' && header && amounts.has(header.key) ? `${label} (${added})` : label;
	};
}
