import { displayValue, exportValue, type CellTools, type CellValue } from '../definition/cells';
import { dash, numberIn } from '../definition/metric-value';
import { headersOf } from './columns';
import type { Definition, ReportRow, ReportTableColumn } from '../definition/definition';
import { filtered } from '../../../extensions/filtered';
import { namedCells, tableHook } from './extension-cell';
import type { ReportTable, TableCell } from './report-table';

/** Cells of the rows, and what extensions add to them. */
export function reportTable(
	{ columns, defaultSort, rows: kind, endpoint }: Definition & { readonly endpoint: string },
	items: ReportTable['items'],
	{ totals, summary, tools }: Pick<ReportTable, 'totals' | 'summary'> & { tools: CellTools },
): ReportTable {
	const table: ReportTable = {
		endpoint,
		headers: headersOf(columns, defaultSort),
		rows: rowsOf(kind, items.data).map((row) => cellsOf(columns, row, tools)),
		totals,
		summary,
		items,
	};
	return namedCells(filtered(tableHook, table));
}

/** What stands above the table; extensions may say something else for the address. */
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
		const { key, type, value, display } = column;
		if (column.derived) return derivedCell(column, row, tools);
		const raw = value ? value(row, tools) : (row[key] as CellValue); // the column's type says what the server sends
		const shown = displayValue(type, raw, tools);
		return {
			display: display ? display(row, shown, tools) : shown,
			value: exportValue(type, raw, tools),
		};
	});
}

/** The number of an extension's metric; a dash where there is none. */
function derivedCell(column: ReportTableColumn, row: ReportRow, tools: CellTools): TableCell {
	const number = numberIn(column, row);
	return {
		display: number === undefined ? dash : displayValue(column.type, number, tools),
		value: exportValue(column.type, number, tools),
	};
}

/** Intervals become rows with their subtotals beside their dates. */
export function rowsOf(kind: Definition['rows'], data: readonly unknown[]): ReportRow[] {
	const rows = data as readonly ReportRow[]; // parsed by rest-api: objects
	if (kind === 'items') return [...rows];
	return rows.map(({ subtotals, ...dates }) => ({ ...(subtotals as ReportRow), ...dates }));
}
