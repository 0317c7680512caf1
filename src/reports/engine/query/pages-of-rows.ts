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

/** What is asked for: at which address, what a reply to it is, and what is in it. */
interface PagedSource {
	readonly path: string;
	readonly isExpected: (body: unknown) => boolean;
	readonly parse: (body: unknown) => readonly unknown[];
}

/** The rows of a report's table, a page after the other. */
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

/** A list of REST, a page after the other. */
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
		// Where something on the way keeps the headers to itself, a full page is followed by another one.
		pages = reply.totalPages ?? (data.length === maxPerPage ? page + 1 : page);
		done += data.length;
		const totalResults = reply.total ?? done;
		onProgress?.(done, totalResults);
		yield { data, totalResults };
	}
}
