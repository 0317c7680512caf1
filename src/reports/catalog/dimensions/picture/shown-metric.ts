import type { ReportPartProps } from '../../../engine/definition/definition';
import { formatCount, formatPercent, type CellTools } from '../../../engine/definition/cells';
import type { ChartMetric } from '../../../engine/definition/definition';
import { selectedChart } from '../../../engine/summary/summary';

/** The number that a picture shows: that of the chart. */
export function shownMetric({ charts, query }: ReportPartProps): ChartMetric | undefined {
	return selectedChart(charts, query);
}

/** Writes values of a number as the table does. */
export function formatOf({ type }: ChartMetric, { currency }: CellTools) {
	return (value: number): string => {
		if (type === 'currency') return currency.formatAmount(value);
		return type === 'percent' ? formatPercent(value, currency) : formatCount(value, currency);
	};
}
