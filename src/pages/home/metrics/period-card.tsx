import { useMemo } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import {
	Card,
	Delta,
	Link,
	LoadingStatus,
	Placeholder,
	useStore,
} from '@store-analytics/components';
import { useIndicators } from '@store-analytics/data';
import {
	formatPhpDate,
	soFar,
	storeClock,
	type Moment,
	type PeriodSoFar,
} from '@store-analytics/date';
import { FailureLine } from '../../../platform/failures';
import type { IndicatorSetting } from '../../../platform/settings/settings';
import { SlowResponseNotice } from '../../../platform/slow-response';
import { spanOf } from '../../../reports/engine/explain/target';
import { ExplainIndicator } from '../../overview/explain-indicator';
import { indicatorItems } from '../../overview/indicators';
import { metricRequests } from '../requests';

interface PeriodCardProps {
	readonly period: PeriodSoFar;
	readonly shown: readonly IndicatorSetting[];
}

/** The numbers of a period so far; each links to its report for the same days. */
export function PeriodCard({ period, shown }: PeriodCardProps) {
	const range = useMemo(() => soFar(period, storeClock()), [period]);
	const { title, comparison, before } = wordsOf(period, range.until);
	return (
		<Card className="sa-home__card" title={title} description={comparison}>
			<Metrics {...{ period, shown, range, before }} />
		</Card>
	);
}

interface MetricsProps extends PeriodCardProps {
	readonly range: ReturnType<typeof soFar>;
	readonly before: string;
}

function Metrics({ period, shown, range, before }: MetricsProps) {
	const { currency, adminUrl } = useStore();
	const requests = useMemo(() => metricRequests(range), [range]);
	const primary = useIndicators(requests.primary);
	const secondary = useIndicators(requests.secondary);
	const failed = [primary, secondary].filter(({ status }) => status === 'error');
	if (!primary.data || !secondary.data) {
		if (failed[0]) {
			return (
				<FailureLine
					recovers
					what={__('These numbers could not be loaded.', 'store-analytics')}
					error={failed[0].error}
					onRetry={() => failed.forEach(({ retry }) => retry())}
					retryLabel={__('Try again', 'store-analytics')}
				/>
			);
		}
		return <Waiting shown={shown} />;
	}
	const items = indicatorItems(
		shown,
		{ primary: primary.data, secondary: secondary.data },
		{
			query: { period, compare: 'previous_period' },
			compare: 'previous_period',
			currency,
			adminUrl,
		},
	);
	return (
		<ul className="sa-home__metrics">
			{items.map(({ key, type, label, value, href, ...change }) => (
				<li key={key} className="sa-home__explained">
					<Link className="sa-home__metric" href={href}>
						<span className="sa-home__metric-label">{label}</span>
						<span className="sa-home__metric-value" dir="auto">
							{value ?? __('N/A', 'store-analytics')}
						</span>
						<Delta {...change} prevLabel={before} />
					</Link>
					<ExplainIndicator
						{...{ stat: key, label, type, request: requests.primary }}
						context={{ compared: spanOf(requests.secondary) }}
					/>
				</li>
			))}
		</ul>
	);
}

function Waiting({ shown }: Pick<PeriodCardProps, 'shown'>) {
	return (
		<>
			<LoadingStatus isLoading />
			<SlowResponseNotice />
			<ul className="sa-home__metrics" aria-hidden="true">
				{shown.map(({ stat, label }) => (
					<li key={stat} className="sa-home__explained">
						<span className="sa-home__metric">
							<span className="sa-home__metric-label">{label}</span>
							<Placeholder width={90} />
						</span>
					</li>
				))}
			</ul>
		</>
	);
}

function wordsOf(period: PeriodSoFar, until: Moment | undefined) {
	if (period === 'week') {
		return {
			title: __('This week', 'store-analytics'),
			comparison: __('Compared with the same days of last week', 'store-analytics'),
			before: __('The same days of last week:', 'store-analytics'),
		};
	}
	if (period === 'month') {
		return {
			title: __('This month', 'store-analytics'),
			comparison: __('Compared with the same days of last month', 'store-analytics'),
			before: __('The same days of last month:', 'store-analytics'),
		};
	}
	/* translators: a time of day in PHP's notation, https://www.php.net/manual/datetime.format.php */
	const time = until ? formatPhpDate(until, __('g:i a', 'store-analytics')) : '';
	return {
		title: __('Today', 'store-analytics'),
		/* translators: %s: time of day */
		comparison: sprintf(__('Compared with yesterday until %s', 'store-analytics'), time),
		/* translators: %s: time of day */
		before: sprintf(__('Yesterday until %s:', 'store-analytics'), time),
	};
}
