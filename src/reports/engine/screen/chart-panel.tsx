import { useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import { AnalyticsError, Chart, useStore, type ChartProps } from '@store-analytics/components';
import { getChartTypeForQuery } from '@store-analytics/date';
import { SlowResponseNotice } from '../../../platform/slow-response';
import { chartProps } from '../chart/chart-props';
import { chartSource } from '../chart/chart-source';
import { selectedChart } from '../summary/summary';
import { useChartData } from '../chart/use-chart-data';
import { useBreakdownItems } from '../explain/break-down/use-breakdown-items';
import { useExplainedValue } from '../explain/use-explained-value';
import { usePlan } from '../plan/use-plan';
import { drillDownOf } from '../query/lookup';
import { seriesLabel } from '../query/chart-rows';
import { useBothPeriods } from '../query/use-both-periods';
import { useNumbersAtHand } from '../query/use-numbers-at-hand';
import { Awaiting } from './awaiting';
import type { ReportView } from '../query/view';
import type { ChartData } from '../chart/use-chart-data';
import type { BothPeriods } from '../query/use-both-periods';
import type { ChartMetric } from '../definition/definition';
import type { ShownNumber } from '../plan/shown-number';

interface ChartPanelProps {
	readonly view: ReportView;
	/** True if the chart stands outside its report, whose address it must not change. */
	readonly isAlone?: boolean;
}

/** The selected metric over time: both periods in one chart, or one line for each compared item. */
export function ChartPanel({ view, isAlone = false }: ChartPanelProps) {
	const {
		model,
		path,
		tools: { query },
		state,
	} = view;
	const { locale } = useStore();
	const current = useBothPeriods(model.statsEndpoint, view.stats, state);
	const { view: shown, stats, isStale } = useNumbersAtHand(view, current);
	const { period, tools, series } = shown;
	const metric = selectedChart(model.charts, query);
	const data = useChartData(metric, period, stats, series);
	const plan = usePlan(useShownNumber(shown, metric, stats, data));
	const menuItems = useMenuItems(view, metric, plan.menuItems);
	const { dialog, explainValue } = useExplainedValue(shown, metric, stats, data);
	if (stats.status === 'error') {
		return <AnalyticsError error={stats.error} onRetry={stats.retry} />;
	}
	if (metric === undefined) return null;
	return (
		<>
			{stats.status === 'loading' && <SlowResponseNotice />}
			<Awaiting
				isStale={isStale}
				isShapeless={state === 'pending' && drillDownOf(model, query) !== undefined}
			>
				<Chart
					{...chartProps(metric, period, { currency: tools.currency, locale }, data.rows.length)}
					{...plan}
					menuItems={menuItems}
					// The toolbar has the interval.
					allowedIntervals={[]}
					onChoose={explainValue}
					path={path}
					query={query}
					title={metric.label}
					source={chartSource(metric.label, period, tools.settings.siteTitle)}
					{...(series
						? { mode: 'item-comparison', itemsLabel: series.label, filterParam: series.param }
						: { tooltipTitle: metric.label })}
					chartType={getChartTypeForQuery(query)}
					{...(isAlone && {
						...{ showHeaderControls: false, showMenu: true, legendPosition: 'bottom' as const },
					})}
					isRequesting={stats.status === 'loading'}
					awaitedLabels={[period.primary, period.secondary].flatMap((range) =>
						range ? [seriesLabel(range)] : [],
					)}
					emptyMessage={
						state === 'nothing'
							? __('No data for the current search', 'store-analytics')
							: __('No data for the selected date range', 'store-analytics')
					}
					// A single line needs no toggle in the legend.
					interactiveLegend={!isAlone && (series !== undefined || period.secondary !== undefined)}
				/>
			</Awaiting>
			{dialog}
		</>
	);
}

/** Puts the ways to break the number down before the entries of its plan. */
function useMenuItems(
	{ model, path, stats, tools: { query } }: ReportView,
	metric: ChartMetric | undefined,
	own: ChartProps['menuItems'],
): ChartProps['menuItems'] {
	const { statsEndpoint: endpoint } = model;
	const ways = useBreakdownItems(
		metric && { endpoint, metric: metric.key, params: stats.primary },
		{ path, query },
	);
	return (onClose) => (
		<>
			{ways?.(onClose)}
			{own?.(onClose)}
		</>
	);
}

/** Returns the selected metric for targets; the same object while its content is the same. */
function useShownNumber(
	{ model, period, tools, series, stats: requests }: ReportView,
	metric: ChartMetric | undefined,
	stats: BothPeriods,
	chart: ChartData,
): ShownNumber | undefined {
	const { currency, settings } = tools;
	const { statsEndpoint: endpoint } = model;
	const { primary: request } = requests;
	const isSplit = series !== undefined;
	return useMemo(
		() =>
			metric && { endpoint, metric, request, period, stats, chart, isSplit, currency, settings },
		[endpoint, metric, request, period, stats, chart, isSplit, currency, settings],
	);
}
