import { useMemo } from 'react';
import { chartRows, type ChartRow } from './chart-rows';
import type { Period } from './period';
import type { BothPeriods } from './use-both-periods';

/** What a chart of a metric is drawn from: its rows, and the totals of both periods for the legend. */
export interface ChartData {
	readonly rows: readonly ChartRow[];
	readonly legendTotals: { readonly primary: number; readonly secondary: number };
}

const nothing: ChartData = { rows: [], legendTotals: { primary: 0, secondary: 0 } };

/** Made anew only when period or numbers change. */
export function useChartData(metric: string, period: Period, stats: BothPeriods): ChartData {
	return useMemo(() => {
		if (stats.status !== 'ready') return nothing;
		const { primary, secondary } = stats;
		return {
			rows: chartRows(metric, period, primary.intervals, secondary.intervals),
			legendTotals: {
				primary: Number(primary.totals[metric] ?? 0),
				secondary: Number(secondary.totals[metric] ?? 0),
			},
		};
	}, [metric, period, stats]);
}
