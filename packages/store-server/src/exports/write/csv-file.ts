import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { csvLine } from '@store-analytics/csv-export/csv-line';

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

const LINE_END = '\r\n';

/**
 * Streams rows into a CSV file that only the current user can read. What a spreadsheet would run is text. `onRows` gets
 * the number of rows so far.
 */
export async function writeCsv(
	file: string,
	labels: readonly string[],
	portions: AsyncIterable<readonly (readonly unknown[])[]>,
	{ signal, onRows }: { readonly signal: AbortSignal; onRows(rows: number): void },
): Promise<void> {
	async function* texts() {
		yield BYTE_ORDER_MARK + csvLine(labels) + LINE_END;
		let rows = 0;
		for await (const portion of portions) {
			yield portion.map((values) => csvLine(values) + LINE_END).join('');
			rows += portion.length;
			onRows(rows);
		}
	}
	await pipeline(Readable.from(texts()), createWriteStream(file, { mode: 0o600, flags: 'wx' }), {
		signal,
	});
}
