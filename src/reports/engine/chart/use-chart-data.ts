import { useMemo } from 'react';
import { wallTimeNow } from '@store-analytics/date';
import type { NumberSource } from '../definition/metric-value';
import { chartRows, numberOf, withinTotals, type ChartRow } from '../query/chart-rows';
import { seriesRows, seriesTotals, type SeriesRow, type Series } from '../query/series';
import type { Period } from '../query/period';
import type { BothPeriods } from '../query/use-both-periods';

/** The data of a metric's chart: its rows, and the legend's totals by series. */
export interface ChartData {
	readonly rows: readonly (ChartRow | SeriesRow)[];
	/** Null if a series has none. */
	readonly legendTotals: Record<string, number | null>;
}

const nothing: ChartData = { rows: [], legendTotals: { primary: 0, secondary: 0 } };

/** Computed again only when period or numbers change; without `lines` both periods, with them one series per part. */
export function useChartData(
	metric: NumberSource | undefined,
	period: Period,
	stats: BothPeriods,
	series?: Series,
): ChartData {
	const isSplit = series !== undefined;
	return useMemo(() => {
		if (stats.status !== 'ready' || !metric) return nothing;
		const { primary, secondary } = stats;
		const source = withinTotals(metric, primary.totals);
		const now = wallTimeNow();
		if (isSplit) {
			return {
				rows: seriesRows(source, primary.intervals, now),
				legendTotals: seriesTotals(source, primary.totals),
			};
		}
		return {
			rows: chartRows(source, period, primary.intervals, secondary?.intervals, now),
			legendTotals: {
				primary: numberOf(primary.totals, source),
				...(secondary && { secondary: numberOf(secondary.totals, source) }),
			},
		};
	}, [metric, period, stats, isSplit]);
}
