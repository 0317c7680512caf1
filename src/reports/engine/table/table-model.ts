import { displayValue, exportValue, type CellTools, type CellValue } from '../definition/cells';
import { dash, numberIn } from '../definition/metric-value';
import { headersOf } from './columns';
import type { Definition, ReportRow, ReportTableColumn } from '../definition/definition';
import { filtered } from '../../../extensions/filtered';
import { namedCells, tableHook } from './extension-cell';
import type { ReportTable, TableCell } from './report-table';

/** Builds the cells of the rows, then applies the filters of extensions. */
export function reportTable(
	{ columns: all, defaultSort, rows: kind, endpoint }: Definition & { readonly endpoint: string },
	items: ReportTable['items'],
	{ totals, summary, tools }: Pick<ReportTable, 'totals' | 'summary'> & { tools: CellTools },
): ReportTable {
	const data = rowsOf(kind, items.data);
	const columns = sentColumns(all, data);
	const table: ReportTable = {
		endpoint,
		headers: headersOf(columns, defaultSort),
		rows: data.map((row) => cellsOf(columns, row, tools)),
		totals,
		summary,
		items,
	};
	return namedCells(filtered(tableHook, table));
}

/** Leaves out what the shop does not send; without rows, nobody knows. */
function sentColumns(
	columns: readonly ReportTableColumn[],
	rows: readonly ReportRow[],
): readonly ReportTableColumn[] {
	if (rows.length === 0) return columns;
	return columns.filter(({ key, ifSent }) => !ifSent || rows.some((row) => key in row));
}

/** Returns the table's title, which extensions can change for the address. */
export function tableTitle(
	{ slug, title }: { readonly slug: string; readonly title: string },
	query: CellTools['query'],
): string {
	return filtered(`experimental_woocommerce_admin_${slug}_report_table_title`, title, query);
}

function cellsOf(
	columns: readonly ReportTableColumn[],
	row: ReportRow,
	tools: CellTools,
): TableCell[] {
	return columns.map((column) => {
		const { key, type, value, display, isInRange } = column;
		if (column.derived) return derivedCell(column, row, tools);
		const raw = value ? value(row, tools) : (row[key] as CellValue); // as: the column's type matches the server's value
		const shown = displayValue(type, raw, tools, isInRange);
		return {
			display: display ? display(row, shown, tools) : shown,
			value: exportValue(type, raw, tools),
		};
	});
}

/** Shows the number of an extension's metric, or a dash if it has none. */
function derivedCell(column: ReportTableColumn, row: ReportRow, tools: CellTools): TableCell {
	const number = numberIn(column, row);
	return {
		display: number === undefined ? dash : displayValue(column.type, number, tools),
		value: exportValue(column.type, number, tools),
	};
}

/** Turns intervals into rows with their subtotals beside their dates. */
export function rowsOf(kind: Definition['rows'], data: readonly unknown[]): ReportRow[] {
	const rows = data as readonly ReportRow[]; // as: rest-api has parsed objects
	if (kind === 'items') return [...rows];
	return rows.map(({ subtotals, ...dates }) => ({ ...(subtotals as ReportRow), ...dates }));
}
