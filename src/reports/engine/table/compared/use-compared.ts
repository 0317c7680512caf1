import { useMemo, useState } from 'react';
import { useLatest } from '../../query/use-latest';
import { useRefreshes } from '../../query/use-refreshes';
import type { ReportView } from '../../query/view';
import { pageOf } from '../use-table-data';
import type { ReportTable } from '../report-table';
import type { ComparedKind, ComparedSort } from './choice';
import type { RowBefore, withCompared } from './compared-columns';

/** The most rows of a period that are loaded, to list them all and to sort by a column that the server does not know. */
export const mostSorted = 1000;

/** The compared rows of one page, or with all rows of the table. */
interface Loaded {
	readonly withCompared: typeof withCompared;
	readonly before: RowBefore;
	readonly all?: ReportTable['items'];
	readonly ended?: number;
}

interface ComparedRows {
	readonly before: RowBefore | undefined;
	/** Adds the columns; undefined until its code has loaded. */
	readonly withCompared: typeof withCompared | undefined;
	/** A page of all rows, if the table needs them all; undefined until they have loaded. */
	readonly items: ReportTable['items'] | undefined;
	/** How many rows, on all pages, only the compared period has. */
	readonly ended: number;
	/** Whether a period has too many rows to load them all. */
	readonly isTooLong: boolean;
	/** The compared column that sorts the table. */
	readonly sort: ComparedSort | undefined;
	readonly isLoading: boolean;
	readonly failed: { readonly error: unknown; readonly retry: () => void } | undefined;
}

interface ComparedOptions {
	readonly items: ReportTable['items'];
	/** Whether these rows have loaded. */
	readonly areLoaded: boolean;
	readonly choice: readonly ComparedKind[];
	readonly sort: ComparedSort | undefined;
}

/**
 * Loads rows of the compared period, if the user has turned them on: those of the days on the page. Of items it loads
 * all, because others may have been sold then.
 */
export function useCompared(view: ReportView, options: ComparedOptions): ComparedRows {
	const { items, areLoaded, choice } = options;
	const { table, model } = view;
	const [tooLong, setTooLong] = useState<string>();
	const list = listOf(view);
	const isTooLong = items.totalResults > mostSorted || tooLong === list;
	const sort = isTooLong ? undefined : options.sort;
	const needsAll = !isTooLong && (sort !== undefined || model.rows === 'items');
	const isChosen = choice.length > 0 && (needsAll || items.data.length > 0);
	// Only after the first rows have loaded is it known whether there are too many to load all.
	const asked = useOnceReady(isChosen ? JSON.stringify([list, sort]) : undefined, areLoaded);
	const refreshes = useRefreshes(table, areLoaded ? items : undefined);
	const { current, last, retry } = useLatest<Loaded | undefined>(
		needsAll ? asked : asked && items,
		refreshes,
		async (signal) => {
			const [{ loadAll, loadBefore }, { withCompared }] = await Promise.all([
				import(/* webpackChunkName: 'compared' */ './load-compared'),
				import(/* webpackChunkName: 'compared' */ './compared-columns'),
			]);
			if (!needsAll) return { withCompared, before: await loadBefore(view, items, signal) };
			const found = await loadAll(view, { sort, known: items, most: mostSorted, signal });
			if (found) return { withCompared, ...found, all: found.items };
			if (!signal.aborted) setTooLong(list);
			return undefined;
		},
	);
	const { value, error } = current ?? {};
	const all = value?.all;
	const shown = useMemo(() => all && { ...all, data: pageOf(all.data, table) }, [all, table]);
	const isAwaited = sort !== undefined || items.data.length === 0;
	return {
		...{ before: value?.before, items: shown, ended: value?.ended ?? 0, sort },
		withCompared: isChosen ? last?.withCompared : undefined,
		isTooLong: isTooLong && choice.length > 0,
		isLoading: isChosen && needsAll && isAwaited && !all && error === undefined,
		failed: error === undefined ? undefined : { error, retry },
	};
}

/** The rows of a table in its order, on all pages, and what they are compared with. */
function listOf({ path, table, period }: ReportView): string {
	const rows = { ...table, page: undefined, per_page: undefined };
	return JSON.stringify([path, rows, period.secondary]);
}

/** Returns what is wanted, once everything has been ready for it; also while another page loads. */
function useOnceReady(wanted: string | undefined, isReady: boolean): string | undefined {
	const [started, setStarted] = useState<string>();
	if (isReady && started !== wanted) setStarted(wanted);
	return started === wanted ? wanted : undefined;
}
