import { __ } from '@wordpress/i18n';
import { generateCSVDataFromTable } from '@store-analytics/csv-export';
import type { ChartContents } from '../chart-contents';

/** All that a chart shows, hidden series included: a date and its values in each row. */
interface ChartTable {
	readonly headers: readonly string[];
	readonly rows: readonly (readonly (string | number)[])[];
}

/** Dates as they are written on the page, values as numbers; '' for what is not known. */
function tableOf({ data, formats }: ChartContents, write: (value: number) => string | number) {
	const hasNotes = data.notes.some(({ length }) => length > 0);
	return {
		headers: [
			__('Date', 'store-analytics'),
			...data.series.map(({ label }) => label),
			...(hasNotes ? [__('Notes', 'store-analytics')] : []),
		],
		rows: data.dates.map((date, index) => [
			formats.writeLabel(date),
			...data.series.map(({ values }) => {
				const value = values[index] ?? null;
				return value === null ? '' : write(value);
			}),
			...(hasNotes ? [(data.notes[index] ?? []).join('; ')] : []),
		]),
	} satisfies ChartTable;
}

/** As a file for spreadsheets: plain numbers, cells that are no formulas. */
export function csvOfChart(contents: ChartContents): string {
	const { headers, rows } = tableOf(contents, (value) => value);
	return generateCSVDataFromTable(
		headers.map((label) => ({ label })),
		rows.map((row) => row.map((value) => ({ value }))),
	);
}

/** As a table for chats, tickets and documents: values as they are written on the page, at the right. */
export function markdownOfChart(contents: ChartContents): string {
	const { headers, rows } = tableOf(contents, contents.formats.numbers.exact);
	const { length } = contents.data.series;
	const line = (cells: readonly unknown[]) => `| ${cells.map(cell).join(' | ')} |`;
	const rule = headers.map((_, index) => (index === 0 || index > length ? '---' : '---:'));
	return [line(headers), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n');
}

function cell(value: unknown): string {
	return String(value).replace(/\\/g, '\\\\').replace(/\|/g, '\\|').replace(/\s+/g, ' ').trim();
}
