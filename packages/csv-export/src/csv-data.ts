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
	const labels = listOf(headers).map(headerText);
	const lines = [
		...(labels.length > 0 ? [labels] : []),
		...listOf(rows)
			.filter((row) => Array.isArray(row))
			.map((row) => row.map((cell: CsvCell | null | undefined) => cell?.value)),
	];
	return lines.map((cells) => cells.map(csvCell).join(',')).join('\n');
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

function csvCell(value: unknown): string {
	if (value === undefined || value === null) return '';
	const text = textOf(value);
	// Most cells of a report are numbers and plain words: one look is enough for them.
	if (Number.isFinite(value) || !needsCare.test(text)) return text;
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
