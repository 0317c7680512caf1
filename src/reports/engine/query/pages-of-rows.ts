import { parseItems } from '@store-analytics/rest-api';
import { requestWithHeaders, type Reply } from '@store-analytics/rest-api/client';
import { loadReportRows, loadReportStats } from '@store-analytics/rest-api/load-report';
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

/** Requests a page with its rows. */
type LoadPage = (query: Params, signal: AbortSignal) => Promise<Reply<readonly unknown[]>>;

/** Yields the rows of a report's table, page by page. */
export function pagesOfRows(
	{ endpoint, rows: kind }: Pick<ReportModel, 'endpoint' | 'rows'>,
	params: Params,
	fetching: Fetching,
): AsyncGenerator<PageOfRows> {
	const load: LoadPage =
		kind === 'items'
			? (query, signal) => loadReportRows(endpoint, query, signal)
			: async (query, signal) => {
					const reply = await loadReportStats(endpoint, query, signal);
					return { ...reply, data: reply.data.intervals };
				};
	return pagesOf(load, params, fetching);
}

/** Yields a REST collection, page by page. */
export function pagesOfItems(
	path: string,
	params: Params,
	fetching: Fetching,
): AsyncGenerator<PageOfRows> {
	const shape = { isExpected: Array.isArray, parse: parseItems };
	return pagesOf(
		(query, signal) => requestWithHeaders({ path, query, signal, ...shape }),
		params,
		fetching,
	);
}

async function* pagesOf(
	load: LoadPage,
	params: Params,
	{ signal, onProgress }: Fetching,
): AsyncGenerator<PageOfRows> {
	let done = 0;
	for (let page = 1, pages = 1; page <= pages; page += 1) {
		const query = { ...params, page, per_page: maxPerPage };
		const reply = await load(query, signal);
		const { data } = reply;
		// If a proxy strips the headers, a full page means that another may follow.
		pages = reply.totalPages ?? (data.length === maxPerPage ? page + 1 : page);
		done += data.length;
		const totalResults = reply.total ?? done;
		onProgress?.(done, totalResults);
		yield { data, totalResults };
	}
}
