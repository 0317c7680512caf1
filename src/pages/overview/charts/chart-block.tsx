import { useMemo, type MouseEvent } from 'react';
import { __ } from '@wordpress/i18n';
import { AnalyticsError, Chart, H, Link, useStore } from '@store-analytics/components';
import { getChartTypeForQuery } from '@store-analytics/date';
import { getHistory, getNewPath, getPersistedQuery } from '@store-analytics/navigation';
import { reportPath, type ReportName } from '@store-analytics/rest-api';
import { SlowResponseNotice } from '../../../platform/slow-response';
import { chartProps } from '../../../reports/engine/chart/chart-props';
import { useChartData } from '../../../reports/engine/chart/use-chart-data';
import type { FilterConfig } from '../../../reports/engine/definition/filter-config';
import { requestDates, type Period } from '../../../reports/engine/query/period';
import type { Query } from '../../../platform/query';
import { usePlan } from '../../../reports/engine/plan/use-plan';
import { useAppSettings } from '../../../platform/settings/settings-context';
import { useBothPeriods } from '../../../reports/engine/query/use-both-periods';
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
	const requests = useMemo(
		() => chartRequests(charts, endpoint, { query, dates: requestDates(period), filters }),
		[charts, endpoint, period, query, filters],
	);
	const stats = useBothPeriods(endpoint as ReportName, requests); // an extension's endpoint is read in the same way
	const data = useChartData(chart, period, stats);
	const settings = useAppSettings();
	const plan = usePlan(
		useMemo(
			() => ({
				...{ endpoint, metric: chart, request: requests.primary, period, stats, chart: data },
				...{ isSplit: false, currency, settings },
			}),
			[endpoint, chart, requests, period, stats, data, currency, settings],
		),
	);
	const { dialog, menuItems } = useExplainedChart(
		chart,
		requests,
		{ model: { filters }, query },
		plan.menuItems,
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
				<Chart
					{...chartProps(chart, period, { currency, locale }, data.rows.length)}
					{...plan}
					menuItems={menuItems}
					path={path}
					query={query}
					title={chart.label}
					tooltipTitle={chart.label}
					chartType={getChartTypeForQuery(query)}
					isRequesting={stats.status === 'loading'}
					emptyMessage={__('No data for the selected date range', 'store-analytics')}
					interactiveLegend={false}
					legendPosition="bottom"
					showHeaderControls={false}
					showMenu
				/>
			)}
			{dialog}
		</div>
	);
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
