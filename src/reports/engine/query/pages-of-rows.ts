import { isStats, paths, parseItems, parseStats } from '@store-analytics/rest-api';
import { requestWithHeaders } from '@store-analytics/rest-api/client';
import type { ReportModel } from '../definition/model';
import { maxPerPage, type Params } from './requests';

/** How the pages of a table are fetched; `onProgress` is told the rows so far. */
export interface Fetching {
	readonly signal: AbortSignal;
	readonly onProgress?: (done: number, total: number) => void;
}

/** Rows of one page, and how many there are on all. */
interface PageOfRows {
	readonly data: readonly unknown[];
	readonly totalResults: number;
}

/** The rows of a report's table, a page after the other. */
export async function* pagesOfRows(
	{ endpoint, rows: kind }: Pick<ReportModel, 'endpoint' | 'rows'>,
	params: Params,
	{ signal, onProgress }: Fetching,
): AsyncGenerator<PageOfRows> {
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
		onProgress?.(done, totalResults);
		yield { data, totalResults };
	}
}
