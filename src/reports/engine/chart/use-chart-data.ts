import { useMemo } from 'react';
import { chartRows, numberOf, type ChartRow } from '../query/chart-rows';
import { seriesRows, seriesTotals, type SeriesRow, type Series } from '../query/series';
import type { Period } from '../query/period';
import type { BothPeriods } from '../query/use-both-periods';

/** What a chart of a metric is drawn from: its rows, and the legend's totals by line. */
export interface ChartData {
	readonly rows: readonly (ChartRow | SeriesRow)[];
	readonly legendTotals: Record<string, number>;
}

const nothing: ChartData = { rows: [], legendTotals: { primary: 0, secondary: 0 } };

/** Made anew only when period or numbers change; without `lines` both periods, with them one line for each part. */
export function useChartData(
	metric: string,
	period: Period,
	stats: BothPeriods,
	series?: Series,
): ChartData {
	const isSplit = series !== undefined;
	return useMemo(() => {
		if (stats.status !== 'ready') return nothing;
		const { primary, secondary } = stats;
		if (isSplit) {
			return {
				rows: seriesRows(metric, primary.intervals),
				legendTotals: seriesTotals(metric, primary.totals),
			};
		}
		return {
			rows: chartRows(metric, period, primary.intervals, secondary?.intervals),
			legendTotals: {
				primary: numberOf(primary.totals, metric),
				...(secondary && { secondary: numberOf(secondary.totals, metric) }),
			},
		};
	}, [metric, period, stats, isSplit]);
}
