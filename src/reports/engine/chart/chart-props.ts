import type { Store } from '@store-analytics/components';
import { getDateFormatsForIntervalD3 } from '@store-analytics/date';
import type { ChartMetric } from '../definition/definition';
import type { Period } from '../query/period';
import { formatMetric } from '../summary/summary';

/** The common props of a metric's chart over a period: formats of dates and values, intervals to choose from. */
export function chartProps(
	{ type, addsUp }: Pick<ChartMetric, 'type' | 'addsUp'>,
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
		...(addsUp === false && { addsUp }),
		tooltipValueFormat: tooltipFormat(type, currency),
		currency: currency.getCurrencyConfig(),
	};
}

/** Money by the shop's currency, counts grouped, averages with two significant digits, the others as above the chart. */
function tooltipFormat(type: ChartMetric['type'], currency: Store['currency']) {
	if (type === 'currency') return (value: number) => currency.formatAmount(value);
	if (type === 'decimal' || type === 'percent') {
		return (value: number) => formatMetric(type, value, currency) ?? '';
	}
	return type === 'average' ? ',.2r' : ',';
}
