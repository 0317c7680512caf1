import { useMemo } from 'react';
import { updateQueryString } from '@store-analytics/navigation';
import { hiddenColumnsIn, hiddenColumnsParam, type Query } from '../../../platform/query';
import { usePreferences } from '../../../platform/use-preferences';
import type { ReportView } from '../query/view';
import { changedLike, hiddenKeys, isOptInColumn, withVisibility } from './columns';

/**
 * Returns the hidden columns, as `withVisibility` takes them, and a function that changes them. They are the user's
 * choice for the report, unless the address has its own, as that of a saved view does. Then changes go into the
 * address, and the user's choice stays.
 */
export function useHiddenColumns({
	model,
	path,
	tools: { query },
}: Pick<ReportView, 'model' | 'path' | 'tools'>) {
	const { save } = usePreferences();
	const own = useMemo(() => hiddenColumnsIn(query), [query]);
	const hidden = useColumnChoice(model.columnsPreference, query);
	const hide = (chosen: readonly string[]) => {
		const asked = model.columns.filter(({ isAsked }) => isAsked).map(({ key }) => key);
		const keys = [...chosen, ...hiddenOf(model, hidden).filter((key) => asked.includes(key))];
		if (own) updateQueryString({ [hiddenColumnsParam]: keys.join() }, path);
		else {
			const name = model.columnsPreference;
			const before = hiddenOf(model, hidden);
			void save(
				{ [name]: keys },
				{
					onTopOf: (current) => ({
						[name]: changedLike(hiddenOf(model, current[name]), before, keys),
					}),
				},
			);
		}
	};
	return { hidden, hide };
}

/** Returns the stored choice of columns: that of the address, or the user's for the report. */
export function useColumnChoice(preference: string, query: Query): unknown {
	const { preferences } = usePreferences();
	const own = useMemo(() => hiddenColumnsIn(query), [query]);
	return own ?? preferences[preference];
}

/** Returns the keys of hidden columns among the report's own; only the table knows those of extensions. */
export function hiddenOf({ columns }: ReportView['model'], hidden: unknown): string[] {
	if (Array.isArray(hidden)) return hidden.map(String);
	const own = columns.filter((column) => !isOptInColumn(column));
	const shown = withVisibility(own, hidden).filter(({ visible }) => visible);
	return hiddenKeys(
		own,
		shown.map(({ key }) => key),
	);
}
