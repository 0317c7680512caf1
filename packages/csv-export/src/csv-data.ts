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
	const labels = listOf(headers).map((header) => csvText(headerText(header)));
	if (labels.length > 0) lines.push(labels.join(','));
	for (const row of listOf(rows)) {
		// Joining is quicker than adding to a text, which is put together only when it is read.
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
		// An object that cannot be written as text has nothing to show in a cell.
		return '';
	}
}

const needsCare = /[",;\s]|^[=+\-@＝＋－＠]/;

/** Numbers stay numbers: joining writes them. */
function csvCell(cell: CsvCell | null | undefined): string | number {
	const value = cell?.value;
	return typeof value === 'number' && Number.isFinite(value) ? value : csvText(value);
}

function csvText(value: unknown): string {
	if (value === undefined || value === null) return '';
	const text = textOf(value);
	// Most texts of a report are plain words: one look is enough for them.
	if (!needsCare.test(text)) return text;
	if (isFormula(text)) return quoted(`\t${text}`);
	return /[",;\s]/.test(text) ? quoted(text) : text;
}

/**
 * Whether a spreadsheet would take the text as a formula; a number with its sign is none. The wide signs are those that East
 * Asian keyboards write and spreadsheets read alike.
 */
function isFormula(text: string): boolean {
	if (!/^[=+\-@＝＋－＠\t\r\n]/.test(text)) return false;
	return text.trim() === '' || !Number.isFinite(Number(text));
}

function quoted(text: string): string {
	return `"${text.replaceAll('"', '""')}"`;
}
