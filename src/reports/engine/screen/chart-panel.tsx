import { __ } from '@wordpress/i18n';
import { AnalyticsError, Chart } from '@store-analytics/components';
import { getChartTypeForQuery } from '@store-analytics/date';
import { StillWaiting } from '../../data-status';
import { chartProps } from '../chart/chart-props';
import { selectedChart } from '../summary/summary';
import { useChartData } from '../chart/use-chart-data';
import { seriesLabel } from '../query/chart-rows';
import { useBothPeriods } from '../query/use-both-periods';
import type { ReportView } from '../query/view';

/** The selected metric over time: both periods in one chart, or a line for each of the things that are compared. */
export function ChartPanel({ view }: { view: ReportView }) {
	const { model, path, period, tools, series, state } = view;
	const stats = useBothPeriods(model.statsEndpoint, view.stats, state);
	const metric = selectedChart(model.charts, tools.query);
	const { rows, legendTotals } = useChartData(metric?.key ?? '', period, stats, series);
	if (stats.status === 'error') {
		return <AnalyticsError error={stats.error} onRetry={stats.retry} />;
	}
	if (metric === undefined) return null;
	return (
		<>
			{stats.status === 'loading' && <StillWaiting />}
			<Chart
				{...chartProps(metric, period, tools.currency, rows.length)}
				data={rows}
				path={path}
				query={tools.query}
				title={metric.label}
				{...(series
					? { mode: 'item-comparison', itemsLabel: series.label, filterParam: series.param }
					: { tooltipTitle: metric.label })}
				chartType={getChartTypeForQuery(tools.query)}
				isRequesting={stats.status === 'loading'}
				awaitedLabels={[period.primary, period.secondary].flatMap((range) =>
					range ? [seriesLabel(range)] : [],
				)}
				emptyMessage={
					state === 'nothing'
						? __('No data for the current search', 'store-analytics')
						: __('No data for the selected date range', 'store-analytics')
				}
				legendTotals={legendTotals}
				// A single line has nothing to be hidden from.
				interactiveLegend={series !== undefined || period.secondary !== undefined}
			/>
		</>
	);
}
