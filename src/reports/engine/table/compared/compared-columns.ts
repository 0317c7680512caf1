import { differenceOf } from '@store-analytics/currency/arithmetic';
import { roundTo } from '@store-analytics/number';
import { displayValue, exportValue, formatPoints, type CellTools } from '../../definition/cells';
import { amountOf, changeUnits } from '../../definition/units';
import type { ReportRow, ReportTableColumn } from '../../definition/definition';
import { numberIn, type NumberSource } from '../../definition/metric-value';
import type { ReportModel } from '../../definition/model';
import { metricColumns, type TableHeader } from '../columns';
import { comparedLabel } from './compared-label';
import type { ReportTable, TableCell } from '../report-table';
import { rowsOf } from '../table-model';
import { comparedKey, type ComparedKind } from './choice';

/** Returns the compared period's row for a row of the table; undefined if it has no such day. */
export type RowBefore = (row: ReportRow) => ReportRow | undefined;

type Headers<Header extends TableHeader> = readonly Header[];

/** What a compared cell refers to: the metric's column, and the row with its name. */
interface CellBeside {
	readonly column: ReportTableColumn;
	readonly kind: ComparedKind;
	readonly row: ReportRow;
	readonly name: string;
}

/** Returns the cell with a link to its explanation. */
export type ExplainBeside = (cell: TableCell, beside: CellBeside) => TableCell;

interface Compared {
	readonly choice: readonly ComparedKind[];
	/** Undefined while it loads. */
	readonly before: RowBefore | undefined;
	readonly tools: CellTools;
	/** Whether these columns can sort all rows. */
	readonly isSortable: boolean;
	/** Set while explanations are on. */
	readonly explain?: ExplainBeside | undefined;
}

/**
 * Adds the compared value and the change behind each visible number. Returns the table unchanged if an extension has
 * added or removed rows.
 */
export function withCompared<Header extends TableHeader>(
	model: ReportModel,
	{
		headers,
		rows,
		items,
	}: Pick<ReportTable, 'rows' | 'items'> & { readonly headers: Headers<Header> },
	{ choice, before, tools, isSortable, explain = asIs }: Compared,
): { readonly headers: Headers<Header>; readonly rows: ReportTable['rows'] } {
	if (choice.length === 0 || rows.length !== items.data.length) return { headers, rows };
	const columns = new Map(metricColumns(model).map((column) => [column.key, column]));
	const raw = rowsOf(model.rows, items.data);
	const added = headers.map(({ key, visible }) =>
		visible === false ? undefined : columns.get(key),
	);
	return {
		headers: headers.flatMap((header, index) =>
			added[index]
				? [header, ...choice.map((kind) => headerOf(header, kind, isSortable))]
				: [header],
		),
		rows: rows.map((cells, place) => {
			const name = String(cells[0]?.value ?? '');
			return cells.flatMap((cell, index) => {
				const column = added[index];
				const row = raw[place];
				if (!column || !row) return [cell];
				const beside = choice.map((kind) =>
					explain(cellOf(column, kind, row, before?.(row), tools), { column, kind, row, name }),
				);
				return [cell, ...beside];
			});
		}),
	};
}

const asIs: ExplainBeside = (cell) => cell;

function headerOf<Header extends TableHeader>(
	header: Header,
	kind: ComparedKind,
	isSortable: boolean,
): Header {
	return {
		...header,
		key: comparedKey(header.key, kind),
		label: comparedLabel(kind, header.label),
		screenReaderLabel: undefined,
		// Shown and hidden together with its number.
		required: true,
		isSortable,
		defaultSort: undefined,
		defaultOrder: undefined,
	};
}

const none: TableCell = { display: '', value: '' };

type ComparableColumn = NumberSource & Pick<ReportTableColumn, 'type'>;

function cellOf(
	column: ComparableColumn,
	kind: ComparedKind,
	now: ReportRow,
	before: ReportRow | undefined,
	tools: CellTools,
): TableCell {
	if (!before) return none;
	const { type } = column;
	const [is, was] = [valueIn(column, now), valueIn(column, before, now)];
	if (was === undefined || (is === undefined && kind === 'change')) return none;
	if (kind === 'previous') {
		return { display: displayValue(type, was, tools), value: exportValue(type, was, tools) };
	}
	const by = changeOf(type, is ?? 0, was, tools);
	const shown =
		type === 'percent' ? formatPoints(by, tools.currency) : displayValue(type, by, tools);
	return { display: by > 0 ? ['+', shown] : shown, value: exportValue(type, by, tools) };
}

/** Returns the change between two numbers as displayed: money in whole cents. */
function changeOf(
	type: ReportTableColumn['type'],
	now: number,
	before: number,
	{ currency }: CellTools,
): number {
	if (type === 'percent') return amountOf(type, changeUnits(type, now, before, currency), currency);
	if (type !== 'currency') return type === 'number' ? roundTo(now - before, 6) : now - before;
	return differenceOf(currency.formatDecimal(now), currency.formatDecimal(before));
}

/** A missing value is 0; an extension's metric may have no value. */
function valueIn(column: NumberSource, row: ReportRow, whole?: ReportRow): number | undefined {
	return numberIn(column, row, whole) ?? (column.derived ? undefined : 0);
}

/** Sorts items by a compared column. Rows without a counterpart come last; equal ones keep their order. */
export function sortedByCompared(
	model: ReportModel,
	items: ReportTable['items'],
	{
		key,
		kind,
		order,
	}: { readonly key: string; readonly kind: ComparedKind; readonly order: string },
	before: RowBefore,
	tools: CellTools,
): unknown[] {
	const column = metricColumns(model).find((one) => one.key === key);
	if (!column) return [...items.data];
	const direction = order === 'asc' ? 1 : -1;
	return rowsOf(model.rows, items.data)
		.map((row, place) => ({ value: cellOf(column, kind, row, before(row), tools).value, place }))
		.sort((one, other) => {
			if (one.value === other.value) return one.place - other.place;
			if (one.value === '' || other.value === '') return one.value === '' ? 1 : -1;
			return direction * (Number(one.value) - Number(other.value));
		})
		.map(({ place }) => items.data[place]);
}
