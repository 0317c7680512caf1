import { useMemo } from 'react';
import type { ReportView } from '../../query/view';
import type { TableHeader } from '../columns';
import type { ReportTable } from '../report-table';
import type { ExplainBeside } from './compared-columns';
import { comparedChoice, comparedKinds, comparedSort, isRowComparable } from './choice';
import { useCompared } from './use-compared';

/** Loads rows of the compared period, but only if the user has turned its columns on. */
export function useComparedRows(
	view: ReportView,
	{ items, areLoaded }: Pick<ReportTable, 'items'> & { readonly areLoaded: boolean },
	preferences: Readonly<Record<string, unknown>>,
) {
	const chosen = isRowComparable(view) ? comparedChoice(preferences).join() : '';
	const choice = useMemo(() => comparedKinds.filter((kind) => chosen.includes(kind)), [chosen]);
	const keys = view.model.columns.map(({ key }) => key);
	const sort = comparedSort(view.tools.query, choice, keys);
	return { compared: useCompared(view, { items, areLoaded, choice, sort }), choice };
}

interface Shown<Header extends TableHeader> {
	readonly table: ReportTable;
	readonly headers: readonly Header[];
	readonly items: ReportTable['items'];
	readonly explain: ExplainBeside | undefined;
}

/** Returns headers and rows with the columns of the compared period. */
export function useComparedTable<Header extends TableHeader>(
	{ model, tools }: ReportView,
	{ table: { rows }, headers, items, explain }: Shown<Header>,
	{ compared, choice }: ReturnType<typeof useComparedRows>,
): { readonly headers: readonly Header[]; readonly rows: ReportTable['rows'] } {
	const { before, withCompared, isTooLong } = compared;
	return useMemo(() => {
		const own = { headers, rows };
		const columns = { choice, before, tools, isSortable: !isTooLong, explain };
		return withCompared?.(model, { ...own, items }, columns) ?? own;
	}, [headers, rows, items, choice, before, withCompared, tools, model, isTooLong, explain]);
}
