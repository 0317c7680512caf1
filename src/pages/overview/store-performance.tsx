import { useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import {
	AnalyticsError,
	SectionHeader,
	SummaryList,
	SummaryListPlaceholder,
	SummaryNumber,
	type SummaryNumberProps,
	useStore,
} from '@store-analytics/components';
import { useIndicators } from '@store-analytics/data';
import { spanOf } from '../../reports/engine/explain/target';
import type { IndicatorSetting } from '../../platform/settings/settings';
import { SlowResponseNotice } from '../../platform/slow-response';
import { requestDates } from '../../reports/engine/query/period';
import { useAtHand } from '../../reports/engine/query/use-at-hand';
import { usePeriod } from '../../reports/engine/query/use-period';
import { Awaiting } from '../../reports/engine/screen/awaiting';
import { useAppSettings } from '../../platform/settings/settings-context';
import { useFiltered } from '../../extensions/late-filters';
import { dashboardCharts, metricCharts, type DashboardChart } from './charts/dashboard-charts';
import { ExplainIndicator } from './explain-indicator';
import { indicatorItems } from './indicators';
import { MetricIndicator } from './metric-indicator';
import { indicatorRequests } from './requests';
import { useIndicatorTrend, useTrendContext, type TrendContext } from './use-indicator-trend';
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

/** The indicators of both periods: until the next ones have come, the last ones with their requests. */
function useNumbers({ shown, query, filters, defaultDateRange }: NumbersProps) {
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
	const isReady = !isAsked || (primary.data && (!isCompared || secondary.data));
	const failed = isReady ? [] : [primary, secondary].filter(({ status }) => status === 'error');
	const current = useMemo(
		() => ({
			...{ shown, requests, compare: period.compare },
			numbers: {
				primary: primary.data ?? [],
				secondary: isCompared ? secondary.data : undefined,
			},
		}),
		// eslint-disable-next-line react-hooks/exhaustive-deps -- `shown` follows from `stats`
		[stats, requests, period.compare, primary.data, secondary.data, isCompared],
	);
	const { value, isStale } = useAtHand(isReady ? current : undefined, failed.length === 0);
	return { atHand: value, isStale, failed };
}

function Numbers(props: NumbersProps) {
	const { shown, metrics, query, filters, defaultDateRange } = props;
	const charts = useFiltered(dashboardCharts);
	const { currency, adminUrl } = useStore();
	const lines = useTrendContext(charts, props);
	const { atHand, isStale, failed } = useNumbers(props);
	if (failed.length > 0) {
		const retry = () => failed.forEach((response) => response.retry());
		return <AnalyticsError error={failed[0]?.error} onRetry={retry} />;
	}
	if (!atHand) {
		return (
			<>
				<SlowResponseNotice />
				<SummaryListPlaceholder
					numberOfItems={shown.length + metrics.length}
					hasNoSelection
					hasTrend
				/>
			</>
		);
	}
	const narrowing = { model: { filters }, query };
	const { primary: request, secondary: compared } = atHand.requests;
	const context = { compared: spanOf(compared), narrowing };
	const items = indicatorItems(atHand.shown, atHand.numbers, {
		...{ query, compare: atHand.compare, currency, adminUrl },
	});
	return (
		<Awaiting isStale={isStale}>
			<SummaryList>
				{({ onToggle }) => [
					...items.map(({ key, type, ...item }) => (
						<Indicator
							key={key}
							{...item}
							stat={key}
							lines={lines}
							onToggle={onToggle}
							action={
								<ExplainIndicator {...{ stat: key, label: item.label, type, request, context }} />
							}
						/>
					)),
					...metrics.map((chart) => (
						<MetricIndicator
							key={statOf(chart)}
							{...{ chart, charts, query, filters, defaultDateRange, onToggle }}
							isDimmed={isStale}
						/>
					)),
				]}
			</SummaryList>
		</Awaiting>
	);
}

interface IndicatorProps extends SummaryNumberProps {
	readonly stat: string;
	readonly lines: TrendContext;
}

/** A number whose line is drawn as soon as its values have come. */
function Indicator({ stat, lines, ...number }: IndicatorProps) {
	return <SummaryNumber {...number} {...useIndicatorTrend(stat, lines)} />;
}
