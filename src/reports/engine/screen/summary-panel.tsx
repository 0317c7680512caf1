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
import type { ReportView } from '../query/view';

/** The report's numbers; each selects its chart. */
export function SummaryPanel({ view }: { view: ReportView }) {
	const { model, path, period, tools } = view;
	const stats = useBothPeriods(model.statsEndpoint, view.stats, view.state);
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
		{ query: tools.query, path, compare: period.compare, currency: tools.currency },
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
						view.stats.primary,
						explanationContextOf(view),
					)}
				/>
			)
		);
	};
	return (
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
	);
}
