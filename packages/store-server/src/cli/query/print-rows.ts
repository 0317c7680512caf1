import { unknownName } from '@store-analytics/rest-api/dimensions';
import type { outputFormats } from '@store-analytics/rest-api/contract';

export type OutputFormat = (typeof outputFormats)[number];

/** A row of the output: texts and numbers by column. */
export type PrintedRow = Readonly<Record<string, string | number | null>>;

/**
 * Writes rows for people (table), spreadsheets (csv) or programs (json).
 * @example printRows([{ device: 'Mobile', orders_count: 3 }], 'csv') // 'device,orders_count\nMobile,3\n'
 */
export function printRows(rows: readonly PrintedRow[], format: OutputFormat): string {
	if (format === 'json') return `${JSON.stringify(rows, null, '\t')}\n`;
	const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
	if (columns.length === 0) return format === 'csv' ? '' : 'No rows.\n';
	const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? null))];
	return format === 'csv' ? csvOf(lines) : tableOf(lines);
}

type Line = readonly (string | number | null)[];

function csvOf(lines: readonly Line[]): string {
	return lines.map((line) => `${line.map(csvCell).join(',')}\n`).join('');
}

/** A text that a spreadsheet would calculate begins with an apostrophe instead. */
function csvCell(value: string | number | null): string {
	if (value === null) return '';
	if (typeof value === 'number') return String(value);
	const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
	return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Names to the left, numbers to the right. */
function tableOf(lines: readonly Line[]): string {
	const [head = [], ...rows] = lines;
	const texts = lines.map((line) => line.map((value, index) => plain(value, head[index])));
	const widths = head.map((_, index) => Math.max(...texts.map((line) => line[index]?.length ?? 0)));
	const isNumber = head.map((_, index) => rows.some((row) => typeof row[index] === 'number'));
	const written = texts.map((line) =>
		line
			.map((text, index) =>
				isNumber[index] ? text.padStart(widths[index] ?? 0) : text.padEnd(widths[index] ?? 0),
			)
			.join('  ')
			.trimEnd(),
	);
	const rule = widths.map((width) => '-'.repeat(width)).join('  ');
	return `${[written[0], rule, ...written.slice(1)].join('\n')}\n`;
}

/** A name of the shop may hold signs that a terminal would obey. */
function plain(value: string | number | null, column: unknown): string {
	if (value === null) return unknownName(String(column));

	return String(value).replace(/[\u0000-\u001f\u007f-\u009f]/g, ' ');
}
