import { csvCell, csvLine } from './csv-line';

/** A column's header; the label may be a React node, and then the screen reader's text is written. */
export interface CsvHeader {
	label: unknown;
	screenReaderLabel?: string;
	key?: string;
}

/** A cell; `value` is what is written, `display` is not. */
export interface CsvCell {
	value?: unknown;
}

/**
 * A table as CSV text: a line of header labels, then a line of cell values for each row, separated by `\n`. What is no
 * array adds nothing. Cells that a spreadsheet would run as formulas are made text; numbers stay numbers.
 */
export function generateCSVDataFromTable(
	headers: readonly CsvHeader[],
	rows: readonly (readonly CsvCell[])[],
): string {
	const lines: string[] = [];
	const labels = listOf(headers).map(headerText);
	if (labels.length > 0) lines.push(csvLine(labels));
	for (const row of listOf(rows)) {
		if (Array.isArray(row)) lines.push(row.map(writeCell).join(','));
	}
	return lines.join('\n');
}

function writeCell(cell: CsvCell | null | undefined): string | number {
	return csvCell(cell?.value);
}

function listOf<Item>(value: readonly Item[] | null | undefined): readonly Item[] {
	return Array.isArray(value) ? value : [];
}

function headerText(header: CsvHeader | null | undefined): unknown {
	const { label, screenReaderLabel, key } = header ?? {};
	return typeof label === 'object' && label !== null ? (screenReaderLabel ?? key) : label;
}
