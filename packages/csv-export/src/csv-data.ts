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
	const labels = listOf(headers).map((header) => csvText(headerText(header)));
	if (labels.length > 0) lines.push(labels.join(','));
	for (const row of listOf(rows)) {
		// Joining arrays is faster than appending to a string.
		if (Array.isArray(row)) lines.push(row.map(csvCell).join(','));
	}
	return lines.join('\n');
}

function listOf<Item>(value: readonly Item[] | null | undefined): readonly Item[] {
	return Array.isArray(value) ? value : [];
}

function headerText(header: CsvHeader | null | undefined): unknown {
	const { label, screenReaderLabel, key } = header ?? {};
	return typeof label === 'object' && label !== null ? (screenReaderLabel ?? key) : label;
}

function textOf(value: unknown): string {
	try {
		return String(value);
	} catch {
		// A value that cannot be converted to text leaves its cell empty.
		return '';
	}
}

const needsCare = /[",;\s]|^[=+\-@＝＋－＠]/;

/** Keeps numbers as numbers; `join` writes them. */
function csvCell(cell: CsvCell | null | undefined): string | number {
	const value = cell?.value;
	return typeof value === 'number' && Number.isFinite(value) ? value : csvText(value);
}

function csvText(value: unknown): string {
	if (value === undefined || value === null) return '';
	const text = textOf(value);
	// Most texts of a report are plain words, so one test is enough for them.
	if (!needsCare.test(text)) return text;
	if (isFormula(text)) return quoted(`\t${text}`);
	return /[",;\s]/.test(text) ? quoted(text) : text;
}

/**
 * Checks whether a spreadsheet would run the text as a formula. A signed number is not a formula. The wide signs come
 * from East Asian keyboards, and spreadsheets read them alike.
 */
function isFormula(text: string): boolean {
	if (!/^[=+\-@＝＋－＠\t\r\n]/.test(text)) return false;
	return text.trim() === '' || !Number.isFinite(Number(text));
}

function quoted(text: string): string {
	return `"${text.replaceAll('"', '""')}"`;
}
