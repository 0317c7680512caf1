import { useMemo, type MouseEvent } from 'react';
import { __ } from '@wordpress/i18n';
import { AnalyticsError, Chart, H, Link, useStore } from '@store-analytics/components';
import { getChartTypeForQuery } from '@store-analytics/date';
import { getHistory, getNewPath, getPersistedQuery } from '@store-analytics/navigation';
import { reportPath, type ReportName } from '@store-analytics/rest-api';
import { SlowResponseNotice } from '../../../platform/slow-response';
import { chartProps } from '../../../reports/engine/chart/chart-props';
import { chartSource } from '../../../reports/engine/chart/chart-source';
import { useChartData, type ChartData } from '../../../reports/engine/chart/use-chart-data';
import type { FilterConfig } from '../../../reports/engine/definition/filter-config';
import { requestDates, type Period } from '../../../reports/engine/query/period';
import type { StatsRequests } from '../../../reports/engine/query/requests';
import { useAtHand } from '../../../reports/engine/query/use-at-hand';
import { Awaiting } from '../../../reports/engine/screen/awaiting';
import type { Query } from '../../../platform/query';
import type { ShownNumber } from '../../../reports/engine/plan/shown-number';
import { usePlan } from '../../../reports/engine/plan/use-plan';
import { useAppSettings } from '../../../platform/settings/settings-context';
import { useBothPeriods, type BothPeriods } from '../../../reports/engine/query/use-both-periods';
import { statsEndpoint, type DashboardChart } from './dashboard-charts';
import { chartRequests } from '../requests';
import { useExplainedChart } from './use-explained-chart';

interface ChartBlockProps {
	readonly chart: DashboardChart;
	/** All charts of the section; those of one endpoint share its requests. */
	readonly charts: readonly DashboardChart[];
	readonly period: Period;
	readonly query: Query;
	readonly path: string;
	readonly filters: readonly FilterConfig[];
}

/** One chart of Overview, which links to its report. */
export function ChartBlock({ chart, charts, period, query, path, filters }: ChartBlockProps) {
	const { currency, locale } = useStore();
	const endpoint = statsEndpoint(chart);
	const wanted = useMemo(
		() => chartRequests(charts, endpoint, { query, dates: requestDates(period), filters }),
		[charts, endpoint, period, query, filters],
	);
	const { stats, requests, range, isStale } = useStatsAtHand(endpoint, wanted, period);
	const data = useChartData(chart, range, stats);
	const settings = useAppSettings();
	const plan = useChartPlan(
		{ endpoint, metric: chart, request: requests.primary },
		range,
		stats,
		data,
	);
	const { dialog, menuItems } = useExplainedChart(
		chart,
		requests,
		{ model: { filters }, query },
		{ path, others: plan.menuItems },
	);
	const href = reportOf(chart, query);
	return (
		// eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a larger target for the mouse; the heading is the link
		<div className="woocommerce-dashboard__chart-block" onClick={(event) => follow(event, href)}>
			<H className="woocommerce-dashboard__chart-block-title">
				<Link type="wc-admin" href={href}>
					{chart.label}
				</Link>
			</H>
			{stats.status === 'loading' && <SlowResponseNotice />}
			{stats.status === 'error' ? (
				<AnalyticsError error={stats.error} onRetry={stats.retry} />
			) : (
				<Awaiting isStale={isStale}>
					<Chart
						{...chartProps(chart, range, { currency, locale }, data.rows.length)}
						{...plan}
						menuItems={menuItems}
						path={path}
						query={query}
						title={chart.label}
						source={chartSource(chart.label, range, settings.siteTitle)}
						tooltipTitle={chart.label}
						chartType={getChartTypeForQuery(query)}
						isRequesting={stats.status === 'loading'}
						emptyMessage={__('No data for the selected date range', 'store-analytics')}
						interactiveLegend={false}
						legendPosition="bottom"
						showHeaderControls={false}
						showMenu
					/>
				</Awaiting>
			)}
			{dialog}
		</div>
	);
}

/** The user's targets and notes for the chart. */
function useChartPlan(
	{ endpoint, metric, request }: Pick<ShownNumber, 'endpoint' | 'metric' | 'request'>,
	period: Period,
	stats: BothPeriods,
	chart: ChartData,
) {
	const { currency } = useStore();
	const settings = useAppSettings();
	return usePlan(
		useMemo(
			() => ({
				...{ endpoint, metric, request, period, stats, chart },
				...{ isSplit: false, currency, settings },
			}),
			[endpoint, metric, request, period, stats, chart, currency, settings],
		),
	);
}

/** The stats of the chart: until the next ones have come, the last ones with their range. */
function useStatsAtHand(endpoint: string, requests: StatsRequests, range: Period) {
	const stats = useBothPeriods(endpoint as ReportName, requests); // an extension's endpoint is read in the same way
	const current = useMemo(() => ({ stats, requests, range }), [stats, requests, range]);
	const { status } = stats;
	const { value, isStale } = useAtHand(
		status === 'ready' ? current : undefined,
		status === 'loading',
	);
	return { ...(value ?? current), isStale };
}

function reportOf({ key, endpoint }: DashboardChart, query: Query): string {
	return getNewPath({ ...getPersistedQuery(query), chart: key }, reportPath(endpoint), {});
}

/** A click outside its own controls and links opens the report. */
function follow(event: MouseEvent, href: string): void {
	const { target } = event;
	if (
		!(target instanceof Element) ||
		target.closest('a, button, input, label, select, dialog, [role=menu]')
	)
		return;
	getHistory().push(href);
}
