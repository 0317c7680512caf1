import { useMemo } from 'react';
import { textOf, type Query } from '../../../platform/query';
import { usePreferences } from '../../../platform/use-preferences';

/** The query of Overview's charts, whose interval and chart type are the address's, else the user's own. */
export function useChartQuery(query: Query): Query {
	const { preferences } = usePreferences();
	const interval = textOf(query, 'interval') || String(preferences.dashboard_chart_interval ?? '');
	const chartType = textOf(query, 'chartType') || String(preferences.dashboard_chart_type ?? '');
	return useMemo(
		// Links to reports keep the query, so it must not contain defaults.
		() => ({ ...query, ...(interval && { interval }), ...(chartType && { chartType }) }),
		[query, interval, chartType],
	);
}
