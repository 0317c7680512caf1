import type { ChartData } from '../chart/use-chart-data';
import type { ChartMetric } from '../definition/definition';
import type { BothPeriods } from '../query/use-both-periods';
import type { ReportView } from '../query/view';
import { datesOf, surroundingsOf, targetOf } from './target';
import { useExplanation } from './use-explanation';

/** Explains the metric of a chart for the date that is chosen in it, beside the one that it is compared with. */
export function useExplainedDate(
	view: ReportView,
	metric: ChartMetric | undefined,
	stats: BothPeriods,
	{ rows }: ChartData,
) {
	const { dialog, explain } = useExplanation();
	if (stats.status !== 'ready' || !metric) return { dialog, explainDate: undefined };
	const explainDate = (index: number) => {
		const interval = stats.primary.intervals[index];
		if (!interval) return;
		const asked = { ...view.stats.primary, ...datesOf(interval) };
		const compared = partnerOf(rows[index], stats);
		explain(
			targetOf(view.model.statsEndpoint, metric, asked, { ...surroundingsOf(view), compared }),
		);
	};
	return { dialog, explainDate };
}

/** The time of the other line's value at a date; undefined where there is none. */
function partnerOf(
	row: ChartData['rows'][number] | undefined,
	{ secondary }: Extract<BothPeriods, { readonly status: 'ready' }>,
) {
	const other = row?.['secondary'];
	if (typeof other !== 'object' || !('labelDate' in other)) return undefined;
	const partner = secondary?.intervals.find(
		({ date_start: start }) => start.replace(' ', 'T') === other.labelDate,
	);
	return partner && datesOf(partner);
}
