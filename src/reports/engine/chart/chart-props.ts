import type { Store } from '@store-analytics/components';
import { getDateFormatsForIntervalD3 } from '@store-analytics/date';
import type { ChartMetric } from '../definition/definition';
import type { Period } from '../query/period';

/** What every chart of a metric over a period is told: formats of dates and values, intervals to choose from. */
export function chartProps(
	{ type }: Pick<ChartMetric, 'type'>,
	{ interval, allowedIntervals }: Pick<Period, 'interval' | 'allowedIntervals'>,
	currency: Store['currency'],
	points: number,
) {
	const formats = getDateFormatsForIntervalD3(interval, points);
	return {
		mode: 'time-comparison' as const,
		interval,
		allowedIntervals: [...allowedIntervals],
		dateParser: '%Y-%m-%dT%H:%M:%S',
		screenReaderFormat: formats.screenReaderFormat,
		tooltipLabelFormat: formats.tooltipLabelFormat,
		xFormat: formats.xFormat,
		x2Format: formats.x2Format,
		valueType: type,
		tooltipValueFormat: tooltipFormat(type, currency),
		currency: currency.getCurrencyConfig(),
	};
}

/** Money by the shop's currency, counts grouped, averages with two significant digits (reports.md §0.6). */
function tooltipFormat(type: ChartMetric['type'], currency: Store['currency']) {
	if (type === 'currency') return (value: number) => currency.formatAmount(value);
	return type === 'average' ? ',.2r' : ',';
}
