import { dayHalves, languageTag } from '@store-analytics/date';
import {
	timeFormat,
	timeFormatLocale,
	timeParse,
	utcFormat,
	utcParse,
	type TimeLocaleDefinition,
	type TimeLocaleObject,
} from 'd3-time-format';
import type { DateFormat } from './types';

/*
 * Dates of a chart are the shop's wall clock without a zone. They are stored in the UTC fields of a Date, so that
 * neither the machine's zone nor its daylight-saving hour can move or merge them.
 */
export type DateReader = readonly ((text: string) => Date | null)[];
export type DateWriter = (date: Date) => string;

const neverInFormats = '%c';

/** d3 knows English itself; the browser's first locale takes some 15 ms to load. */
const english = { format: timeFormat, parse: timeParse, utcFormat, utcParse };

const cache = new Map<string, TimeLocaleObject>([['en-US', english]]);

/** Returns month and weekday names of a locale (`de_DE` or `de-DE`) in d3's format; English if unknown. */
function timeLocale(locale: string): TimeLocaleObject {
	const tag = supportedTag(locale);
	const known = cache.get(tag);
	if (known) return known;
	const made = timeFormatLocale(localeDefinition(tag));
	cache.set(tag, made);
	return made;
}

function localeDefinition(tag: string): TimeLocaleDefinition {
	const months = (month: 'long' | 'short') => {
		const { format } = new Intl.DateTimeFormat(tag, { month, timeZone: 'UTC' });
		return Array.from({ length: 12 }, (_, index) => format(Date.UTC(2023, index, 1)));
	};
	const days = (weekday: 'long' | 'short') => {
		const { format } = new Intl.DateTimeFormat(tag, { weekday, timeZone: 'UTC' });
		// 1 January 2023 was a Sunday, where d3's week begins.
		return Array.from({ length: 7 }, (_, index) => format(Date.UTC(2023, 0, 1 + index)));
	};
	return {
		dateTime: neverInFormats,
		date: '%Y-%m-%d',
		time: '%H:%M:%S',
		periods: dayHalves(tag),
		days: seven(days('long')),
		shortDays: seven(days('short')),
		months: twelve(months('long')),
		shortMonths: twelve(months('short')),
	};
}

function supportedTag(locale: string): string {
	const tag = languageTag(locale);
	if (cache.has(tag)) return tag;
	return Intl.DateTimeFormat.supportedLocalesOf([tag])[0] ?? 'en-US';
}

// d3's types require tuples; both lists have exactly these lengths above.
const seven = (names: string[]) => names as TimeLocaleDefinition['days'];
const twelve = (names: string[]) => names as TimeLocaleDefinition['months'];

/** Reads dates in the given d3 format, or in the forms the reports' servers use. */
export function createDateReader(specifier: string): DateReader {
	return [specifier, '%Y-%m-%dT%H:%M:%S', '%Y-%m-%d %H:%M:%S', '%Y-%m-%d'].map(utcParse);
}

/** Returns the date in `text`, or null if no format fits. */
export function readDate(reader: DateReader, text: unknown): Date | null {
	if (typeof text !== 'string') return null;
	for (const parse of reader) {
		const date = parse(text);
		if (date) return date;
	}
	return null;
}

/** Writes wall-clock dates in a d3 format; a function gets a Date whose local fields are the wall clock. */
export function createDateWriter(format: DateFormat, locale: string): DateWriter {
	if (typeof format === 'string') return timeLocale(locale).utcFormat(format);
	return (date) =>
		format(
			new Date(
				date.getUTCFullYear(),
				date.getUTCMonth(),
				date.getUTCDate(),
				date.getUTCHours(),
				date.getUTCMinutes(),
			),
		);
}
