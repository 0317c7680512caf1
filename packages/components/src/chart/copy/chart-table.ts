import { __ } from '@wordpress/i18n';
import { generateCSVDataFromTable } from '@store-analytics/csv-export';
import type { ChartContents } from '../chart-contents';

/** All data of a chart, including hidden series: a row contains a date and its values. */
interface ChartTable {
	readonly headers: readonly string[];
	readonly rows: readonly (readonly (string | number)[])[];
}

/** Whole dates, with their years; values as numbers; '' for unknown ones. */
function tableOf({ data, formats }: ChartContents, write: (value: number) => string | number) {
	const hasNotes = data.notes.some(({ length }) => length > 0);
	return {
		headers: [
			__('Date', 'store-analytics'),
			...data.series.map(({ label }) => label),
			...(hasNotes ? [__('Notes', 'store-analytics')] : []),
		],
		rows: data.dates.map((date, index) => [
			formats.writeSpoken(date),
			...data.series.map(({ values }) => {
				const value = values[index] ?? null;
				return value === null ? '' : write(value);
			}),
			...(hasNotes ? [(data.notes[index] ?? []).join('; ')] : []),
		]),
	} satisfies ChartTable;
}

/** Writes CSV for spreadsheets: plain numbers, and no cell is a formula. */
export function csvOfChart(contents: ChartContents): string {
	const { headers, rows } = tableOf(contents, (value) => value);
	return generateCSVDataFromTable(
		headers.map((label) => ({ label })),
		rows.map((row) => row.map((value) => ({ value }))),
	);
}

/** Writes a Markdown table for chats, tickets and documents: values as on the page, aligned right. */
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
