/** A cell's value; numbers are written as they are, everything else as text. */
export type CsvValue = string | number | null | undefined;

/** A line of a CSV file, ended as spreadsheets expect it. */
export function csvLine(values: readonly CsvValue[]): string {
	return `${values.map(csvCell).join(',')}\r\n`;
}

/** Quoted where needed; text that a spreadsheet would run as a formula gets an apostrophe before it. */
function csvCell(value: CsvValue): string {
	if (typeof value === 'number') {
		return String(value);
	}
	const text = String(value ?? '');
	const isNumber = /^-?\d+(\.\d+)?$/.test(text);
	const safe = /^[=+\-@\t\r]/.test(text) && !isNumber ? `'${text}` : text;
	return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
