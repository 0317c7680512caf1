import { sprintf, _x } from '@wordpress/i18n';
import type { ChartNote } from '@store-analytics/components';
import type { Annotation } from '@store-analytics/rest-api';
import { languageTag } from '@store-analytics/date';
import { wallTimeOf, type Span } from './target-periods';

const day = 86_400_000;

/** The days of an annotation, up to the end of the last one. */
export function spanOf({ from, to }: Pick<Annotation, 'from' | 'to'>): Span {
	return { from: wallTimeOf(from), to: wallTimeOf(to) + day };
}

/** Returns the annotations with a day in a span, in their order. */
export function annotationsIn(annotations: readonly Annotation[], span: Span): Annotation[] {
	return annotations.filter((one) => {
		const { from, to } = spanOf(one);
		return from < span.to && to > span.from;
	});
}

/**
 * Returns the notes of a chart, each at every interval with one of its days. A note names its days unless the interval
 * already does. `dates` are those of the chart's rows.
 */
export function notesOf(
	annotations: readonly Annotation[],
	intervals: readonly Span[],
	dates: readonly string[],
	locale: string,
): ChartNote[] {
	return intervals.flatMap((interval, index) =>
		annotationsIn(annotations, interval).map((annotation) => {
			const { from, to } = spanOf(annotation);
			const isOfOneDay = to - from === day && interval.to - interval.from <= day;
			return {
				date: dates[index] ?? '',
				text: isOfOneDay ? annotation.text : annotationWithDays(annotation, locale),
			};
		}),
	);
}

/** "Campaign (Oct 3 – 12, 2026)". */
export function annotationWithDays(annotation: Annotation, locale: string): string {
	return sprintf(
		/* translators: 1: what somebody has noted, 2: the day or days that it is about */
		_x('%1$s (%2$s)', 'note on a time axis', 'store-analytics'),
		annotation.text,
		daysText(spanOf(annotation), locale),
	);
}

/** A span of whole days in a language: "Oct 3 – 12, 2026". */
export function daysText({ from, to }: Span, locale: string): string {
	return writerOf(locale, { day: 'numeric', month: 'short', year: 'numeric' }).formatRange(
		from,
		to - day,
	);
}

/** A span of whole months: "October 2026", "Oct – Dec 2026", "2026" for a calendar year. */
export function monthsText(span: Span, locale: string): string {
	const [first, last] = [new Date(span.from), new Date(span.to - day)];
	const months = last.getUTCMonth() - first.getUTCMonth();
	const isSameYear = first.getUTCFullYear() === last.getUTCFullYear();
	if (isSameYear && months === 11) return writerOf(locale, { year: 'numeric' }).format(first);
	const month = isSameYear && months === 0 ? 'long' : 'short';
	return writerOf(locale, { month, year: 'numeric' }).formatRange(first, last);
}

/** To make a writer takes longer than a hundred dates, and a list shows 200 notes. */
const writers = new Map<string, Intl.DateTimeFormat>();

/** Wall times are stored as UTC. */
function writerOf(locale: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
	const key = JSON.stringify([locale, parts]);
	const known = writers.get(key);
	if (known) return known;
	const format = { ...parts, calendar: 'gregory', timeZone: 'UTC' };
	const writer = new Intl.DateTimeFormat(languageTag(locale), format);
	writers.set(key, writer);
	return writer;
}
