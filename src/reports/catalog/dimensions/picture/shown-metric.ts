import { createNumberFormats } from '@store-analytics/components';
import type { CellTools } from '../../../engine/definition/cells';
import type { ChartMetric, ReportPartProps } from '../../../engine/definition/definition';
import { formatMetric, selectedChart } from '../../../engine/summary/summary';

/** The number that a picture shows: that of the chart. */
export function shownMetric({ charts, query }: ReportPartProps): ChartMetric | undefined {
	return selectedChart(charts, query);
}

/** Writes values of a number as the table does, and in short as a chart's axis does. */
export function formatsOf({ type }: ChartMetric, { currency }: CellTools) {
	const format = (value: number) => formatMetric(type, value, currency) ?? '';
	const { axis } = createNumberFormats({ currency: currency.getCurrencyConfig(), valueType: type });
	return { format, formatShort: axis };
}
