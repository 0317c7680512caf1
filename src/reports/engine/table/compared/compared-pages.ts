import { pagesOfRows, type Fetching } from '../../query/pages-of-rows';
import { maxPerPage } from '../../query/requests';
import type { ReportView } from '../../query/view';
import type { ReportTable } from '../report-table';
import type { ComparedKind, ComparedSort } from './choice';
import type { RowBefore } from './compared-columns';
import { loadAll, loadBefore } from './load-compared';

/** How to fetch the rows of a file, and its columns of the compared period. */
export interface ComparedFetching extends Fetching {
	readonly choice: readonly ComparedKind[];
	/** The compared column that sorts the rows, if one does. */
	readonly sort: ComparedSort | undefined;
}

interface ComparedPage {
	readonly items: ReportTable['items'];
	/** Undefined without columns of the compared period. */
	readonly before: RowBefore | undefined;
}

type View = Pick<ReportView, 'model' | 'table' | 'tools' | 'period'>;

/** Yields all rows of a table for a file, in parts that a browser writes at once. */
export async function* comparedPages(
	view: View,
	{ choice, sort, ...fetching }: ComparedFetching,
): AsyncGenerator<ComparedPage> {
	const isCompared = choice.length > 0;
	if (sort || (isCompared && view.model.rows === 'items')) {
		yield* allInParts(view, sort, fetching);
		return;
	}
	for await (const items of pagesOfRows(view.model, view.table, fetching)) {
		yield {
			items,
			before: isCompared ? await loadBefore(view, items, fetching.signal) : undefined,
		};
	}
}

async function* allInParts(
	view: View,
	sort: ComparedSort | undefined,
	fetching: Fetching,
): AsyncGenerator<ComparedPage> {
	const all = await loadAll(view, { sort, ...fetching });
	if (!all) return;
	const { items, before } = all;
	const { data, totalResults } = items;
	for (let at = 0; at === 0 || at < data.length; at += maxPerPage) {
		yield { items: { data: data.slice(at, at + maxPerPage), totalResults }, before };
		await pause();
	}
}

/** Lets the browser draw and react. */
const pause = () => new Promise((resolve) => setTimeout(resolve));
