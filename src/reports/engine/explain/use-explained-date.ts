import type { ChartMetric } from '../definition/definition';
import type { BothPeriods } from '../query/use-both-periods';
import type { ReportView } from '../query/view';
import { targetOfDates } from './target';
import { useExplanation } from './use-explanation';

/** Explains the metric of a chart for the date that is chosen in it; hours are explained with their day. */
export function useExplainedDate(
	{ model, period, stats: requests }: ReportView,
	metric: ChartMetric | undefined,
	stats: BothPeriods,
) {
	const { dialog, explain } = useExplanation();
	if (stats.status !== 'ready' || !metric || period.interval === 'hour') {
		return { dialog, explainDate: undefined };
	}
	const explainDate = (index: number) => {
		const interval = stats.primary.intervals[index];
		if (!interval) return;
		explain(targetOfDates(model.statsEndpoint, metric, requests.primary, { ...interval }));
	};
	return { dialog, explainDate };
}
