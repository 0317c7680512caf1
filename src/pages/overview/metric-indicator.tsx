import { useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import {
	Button,
	SummaryNumber,
	SummaryNumberPlaceholder,
	useRecovery,
	useStore,
} from '@store-analytics/components';
import { wallTimeNow } from '@store-analytics/date';
import { getPersistedQuery } from '@store-analytics/navigation';
import { reportPath, type ReportName } from '@store-analytics/rest-api';
import { ExplainButton } from '../../reports/engine/explain/explain-button';
import { spanOf, targetOf } from '../../reports/engine/explain/target';
import { requestDates } from '../../reports/engine/query/period';
import { useBothPeriods } from '../../reports/engine/query/use-both-periods';
import { useAtHand } from '../../reports/engine/query/use-at-hand';
import { usePeriod } from '../../reports/engine/query/use-period';
import { summaryItems, trendsOf } from '../../reports/engine/summary/summary';
import { explainedEndpoint, statsEndpoint, type DashboardChart } from './charts/dashboard-charts';
import { chartRequests } from './requests';
import type { SectionProps } from './section-props';

interface MetricIndicatorProps extends Pick<
	SectionProps,
	'query' | 'filters' | 'defaultDateRange'
> {
	readonly chart: DashboardChart;
	/** The charts of Overview, whose requests it shares. */
	readonly charts: readonly DashboardChart[];
	readonly onToggle: (() => void) | undefined;
	/** The numbers beside it are of an earlier range and dimmed with it. */
	readonly isDimmed: boolean;
}

/**
 * An extension's metric among the numbers of Overview. The server has no indicator for it, so it comes from its
 * report's stats.
 */
export function MetricIndicator(props: MetricIndicatorProps) {
	const { chart, charts, onToggle, isDimmed, query, filters, defaultDateRange } = props;
	const { currency } = useStore();
	const period = usePeriod(query, defaultDateRange);
	const endpoint = statsEndpoint(chart) as ReportName; // an extension's metric is in one of our reports
	const requests = useMemo(
		() => chartRequests(charts, endpoint, { query, dates: requestDates(period), filters }),
		[charts, endpoint, query, period, filters],
	);
	const stats = useBothPeriods(endpoint, requests);
	const failed = stats.status === 'error' ? stats : undefined;
	const tryAgain = useRecovery(failed?.error, failed?.retry);
	const ready = useMemo(
		() => (stats.status === 'ready' ? { stats, requests, compare: period.compare } : undefined),
		[stats, requests, period.compare],
	);
	const { value: shown, isStale } = useAtHand(ready, stats.status === 'loading');
	if (failed) {
		const retry = (
			<Button variant="link" onClick={tryAgain}>
				{__('Try again', 'store-analytics')}
			</Button>
		);
		return <SummaryNumber label={chart.label} isCompared={false} action={retry} />;
	}
	if (!shown) return <SummaryNumberPlaceholder hasTrend />;
	const [item] = summaryItems(
		[chart],
		{ primary: shown.stats.primary.totals, secondary: shown.stats.secondary?.totals },
		{
			query: getPersistedQuery(query),
			path: reportPath(chart.endpoint),
			compare: shown.compare,
			currency,
		},
	);
	if (!item) return null;
	const { key, ...number } = item;
	return (
		<SummaryNumber
			key={key}
			{...number}
			trend={trendsOf([chart], shown.stats.primary, wallTimeNow())[0]}
			isStale={isStale && !isDimmed}
			selected={false}
			onToggle={onToggle}
			action={
				<ExplainButton
					target={targetOf(explainedEndpoint(chart), chart, shown.requests.primary, {
						compared: spanOf(shown.requests.secondary),
						narrowing: { model: { filters }, query },
					})}
				/>
			}
		/>
	);
}
