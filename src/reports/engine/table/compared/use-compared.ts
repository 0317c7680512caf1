import { useEffect, useMemo, useState } from 'react';
import { whyCodeIsMissing } from '../../../../platform/failures';
import type { ReportView } from '../../query/view';
import { pageOf } from '../use-table-data';
import type { ReportTable } from '../report-table';
import type { ComparedKind, ComparedSort } from './choice';
import type { RowBefore, withCompared } from './compared-columns';

/** The most rows that a column unknown to the server can sort. */
export const mostSorted = 1000;

interface Loaded {
	readonly of: unknown;
	readonly before?: RowBefore;
	readonly sorted?: ReportTable['items'];
	readonly withCompared?: typeof withCompared;
	readonly error?: unknown;
}

interface ComparedRows {
	readonly before: RowBefore | undefined;
	/** Adds the columns; undefined until its code has loaded. */
	readonly withCompared: typeof withCompared | undefined;
	/** A page of the sorted rows if a compared column sorts the table; undefined until it has loaded. */
	readonly items: ReportTable['items'] | undefined;
	readonly isLoading: boolean;
	readonly failed: { readonly error: unknown; readonly retry: () => void } | undefined;
}

interface ComparedOptions {
	readonly items: ReportTable['items'];
	readonly choice: readonly ComparedKind[];
	readonly sort: ComparedSort | undefined;
}

/** Loads the compared period's rows for the current page, if the user has turned them on. */
export function useCompared(
	view: ReportView,
	{ items, choice, sort }: ComparedOptions,
): ComparedRows {
	const [loaded, setLoaded] = useState<Loaded>();
	const [attempt, setAttempt] = useState(0);
	// Only after the first rows have loaded is it known whether there are too many to sort.
	const isChosen = choice.length > 0 && items.data.length > 0;
	const { key, kind, order } = sort ?? {};
	const wanted = isChosen
		? JSON.stringify([view.path, view.table, view.period.secondary, key, kind, order, attempt])
		: undefined;
	const of = sort ? wanted : wanted && items;
	useEffect(() => {
		if (of === undefined) return undefined;
		const controller = new AbortController();
		const { signal } = controller;
		const load = async (): Promise<Loaded> => {
			const [{ loadBefore, loadSorted }, columns] = await Promise.all([
				import(/* webpackChunkName: 'compared' */ './load-compared'),
				import(/* webpackChunkName: 'compared' */ './compared-columns'),
			]);
			if (key && kind && order) {
				const found = await loadSorted(view, { key, kind, order }, signal);
				return {
					of,
					before: found.before,
					sorted: found.items,
					withCompared: columns.withCompared,
				};
			}
			const before = await loadBefore(view, items, signal);
			return { of, before, withCompared: columns.withCompared };
		};
		load().then(
			(now) => !signal.aborted && setLoaded(now),
			async (thrown: unknown) => {
				const error = await whyCodeIsMissing(thrown);
				if (!signal.aborted) setLoaded({ of, error });
			},
		);
		return () => controller.abort();
		// eslint-disable-next-line react-hooks/exhaustive-deps -- what is asked for is all in `of`
	}, [of, attempt]);
	const current = isChosen && loaded?.of === of ? loaded : undefined;
	const { sorted, error } = current ?? {};
	const page = useMemo(
		() => sorted && { ...sorted, data: pageOf(sorted.data, view.table) },
		[sorted, view.table],
	);
	return {
		before: current?.before,
		withCompared: isChosen ? loaded?.withCompared : undefined,
		items: page,
		isLoading: sort !== undefined && isChosen && !sorted && error === undefined,
		failed:
			error === undefined ? undefined : { error, retry: () => setAttempt((last) => last + 1) },
	};
}
