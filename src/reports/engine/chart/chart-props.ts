import type { Store } from '@store-analytics/components';
import {
	getDateFormatsForIntervalD3,
	languageTag,
	type DateFormats,
	type Interval,
} from '@store-analytics/date';
import type { ChartMetric } from '../definition/definition';
import type { Period } from '../query/period';
import { shownChange } from '../summary/change';
import { formatMetric } from '../summary/summary';
import { hourFormats } from './hour-formats';

/** The common props of a metric's chart over a period: formats of dates and values, intervals to choose from. */
export function chartProps(
	{ type, addsUp }: Pick<ChartMetric, 'type' | 'addsUp'>,
	{
		interval,
		allowedIntervals,
		primary,
		isThisYear,
	}: Pick<Period, 'interval' | 'allowedIntervals' | 'primary' | 'isThisYear'>,
	{ currency, locale }: Pick<Store, 'currency' | 'locale'>,
	points: number,
) {
	const formats = getDateFormatsForIntervalD3(interval, points);
	return {
		mode: 'time-comparison' as const,
		interval,
		allowedIntervals: [...allowedIntervals],
		dateParser: '%Y-%m-%dT%H:%M:%S',
		screenReaderFormat: formats.screenReaderFormat,
		tooltipLabelFormat:
			interval === 'day' ? dayFormat(locale, primary) : formats.tooltipLabelFormat,
		xFormat: formats.xFormat,
		...(interval === 'hour' && hourFormats(locale)),
		x2Format: formats.x2Format,
		x2ShortFormat: isThisYear ? shortGroup(interval, formats, locale) : undefined,
		valueType: type,
		...(addsUp === false && { addsUp }),
		tooltipValueFormat: tooltipFormat(type, currency),
		changeOf: (now: number, before: number) => shownChange(type, now, before, currency),
		currency: currency.getCurrencyConfig(),
	};
}

/** What the second line of the time axis says of a range within the current year. */
function shortGroup(interval: Interval, { x2Format }: DateFormats, locale: string) {
	if (interval === 'hour') return dayOfYear(locale);
	return x2Format.replace('%Y', '').trim();
}

const daysOfYear = new Map<string, WriteDay>();

/** The same function for the same language, so that the chart is not drawn again. */
function dayOfYear(locale: string): WriteDay {
	const known = daysOfYear.get(locale);
	if (known) return known;
	const { format } = new Intl.DateTimeFormat(languageTag(locale), {
		month: 'short',
		day: 'numeric',
	});
	daysOfYear.set(locale, format);
	return format;
}

/** Money by the shop's currency, counts grouped, averages with two significant digits, the others as above the chart. */
function tooltipFormat(type: ChartMetric['type'], currency: Store['currency']) {
	if (type === 'currency') return (value: number) => currency.formatAmount(value);
	if (type === 'decimal' || type === 'percent') {
		return (value: number) => formatMetric(type, value, currency) ?? '';
	}
	return type === 'average' ? ',.2r' : ',';
}

type WriteDay = (day: Date) => string;

/** The same function for the same days, so that the chart is not drawn again. */
const dayFormats = new Map<string, WriteDay>();

/** Days with their weekday, and with their year unless it is the only one of the range. */
function dayFormat(locale: string, { after, before }: Period['primary']): WriteDay {
	const year = after.year() === before.year() ? after.year() : NaN;
	const key = `${locale} ${year}`;
	const known = dayFormats.get(key);
	if (known) return known;
	const options = { weekday: 'short', month: 'short', day: 'numeric' } as const;
	const tag = languageTag(locale);
	// Made when a tooltip first needs them: their first use blocks the browser for some milliseconds.
	let short: Intl.DateTimeFormat | undefined;
	let long: Intl.DateTimeFormat | undefined;
	const write: WriteDay = (day) => {
		if (day.getFullYear() === year) {
			short ??= new Intl.DateTimeFormat(tag, options);
			return short.format(day);
		}
		long ??= new Intl.DateTimeFormat(tag, { ...options, year: 'numeric' });
		return long.format(day);
	};
	dayFormats.set(key, write);
	return write;
}
