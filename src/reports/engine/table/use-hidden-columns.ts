import { useMemo } from 'react';
import { updateQueryString } from '@store-analytics/navigation';
import { hiddenColumnsIn, hiddenColumnsParam } from '../../../platform/query';
import { usePreferences } from '../../../platform/use-preferences';
import type { ReportView } from '../query/view';
import { hiddenKeys, withVisibility } from './columns';

/**
 * Which columns the table hides, as `withVisibility` takes it, and what hides others: the user's choice for the report, unless the address
 * has its own, as that of a saved view. Then the choice goes into the address, and the user's stays as it is.
 */
export function useHiddenColumns({
	model,
	path,
	tools: { query },
}: Pick<ReportView, 'model' | 'path' | 'tools'>) {
	const { preferences, save } = usePreferences();
	const own = useMemo(() => hiddenColumnsIn(query), [query]);
	const hidden: unknown = own ?? preferences[model.columnsPreference];
	const hide = (keys: readonly string[]) => {
		if (own) updateQueryString({ [hiddenColumnsParam]: keys.join() }, path);
		else void save({ [model.columnsPreference]: keys });
	};
	return { hidden, hide };
}

/** Keys of the columns of a report's own that are hidden; what extensions' columns are like shows only in the table. */
export function hiddenOf({ columns }: ReportView['model'], hidden: unknown): string[] {
	if (Array.isArray(hidden)) return hidden.map(String);
	const shown = withVisibility(columns, hidden).filter(({ visible }) => visible);
	return hiddenKeys(
		columns,
		shown.map(({ key }) => key),
	);
}
