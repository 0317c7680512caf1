import { useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import {
	Button,
	SummaryNumber,
	SummaryNumberPlaceholder,
	useStore,
} from '@store-analytics/components';
import { getPersistedQuery } from '@store-analytics/navigation';
import { reportPath, type ReportName } from '@store-analytics/rest-api';
import { ExplainButton } from '../../reports/engine/explain/explain-button';
import { spanOf, targetOf } from '../../reports/engine/explain/target';
import { requestDates } from '../../reports/engine/query/period';
import { useBothPeriods } from '../../reports/engine/query/use-both-periods';
import { usePeriod } from '../../reports/engine/query/use-period';
import { summaryItems } from '../../reports/engine/summary/summary';
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
}

/**
 * An extension's metric among the numbers of Overview. The server has no indicator for it, so it comes from its
 * report's stats.
 */
export function MetricIndicator(props: MetricIndicatorProps) {
	const { chart, charts, onToggle, query, filters, defaultDateRange } = props;
	const { currency } = useStore();
	const period = usePeriod(query, defaultDateRange);
	const endpoint = statsEndpoint(chart) as ReportName; // an extension's metric is in one of our reports
	const requests = useMemo(
		() => chartRequests(charts, endpoint, { query, dates: requestDates(period), filters }),
		[charts, endpoint, query, period, filters],
	);
	const stats = useBothPeriods(endpoint, requests);
	if (stats.status === 'loading') return <SummaryNumberPlaceholder />;
	if (stats.status === 'error') {
		const retry = (
			<Button variant="link" onClick={stats.retry}>
				{__('Retry', 'store-analytics')}
			</Button>
		);
		return <SummaryNumber label={chart.label} isCompared={false} action={retry} />;
	}
	const [item] = summaryItems(
		[chart],
		{ primary: stats.primary.totals, secondary: stats.secondary?.totals },
		{
			query: getPersistedQuery(query),
			path: reportPath(chart.endpoint),
			compare: period.compare,
			currency,
		},
	);
	if (!item) return null;
	const { key, ...shown } = item;
	return (
		<SummaryNumber
			key={key}
			{...shown}
			selected={false}
			onToggle={onToggle}
			action={
				<ExplainButton
					target={targetOf(explainedEndpoint(chart), chart, requests.primary, {
						compared: spanOf(requests.secondary),
						narrowing: { model: { filters }, query },
					})}
				/>
			}
		/>
	);
}
