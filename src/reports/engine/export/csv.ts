import { generateCSVDataFromTable, generateCSVFileName } from '@store-analytics/csv-export';
export { downloadCSVFile } from '@store-analytics/csv-export';
import { isStats, paths, parseItems, parseStats } from '@store-analytics/rest-api';
import { requestWithHeaders } from '@store-analytics/rest-api/client';
import type { CellTools } from '../definition/cells';
import { withVisibility } from '../table/columns';
import type { Query } from '../../../platform/query';
import { maxPerPage, type Params } from '../query/requests';
import type { ReportModel } from '../definition/model';
import { reportTable, type ReportTable } from '../table/table-model';

/** All rows of a report's table, whatever the number of pages. `onProgress` is told the rows so far. */
export async function fetchAllRows(
	{ endpoint, rows: kind }: Pick<ReportModel, 'endpoint' | 'rows'>,
	params: Params,
	{
		signal,
		onProgress,
	}: { signal: AbortSignal; onProgress: (done: number, total: number) => void },
): Promise<ReportTable['items']> {
	const path = kind === 'items' ? paths.reportItems(endpoint) : paths.reportStats(endpoint);
	const parse = (body: unknown): unknown[] =>
		kind === 'items' ? parseItems(body) : parseStats(body).intervals;
	const isExpected = kind === 'items' ? Array.isArray : isStats;
	const data: unknown[] = [];
	let totalResults = 0;
	for (let page = 1, pages = 1; page <= pages; page += 1) {
		const query = { ...params, page, per_page: maxPerPage };
		const reply = await requestWithHeaders({ path, query, signal, isExpected, parse });
		data.push(...reply.data);
		pages = reply.totalPages ?? 1;
		totalResults = reply.total ?? data.length;
		onProgress(data.length, totalResults);
	}
	return { data, totalResults };
}

/** The visible columns of the rows as CSV; `hidden` is the user's preference as stored. */
export function csvOf(
	model: ReportModel,
	items: ReportTable['items'],
	tools: CellTools,
	hidden: unknown,
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
		shown.map((index) => ({ label: String(headers[index]?.label ?? '') })),
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
