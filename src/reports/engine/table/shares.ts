import type { ReportTable, TableCell } from './report-table';

type Shown = Pick<ReportTable, 'headers' | 'rows'>;

/**
 * Marks the first of these columns that the table has: it stays in sight. Each of its cells gets its part of the column's
 * greatest number, which the table draws as a bar, unless rows have different units. Leaves the table as it is if it has
 * none of them, or nothing above 0.
 */
export function withShares<Table extends Shown>(
	table: Table,
	keys: readonly (string | undefined)[],
): Table {
	const numeric = table.headers.map(({ key, isNumeric }) => (isNumeric ? key : undefined));
	const main = keys.find((key) => key !== undefined && numeric.includes(key));
	const column = main === undefined ? -1 : numeric.indexOf(main);
	const most = Math.max(0, ...table.rows.map((row) => numberOf(row[column])));
	if (column < 0 || most === 0) return table;
	const headers = table.headers.map((header, index) =>
		index === column ? { ...header, cellClassName: 'is-main-column' } : header,
	);
	// A bar of no length: the column looks like the main one of any other table.
	const whole = table.headers[column]?.hasOwnUnits ? Infinity : most;
	const rows = table.rows.map((row) =>
		row.map((cell, index) =>
			index === column ? { ...cell, share: Math.max(0, numberOf(cell)) / whole } : cell,
		),
	);
	return { ...table, headers, rows };
}

function numberOf(cell: TableCell | undefined): number {
	const number = Number(cell?.value);
	return Number.isFinite(number) ? number : 0;
}
