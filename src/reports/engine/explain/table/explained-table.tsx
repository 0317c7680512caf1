import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { rowMeaningOf } from '@store-analytics/rest-api/metrics';
import { displayValue, type CellValue } from '../../definition/cells';
import type { ReportRow, ReportTableColumn } from '../../definition/definition';
import { numberIn } from '../../definition/metric-value';
import type { ReportView } from '../../query/view';
import { metricColumns } from '../../table/columns';
import { comparedLabel } from '../../table/compared/compared-label';
import type { ExplainBeside } from '../../table/compared/compared-columns';
import type { ReportTable, TableCell } from '../../table/report-table';
import { rowsOf } from '../../table/table-model';
import { ExplainedNumber } from './explained-number';
import {
	explanationContextOf,
	targetOf,
	targetOfCell,
	thenOf,
	type ExplainTarget,
} from '../target';

type Explain = (target: ExplainTarget) => void;

/** Makes each number in the cells and the footer open its explanation. */
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

/** Leaves the rows unchanged if an extension has added or removed some. */
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
			return column ? explainedCell(cell, column, { row, name, view, explain }) : cell;
		});
	});
}

/** The report's metrics, and the columns that describe a single order or customer. */
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
	// The type of a built-in column guarantees a number or null; an extension's metric may have no value.
	const number = column.derived ? numberIn(column, row) : (row[column.key] as CellValue);
	if (number === null || (number === undefined && column.derived)) return cell;
	return withNumber(cell, target, explain, displayValue(column.type, number, view.tools));
}

function withNumber(
	cell: TableCell,
	target: ExplainTarget,
	explain: Explain,
	number: ReactNode = cell.display,
): TableCell {
	const display = (
		<ExplainedNumber target={target} explain={explain}>
			{number}
		</ExplainedNumber>
	);
	return { ...cell, display };
}

/**
 * Explains the compared columns. The former number covers the compared time; the change is the current minus the
 * former.
 */
export function explainedBeside(view: ReportView, explain: Explain): ExplainBeside {
	return (cell, { column, kind, row, name }) => {
		const now = targetOfCell(view, column, row, name);
		if (!now?.compared || cell.value === '') return cell;
		const since = now.compared;
		const label = comparedLabel(kind, now.label);
		// Cells hold shares in percent, rounded for files.
		const shown = column.type === 'percent' ? undefined : Number(cell.value);
		const target =
			kind === 'previous'
				? { ...thenOf(now, since), label, shown }
				: { ...now, label, shown, change: { of: now.label, since } };
		return withNumber(cell, target, explain);
	};
}

const sentences = {
	rows: () =>
		__('All rows of this table, on all pages, within its dates and filters.', 'store-analytics'),
	days: () =>
		__('The days of the date range, including the first and the last.', 'store-analytics'),
};

function explainedSummary(
	{ summary }: ReportTable,
	view: ReportView,
	explain: Explain,
): ReportTable['summary'] {
	const { model, stats } = view;
	const context = explanationContextOf(view);
	const metrics = new Map(model.summary.map((metric) => [String(metric.of), metric]));
	return summary?.map((item) => {
		const metric = metrics.get(item.of ?? '');
		if (!metric) return item;
		const { of, type } = metric;
		const label = String(item.label);
		const named = { key: of, label, type };
		const target = {
			...targetOf(model.statsEndpoint, named, stats.primary, context),
			...((of === 'rows' || of === 'days') && {
				counted: { value: String(item.value), sentence: sentences[of] },
			}),
		};
		return {
			...item,
			label: (
				<ExplainedNumber target={target} explain={explain}>
					{item.label}
				</ExplainedNumber>
			),
		};
	});
}
