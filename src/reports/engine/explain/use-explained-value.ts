import type { ChosenValue } from '@store-analytics/components';
import type { ChartData } from '../chart/use-chart-data';
import type { ChartMetric } from '../definition/definition';
import type { BothPeriods } from '../query/use-both-periods';
import type { ReportView } from '../query/view';
import { targetOfValue } from './chart-target';
import { useExplanation } from './use-explanation';

/** Explains the value that the user selects in a chart. */
export function useExplainedValue(
	view: ReportView,
	metric: ChartMetric | undefined,
	stats: BothPeriods,
	chart: ChartData,
) {
	const { dialog, explain } = useExplanation();
	if (stats.status !== 'ready' || !metric) return { dialog, explainValue: undefined };
	const explainValue = (value: ChosenValue) => {
		const target = targetOfValue({ view, metric, stats, chart }, value);
		if (target) explain(target);
	};
	return { dialog, explainValue };
}
