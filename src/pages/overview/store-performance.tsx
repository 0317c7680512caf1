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
import { reportScreens, type ReportName } from '@store-analytics/rest-api';
import type { MetricType } from '../../reports/engine/definition/definition';
import { ExplainButton } from '../../reports/engine/explain/explain-button';
import { targetOf } from '../../reports/engine/explain/target';
import type { Params } from '../../reports/engine/query/requests';
import type { IndicatorSetting } from '../../platform/settings/settings';
import { StillWaiting } from '../../reports/data-status';
import { requestDates } from '../../reports/engine/query/period';
import { usePeriod } from '../../reports/engine/query/use-period';
import { useAppSettings } from '../../platform/settings/settings-context';
import { indicatorItems } from './indicators';
import { indicatorRequests } from './requests';
import { SectionMenu } from '../sections/section-menu';
import type { SectionProps } from './section-props';

/** The numbers of the shop at a glance. */
export function StorePerformance(props: SectionProps) {
	const { indicators } = useAppSettings();
	const shown = indicators.filter(({ stat }) => !props.hiddenBlocks.includes(stat));
	return (
		<>
			<SectionHeader
				title={props.title || __('Performance', 'store-analytics')}
				menu={
					<SectionMenu
						section={props}
						label={__('Choose which analytics to display and the section name', 'store-analytics')}
						heading={__('Display stats:', 'store-analytics')}
						blocks={indicators.map(({ stat, label }) => ({ key: stat, label }))}
					/>
				}
			/>
			{shown.length > 0 && (
				<div className="woocommerce-dashboard__store-performance">
					<Numbers shown={shown} {...props} />
				</div>
			)}
		</>
	);
}

/** The explanation of an indicator, `report/metric`, where a report of ours has it. */
function explainIndicator(stat: string, label: string, type: MetricType, query: Params) {
	const [report = '', key = ''] = stat.split('/');
	if (!isReportName(report)) return undefined;
	return <ExplainButton target={targetOf(report, { key, label, type }, query)} />;
}

function isReportName(name: string): name is ReportName {
	return Object.hasOwn(reportScreens, name);
}

function Numbers(props: SectionProps & { shown: readonly IndicatorSetting[] }) {
	const { shown, query, filters, defaultDateRange } = props;
	const { currency, adminUrl } = useStore();
	const period = usePeriod(query, defaultDateRange);
	const stats = shown.map(({ stat }) => stat).join(',');
	const requests = useMemo(
		() => indicatorRequests(stats, { query, dates: requestDates(period), filters }),
		[period, stats, filters, query],
	);
	const primary = useIndicators(requests.primary);
	const isCompared = requests.secondary !== undefined;
	const secondary = useIndicators(requests.secondary ?? requests.primary, isCompared);
	if (!primary.data || (isCompared && !secondary.data)) {
		const failed = [primary, secondary].filter(({ status }) => status === 'error');
		if (!failed[0]) {
			return (
				<>
					<StillWaiting />
					<SummaryListPlaceholder numberOfItems={shown.length} hasNoSelection />
				</>
			);
		}
		const retry = () => failed.forEach((response) => response.retry());
		return <AnalyticsError error={failed[0].error} onRetry={retry} />;
	}
	const items = indicatorItems(
		shown,
		{ primary: primary.data, secondary: isCompared ? secondary.data : undefined },
		{ query, compare: period.compare, currency, adminUrl },
	);
	return (
		<SummaryList>
			{({ onToggle }) =>
				items.map(({ key, type, ...item }) => (
					<SummaryNumber
						key={key}
						{...item}
						onToggle={onToggle}
						action={explainIndicator(key, item.label, type, requests.primary)}
					/>
				))
			}
		</SummaryList>
	);
}
