import { useMemo } from 'react';
import { useViewportMatch } from '@store-analytics/components';
import { useAllReportStats } from '@store-analytics/data';
import { wallTimeNow } from '@store-analytics/date';
import type { ReportName } from '@store-analytics/rest-api';
import { useLater } from '../../platform/use-later';
import { requestDates, type Period } from '../../reports/engine/query/period';
import { useAtHand } from '../../reports/engine/query/use-at-hand';
import { usePeriod } from '../../reports/engine/query/use-period';
import { trendsOf } from '../../reports/engine/summary/summary';
import { statsEndpoint, type DashboardChart } from './charts/dashboard-charts';
import { useChartQuery } from './charts/use-chart-query';
import { chartRequests } from './requests';
import type { SectionProps } from './section-props';

/** The reports whose stats have values over time. */
const overTime = new Set(['revenue', 'products', 'variations', 'coupons', 'taxes', 'downloads']);

interface Trend {
	/** Undefined on phones, which show no lines. */
	readonly trend: readonly (number | null)[] | undefined;
	readonly isTrendAwaited: boolean;
}

/** What the lines of all indicators share. */
export interface TrendContext extends Pick<SectionProps, 'query' | 'filters'> {
	readonly charts: readonly DashboardChart[];
	readonly period: Period;
	readonly isPhone: boolean;
	/** The screen is drawn, so further requests delay nothing. */
	readonly isLater: boolean;
}

/** Reads once for all indicators what their lines depend on. */
export function useTrendContext(
	charts: readonly DashboardChart[],
	{
		query,
		filters,
		defaultDateRange,
	}: Pick<SectionProps, 'query' | 'filters' | 'defaultDateRange'>,
): TrendContext {
	const isPhone = useViewportMatch('small', '<');
	const isLater = useLater();
	const period = usePeriod(useChartQuery(query), defaultDateRange);
	return { charts, query, filters, period, isPhone, isLater };
}

/**
 * Reads the values of an indicator, such as `revenue/net_revenue`, over the range. It shares the request of the charts
 * that show the same number. Empty until it has loaded, after a failure, and for numbers without values over time.
 */
export function useIndicatorTrend(stat: string, context: TrendContext): Trend {
	const { charts, query, filters, period, isPhone, isLater } = context;
	const [endpoint, metric] = useMemo(() => sourceOf(stat, charts), [stat, charts]);
	const request = useMemo(() => {
		const isCharted = charts.some(
			(one) => statsEndpoint(one) === endpoint && one.key === metric.key,
		);
		const asked = isCharted ? charts : [{ ...metric, endpoint }];
		return chartRequests(asked, endpoint, { query, filters, dates: requestDates(period) }).primary;
	}, [charts, endpoint, metric, query, filters, period]);
	// The charts ask for the stats of revenue in any case.
	const isShown = !isPhone && overTime.has(endpoint);
	const isAsked = isShown && (isLater || endpoint === 'revenue');
	const { data, status } = useAllReportStats(endpoint as ReportName, request, isAsked);
	const loaded = useMemo(
		() => data && { trend: trendsOf([metric], data, wallTimeNow())[0] ?? [] },
		[data, metric],
	);
	const isTrendAwaited = isShown && status === 'loading';
	const { value } = useAtHand(loaded, isTrendAwaited);
	return { trend: isPhone ? undefined : (value?.trend ?? []), isTrendAwaited };
}

/** The stats endpoint of an indicator and its number there, as the chart reads it if there is one. */
function sourceOf(stat: string, charts: readonly DashboardChart[]) {
	const [report = '', key = ''] = stat.split('/');
	const endpoint = statsEndpoint({ endpoint: report });
	const chart = charts.find((one) => statsEndpoint(one) === endpoint && one.key === key);
	return [endpoint, chart ?? { key, label: '', type: 'number' as const }] as const;
}
