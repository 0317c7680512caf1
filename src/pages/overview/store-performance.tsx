import { useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import {
	AnalyticsError,
	SectionHeader,
	SummaryList,
	SummaryListPlaceholder,
	SummaryNumber,
	useStore,
} from '@store-analytics/components';
import { useIndicators } from '@store-analytics/data';
import { spanOf } from '../../reports/engine/explain/target';
import type { IndicatorSetting } from '../../platform/settings/settings';
import { SlowResponseNotice } from '../../platform/slow-response';
import { requestDates } from '../../reports/engine/query/period';
import { usePeriod } from '../../reports/engine/query/use-period';
import { useAppSettings } from '../../platform/settings/settings-context';
import { useFiltered } from '../../extensions/late-filters';
import { dashboardCharts, metricCharts, type DashboardChart } from './charts/dashboard-charts';
import { ExplainIndicator } from './explain-indicator';
import { indicatorItems } from './indicators';
import { MetricIndicator } from './metric-indicator';
import { indicatorRequests } from './requests';
import { SectionMenu } from '../sections/section-menu';
import type { SectionProps } from './section-props';

/** The key numbers of the shop. */
export function StorePerformance(props: SectionProps) {
	const { indicators } = useAppSettings();
	const metrics = useFiltered(metricCharts);
	const blocks = [
		...indicators.map(({ stat, label }) => ({ key: stat, label })),
		...metrics.map((chart) => ({ key: statOf(chart), label: chart.label })),
	];
	const isShown = (stat: string) => !props.hiddenBlocks.includes(stat);
	const shown = indicators.filter(({ stat }) => isShown(stat));
	const own = metrics.filter((chart) => isShown(statOf(chart)));
	return (
		<>
			<SectionHeader
				title={props.title || __('Performance', 'store-analytics')}
				menu={
					<SectionMenu
						section={props}
						label={__('Choose which analytics to display and the section name', 'store-analytics')}
						heading={__('Display stats:', 'store-analytics')}
						blocks={blocks}
					/>
				}
			/>
			{shown.length + own.length > 0 && (
				<div className="woocommerce-dashboard__store-performance">
					<Numbers shown={shown} metrics={own} {...props} />
				</div>
			)}
		</>
	);
}

/** The section's key of an extension's metric, in the format of the server's indicators. */
function statOf({ endpoint, key }: DashboardChart): string {
	return `${endpoint}/${key}`;
}

interface NumbersProps extends SectionProps {
	readonly shown: readonly IndicatorSetting[];
	/** The metrics of extensions. */
	readonly metrics: readonly DashboardChart[];
}

function Numbers(props: NumbersProps) {
	const { shown, metrics, query, filters, defaultDateRange } = props;
	const charts = useFiltered(dashboardCharts);
	const { currency, adminUrl } = useStore();
	const period = usePeriod(query, defaultDateRange);
	const stats = shown.map(({ stat }) => stat).join(',');
	const requests = useMemo(
		() => indicatorRequests(stats, { query, dates: requestDates(period), filters }),
		[period, stats, filters, query],
	);
	const isAsked = shown.length > 0;
	const primary = useIndicators(requests.primary, isAsked);
	const isCompared = requests.secondary !== undefined;
	const secondary = useIndicators(requests.secondary ?? requests.primary, isAsked && isCompared);
	if (isAsked && (!primary.data || (isCompared && !secondary.data))) {
		const failed = [primary, secondary].filter(({ status }) => status === 'error');
		if (!failed[0]) {
			return (
				<>
					<SlowResponseNotice />
					<SummaryListPlaceholder numberOfItems={shown.length + metrics.length} hasNoSelection />
				</>
			);
		}
		const retry = () => failed.forEach((response) => response.retry());
		return <AnalyticsError error={failed[0].error} onRetry={retry} />;
	}
	const narrowing = { model: { filters }, query };
	const context = { compared: spanOf(requests.secondary), narrowing };
	const items = indicatorItems(
		shown,
		{ primary: primary.data ?? [], secondary: isCompared ? secondary.data : undefined },
		{ query, compare: period.compare, currency, adminUrl },
	);
	return (
		<SummaryList>
			{({ onToggle }) => [
				...items.map(({ key, type, ...item }) => (
					<SummaryNumber
						key={key}
						{...item}
						onToggle={onToggle}
						action={
							<ExplainIndicator
								{...{ stat: key, label: item.label, type, request: requests.primary, context }}
							/>
						}
					/>
				)),
				...metrics.map((chart) => (
					<MetricIndicator
						key={statOf(chart)}
						{...{ chart, charts, query, filters, defaultDateRange, onToggle }}
					/>
				)),
			]}
		</SummaryList>
	);
}
