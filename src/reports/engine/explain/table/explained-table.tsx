import { rowMeaningOf } from '@store-analytics/rest-api/metrics';
import { displayValue, type CellValue } from '../../definition/cells';
import type { ReportRow, ReportTableColumn } from '../../definition/definition';
import type { ReportView } from '../../query/view';
import { metricColumns } from '../../table/columns';
import type { ReportTable, TableCell } from '../../table/report-table';
import { rowsOf } from '../../table/table-model';
import { ExplainedNumber } from './explained-number';
import { surroundingsOf, targetOf, targetOfCell, type ExplainTarget } from '../target';

type Explain = (target: ExplainTarget) => void;

/** The table with each number of the report, in its cells and under it, as the way to its explanation. */
export function withExplanations(
	table: ReportTable,
	view: ReportView,
	explain: Explain,
): ReportTable {
	return {
		...table,
		rows: explainedRows(table, view, explain),
		summary: explainedSummary(table, view, explain),
	};
}

/** As they are when an extension has made other rows. */
function explainedRows(
	{ headers, rows, items }: ReportTable,
	view: ReportView,
	explain: Explain,
): ReportTable['rows'] {
	if (rows.length !== items.data.length) return rows;
	const columns = new Map(explainedColumns(view.model).map((column) => [column.key, column]));
	const shown = headers.map(({ key }) => columns.get(key));
	const raw = rowsOf(view.model.rows, items.data);
	return rows.map((cells, place) => {
		const row = raw[place];
		if (!row) return cells;
		const name = String(cells[0]?.value ?? '');
		return cells.map((cell, index) => {
			const column = shown[index];
			// What an extension works out of a row it may work out otherwise of the totals of that row alone.
			return column && !column.derived
				? explainedCell(cell, column, { row, name, view, explain })
				: cell;
		});
	});
}

/** Metrics of the report, and what its rows say of a single order or customer. */
function explainedColumns(model: ReportView['model']): readonly ReportTableColumn[] {
	const ofRows = model.columns.filter(({ key }) => rowMeaningOf(model.endpoint, key, {}));
	return [...metricColumns(model), ...ofRows];
}

interface Place {
	readonly row: ReportRow;
	readonly name: string;
	readonly view: ReportView;
	readonly explain: Explain;
}

function explainedCell(
	cell: TableCell,
	column: ReportTableColumn,
	{ row, name, view, explain }: Place,
): TableCell {
	const target = targetOfCell(view, column, row, name);
	if (!target) return cell;
	// The type of such a column says that the server sends a number.
	const number = displayValue(column.type, row[column.key] as CellValue, view.tools);
	return {
		...cell,
		display: (
			<ExplainedNumber target={target} explain={explain}>
				{number}
			</ExplainedNumber>
		),
	};
}

function explainedSummary(
	{ summary }: ReportTable,
	view: ReportView,
	explain: Explain,
): ReportTable['summary'] {
	const { model, stats } = view;
	const metrics = new Map(model.summary.map((metric) => [String(metric.of), metric]));
	return (
		summary?.map((item) => {
			const metric = metrics.get(item.of ?? '');
			if (!metric || metric.of === 'rows' || metric.of === 'days') return item;
			const label = String(item.label);
			const named = { key: metric.of, label, type: metric.type };
			const target = targetOf(model.statsEndpoint, named, stats.primary, surroundingsOf(view));
			return {
				...item,
				label: (
					<ExplainedNumber target={target} explain={explain}>
						{item.label}
					</ExplainedNumber>
				),
			};
		}) ?? null
	);
}
