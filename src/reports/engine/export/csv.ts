import { generateCSVDataFromTable, generateCSVFileName } from '@store-analytics/csv-export';
export { downloadCSVFile } from '@store-analytics/csv-export';
import { isStats, paths, parseItems, parseStats } from '@store-analytics/rest-api';
import { requestWithHeaders } from '@store-analytics/rest-api/client';
import type { CellTools } from '../definition/cells';
import { withVisibility } from '../table/columns';
import type { Query } from '../../../platform/query';
import { maxPerPage, type Params } from '../query/requests';
import type { ReportModel } from '../definition/model';
import type { ReportView } from '../query/view';
import { reportTable, type ReportTable } from '../table/table-model';

/** How the pages of a table are fetched; `onProgress` is told the rows so far. */
interface Fetching {
	readonly signal: AbortSignal;
	readonly onProgress: (done: number, total: number) => void;
}

/** All rows of a report's table as CSV. A page is written when it has come: no number of rows keeps the screen waiting. */
export async function csvOfAllPages(
	{ model, table, tools }: Pick<ReportView, 'model' | 'table' | 'tools'>,
	hidden: unknown,
	fetching: Fetching,
): Promise<string> {
	const parts: string[] = [];
	for await (const items of pagesOfRows(model, table, fetching)) {
		const headers = parts.length === 0;
		parts.push(csvOf(model, items, tools, hidden, { headers }));
	}
	return parts.filter((part) => part !== '').join('\n');
}

/** The rows of a report's table, a page after the other. */
export async function* pagesOfRows(
	{ endpoint, rows: kind }: Pick<ReportModel, 'endpoint' | 'rows'>,
	params: Params,
	{ signal, onProgress }: Fetching,
): AsyncGenerator<ReportTable['items']> {
	const path = kind === 'items' ? paths.reportItems(endpoint) : paths.reportStats(endpoint);
	const parse = (body: unknown): unknown[] =>
		kind === 'items' ? parseItems(body) : parseStats(body).intervals;
	const isExpected = kind === 'items' ? Array.isArray : isStats;
	let done = 0;
	for (let page = 1, pages = 1; page <= pages; page += 1) {
		const query = { ...params, page, per_page: maxPerPage };
		const reply = await requestWithHeaders({ path, query, signal, isExpected, parse });
		const { data } = reply;
		// Where something on the way keeps the headers to itself, a full page is followed by another one.
		pages = reply.totalPages ?? (data.length === maxPerPage ? page + 1 : page);
		done += data.length;
		const totalResults = reply.total ?? done;
		onProgress(done, totalResults);
		yield { data, totalResults };
	}
}

/** The visible columns of the rows as CSV, under their headers unless told otherwise; `hidden` is the user's preference as stored. */
export function csvOf(
	model: ReportModel,
	items: ReportTable['items'],
	tools: CellTools,
	hidden: unknown,
	{ headers: hasHeaders }: { headers: boolean } = { headers: true },
): string {
	const { headers, rows } = reportTable(model, items, {
		totals: items.totalResults,
		summary: null,
		tools,
	});
	const shown = withVisibility(headers, hidden).flatMap(({ key, visible }, index) =>
		visible && key !== 'compare' ? [index] : [],
	);
	return generateCSVDataFromTable(
		hasHeaders ? shown.map((index) => ({ label: String(headers[index]?.label ?? '') })) : [],
		rows.map((row) => shown.map((index) => ({ value: row[index]?.value }))),
	);
}

/** Name of the file: report, day, and what the address asked. */
export function csvFileName(title: string, query: Query): string {
	const parameters = Object.entries(query).filter(
		([key, value]) => typeof value === 'string' && key !== 'page' && key !== 'path',
	);
	return generateCSVFileName(title, Object.fromEntries(parameters));
}
