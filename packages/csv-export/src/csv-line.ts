/** Cells as a line of CSV, without its end. Who writes a long file ends each line and sends it. */
export function csvLine(values: readonly unknown[]): string {
	// Joining is quicker than adding to a text, which is put together only when it is read.
	return values.map(csvCell).join(',');
}

/**
 * A value as a cell: a finite number as it is, nothing for null and undefined, and any other as text. Text that a spreadsheet would
 * run as a formula is quoted and gets a tab before it.
 */
export function csvCell(value: unknown): string | number {
	if (typeof value === 'number' && Number.isFinite(value)) return value;
	if (value === undefined || value === null) return '';
	const text = textOf(value);
	// Most texts of a report are plain words: one look is enough for them.
	if (!needsCare.test(text)) return text;
	if (isFormula(text)) return quoted(`\t${text}`);
	return /[",;\s]/.test(text) ? quoted(text) : text;
}

const needsCare = /[",;\s]|^[=+\-@＝＋－＠]/;

function textOf(value: unknown): string {
	try {
		return String(value);
	} catch {
		// An object that cannot be written as text has nothing to show in a cell.
		return '';
	}
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
