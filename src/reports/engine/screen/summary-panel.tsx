import {
	AnalyticsError,
	SummaryList,
	SummaryListPlaceholder,
	SummaryNumber,
} from '@store-analytics/components';
import { wallTimeNow } from '@store-analytics/date';
import { SlowResponseNotice } from '../../../platform/slow-response';
import { ExplainButton } from '../explain/explain-button';
import { explanationContextOf, targetOf } from '../explain/target';
import { summaryItems, trendsOf } from '../summary/summary';
import { useBothPeriods } from '../query/use-both-periods';
import { useNumbersAtHand } from '../query/use-numbers-at-hand';
import { Awaiting } from './awaiting';
import type { ReportView } from '../query/view';

/** The report's numbers; each selects its chart. */
export function SummaryPanel({ view }: { view: ReportView }) {
	const { model, path, tools } = view;
	const current = useBothPeriods(model.statsEndpoint, view.stats, view.state);
	const { view: shown, stats, isStale } = useNumbersAtHand(view, current);
	const { period } = shown;
	if (stats.status === 'loading') {
		return (
			<>
				<SlowResponseNotice />
				<SummaryListPlaceholder
					numberOfItems={model.charts.length}
					isCompared={period.secondary !== undefined}
					hasTrend
				/>
			</>
		);
	}
	if (stats.status === 'error') {
		return <AnalyticsError error={stats.error} onRetry={stats.retry} />;
	}
	const items = summaryItems(
		model.charts,
		{ primary: stats.primary.totals, secondary: stats.secondary?.totals },
		{ query: tools.query, path, compare: period.compare, currency: shown.tools.currency },
	);
	const trends = trendsOf(model.charts, stats.primary, wallTimeNow());
	const explained = (index: number) => {
		const chart = model.charts[index];
		return (
			chart && (
				<ExplainButton
					target={targetOf(
						model.statsEndpoint,
						chart,
						shown.stats.primary,
						explanationContextOf(shown),
					)}
				/>
			)
		);
	};
	return (
		<Awaiting isStale={isStale}>
			<SummaryList>
				{({ onToggle }) =>
					items.map(({ key, ...item }, index) => (
						<SummaryNumber
							key={key}
							{...item}
							trend={trends[index]}
							onToggle={onToggle}
							action={explained(index)}
						/>
					))
				}
			</SummaryList>
		</Awaiting>
	);
}
