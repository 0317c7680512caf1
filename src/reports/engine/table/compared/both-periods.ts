import { isNumeric } from '../columns';
import type { CellTools } from '../../definition/cells';
import type { ReportRow, ReportTableColumn } from '../../definition/definition';
import { fieldsFor, numberIn } from '../../definition/metric-value';
import type { ReportModel } from '../../definition/model';
import { sortedColumn } from '../../query/requests';
import { metricColumns } from '../columns';
import type { RowBefore } from './compared-columns';

/** All rows of both periods, each in the order of the table. */
export interface BothPeriods {
	readonly now: readonly ReportRow[];
	readonly before: readonly ReportRow[];
}

/** All rows of a table, with those that only the compared period has. */
export interface AllRows {
	readonly rows: readonly ReportRow[];
	readonly before: RowBefore;
	/** How many rows only the compared period has. */
	readonly ended: number;
}

/**
 * Puts the rows that only the compared period has among the others, where the table's order wants them. Their numbers
 * are 0, and what describes them is as it was then.
 */
export function rowsOfBoth(model: ReportModel, tools: CellTools, both: BothPeriods): AllRows {
	const keyOf = keyIn(model);
	const now = new Set(both.now.map(keyOf));
	const before = new Map(both.before.map((row) => [keyOf(row), row]));
	const { orderby, order } = sortedColumn(model, tools.query);
	const column = model.columns.find(({ key }) => key === orderby);
	const ended = [...before].filter(([key]) => !now.has(key));
	// Texts have the same order in both periods, so a row belongs behind the same others. Numbers change.
	const isSteady = column !== undefined && !isNumeric(column.type);
	const rows = inOrder(
		both.now,
		isSteady ? [...before] : ended,
		{ keyOf, compare: comparing(column, order, tools) },
		zeroed(model),
	);
	// An item without a row in the compared period had no sales then.
	return { rows, before: (row) => before.get(keyOf(row)) ?? {}, ended: ended.length };
}

type Key = string | number;

/** What tells the rows of a table apart. */
export function keyIn({ comparison }: Pick<ReportModel, 'comparison'>): (row: ReportRow) => Key {
	return (row) => comparison?.keyOf?.(row) ?? comparison?.idOf(row) ?? '';
}

interface Order {
	readonly keyOf: (row: ReportRow) => Key;
	readonly compare: (one: ReportRow, other: ReportRow) => number;
}

/** Merges rows that are in order with others that are, too. Rows of both lists show where the others belong. */
function inOrder(
	rows: readonly ReportRow[],
	others: readonly (readonly [Key, ReportRow])[],
	{ keyOf, compare }: Order,
	toRow: (other: ReportRow) => ReportRow,
): ReportRow[] {
	const places = new Map(rows.map((row, place) => [keyOf(row), place]));
	const shared = new Set(others.map(([key]) => key));
	const merged: ReportRow[] = [];
	let next = 0;
	for (const [key, other] of others) {
		const place = places.get(key);
		if (place !== undefined) {
			while (next <= place) merged.push(...rows.slice(next, ++next));
			continue;
		}
		const row = toRow(other);
		for (let one = rows[next]; one && !shared.has(keyOf(one)); one = rows[next]) {
			if (compare(one, row) > 0) break;
			merged.push(one);
			next += 1;
		}
		merged.push(row);
	}
	return [...merged, ...rows.slice(next)];
}

/** Compares two rows as the table is sorted. Rows without a number come last. */
function comparing(
	column: ReportTableColumn | undefined,
	order: 'asc' | 'desc',
	tools: CellTools,
): Order['compare'] {
	const direction = order === 'asc' ? 1 : -1;
	if (!column) return () => 0;
	if (!isNumeric(column.type)) {
		const textOf = (row: ReportRow) => textIn(column, row, tools);
		return (one, other) => direction * textOf(one).localeCompare(textOf(other), 'en', numbersToo);
	}
	const valueOf = ({ ...row }: ReportRow) =>
		column.value ? column.value(row, tools) : numberIn(column, row);
	return (one, other) => {
		const [first, second] = [valueOf(one), valueOf(other)];
		if (first === null || first === undefined) return 1;
		return direction * (Number(first) - Number(second));
	};
}

const numbersToo = { numeric: true };

/** What the server sorts by: the row's own text, or else the one on screen. */
function textIn(column: ReportTableColumn, row: ReportRow, tools: CellTools): string {
	const own = row[column.key];
	if (typeof own === 'string') return own;
	return String(column.value?.(row, tools) ?? '');
}

/** Returns the row of an item without anything in the period: all its numbers are 0, but not those that describe it. */
function zeroed(model: ReportModel): (row: ReportRow) => ReportRow {
	const metrics = fieldsFor([...metricColumns(model), ...model.charts]);
	const { describedBy = [] } = model.comparison ?? {};
	const isCounted = (key: string, value: unknown) =>
		metrics.includes(key) ||
		(typeof value === 'number' && !/(^|_)id$/.test(key) && !describedBy.includes(key));
	return (row) =>
		Object.fromEntries(
			Object.entries(row).map(([key, value]) => [key, isCounted(key, value) ? 0 : value]),
		);
}
