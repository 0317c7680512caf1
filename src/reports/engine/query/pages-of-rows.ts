import { isStats, paths, parseItems, parseStats } from '@store-analytics/rest-api';
import { requestWithHeaders } from '@store-analytics/rest-api/client';
import type { ReportModel } from '../definition/model';
import { maxPerPage, type Params } from './requests';

/** How to fetch the pages of a table; `onProgress` receives the number of rows so far. */
export interface Fetching {
	readonly signal: AbortSignal;
	readonly onProgress?: (done: number, total: number) => void;
}

/** The rows of one page, and the number of rows on all pages. */
interface PageOfRows {
	readonly data: readonly unknown[];
	readonly totalResults: number;
}

/** A paged request: its path, its parser, and how to read a page from the response. */
interface PagedSource {
	readonly path: string;
	readonly isExpected: (body: unknown) => boolean;
	readonly parse: (body: unknown) => readonly unknown[];
}

/** Yields the rows of a report's table, page by page. */
export function pagesOfRows(
	{ endpoint, rows: kind }: Pick<ReportModel, 'endpoint' | 'rows'>,
	params: Params,
	fetching: Fetching,
): AsyncGenerator<PageOfRows> {
	if (kind === 'items') return pagesOfItems(paths.reportItems(endpoint), params, fetching);
	const parse = (body: unknown) => parseStats(body).intervals;
	return pagesOf(
		{ path: paths.reportStats(endpoint), isExpected: isStats, parse },
		params,
		fetching,
	);
}

/** Yields a REST collection, page by page. */
export function pagesOfItems(
	path: string,
	params: Params,
	fetching: Fetching,
): AsyncGenerator<PageOfRows> {
	return pagesOf({ path, isExpected: Array.isArray, parse: parseItems }, params, fetching);
}

async function* pagesOf(
	source: PagedSource,
	params: Params,
	{ signal, onProgress }: Fetching,
): AsyncGenerator<PageOfRows> {
	let done = 0;
	for (let page = 1, pages = 1; page <= pages; page += 1) {
		const query = { ...params, page, per_page: maxPerPage };
		const reply = await requestWithHeaders({ ...source, query, signal });
		const { data } = reply;
		// If a proxy strips the headers, a full page means that another may follow.
		pages = reply.totalPages ?? (data.length === maxPerPage ? page + 1 : page);
		done += data.length;
		const totalResults = reply.total ?? done;
		onProgress?.(done, totalResults);
		yield { data, totalResults };
	}
}
