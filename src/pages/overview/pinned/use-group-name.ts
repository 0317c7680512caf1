import { useCallback } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { parseQuery } from '@store-analytics/navigation';
import type { ReportModel } from '../../../reports/engine/definition/model';
import { useLoaded } from '../../../reports/engine/query/use-loaded';
import { narrowingOf } from '../../../views/address';

/** The name of a pinned report with what it is limited to, because all other numbers on Overview are not. */
export function useGroupName({ title, advancedFilters }: ReportModel, query: string): string {
	const only = useLoaded(
		useCallback(async () => {
			const { onlyValues } = await import(/* webpackChunkName: 'filter-chips' */ './only-values');
			return onlyValues(advancedFilters.filters, parseQuery(query));
		}, [advancedFilters, query]),
	);
	const values = only.status === 'ready' ? only.value : undefined;
	if (values === '' || narrowingOf({ query: parseQuery(query) }) === '') return title;
	return values === undefined
		? /* translators: %s: name of a report */
			sprintf(__('%s (filtered)', 'store-analytics'), title)
		: /* translators: 1: name of a report, 2: the only value that it shows, such as "Germany" */
			sprintf(__('%1$s (%2$s)', 'store-analytics'), title, values);
}
