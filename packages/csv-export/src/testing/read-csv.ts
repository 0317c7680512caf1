/** Reads CSV by RFC 4180, but with line feeds alone between records. */
export function readCsv(text: string): string[][] {
	const records: string[][] = [[]];
	const field = /(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/y;
	while (field.lastIndex < text.length || records.at(-1)?.length === 0) {
		const [, quoted, plain = '', end] = field.exec(text) ?? [];
		if (end === undefined) throw new Error(`No field at ${field.lastIndex}`);
		records.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
		if (end === '\n') records.push([]);
		if (end === ',' && field.lastIndex === text.length) records.at(-1)?.push('');
		if (end === '') break;
	}
	return records;
}

/** A cell as a spreadsheet takes it: a number where the whole of it is one, else text. */
export function asSpreadsheet(cell: string): string | number {
	return /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i.test(cell) ? Number(cell) : cell;
}
