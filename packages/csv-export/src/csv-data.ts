import { csvCell, csvLine } from './csv-line';

/** A column's header. If the label is a React node, the file contains `screenReaderLabel`. */
export interface CsvHeader {
	label: unknown;
	screenReaderLabel?: string;
	key?: string;
}

/** A cell. The file contains `value`, not `display`. */
export interface CsvCell {
	value?: unknown;
}

/**
 * Writes a table as CSV text: one line of header labels, then one line of cell values per row, separated by line feeds.
 * Arguments and rows that are not arrays are skipped. Cells that a spreadsheet would run as formulas become text;
 * numbers stay numbers.
 * @example generateCSVDataFromTable([{ label: 'Name' }, { label: 'Sales' }], [[{ value: 'Mug' }, { value: 5 }]]) // 'Name,Sales\nMug,5'
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
