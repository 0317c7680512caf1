import { isDictionary } from '../parse-replies';
import { isMatching, listIn, plainLine, storedLine } from './stored-lists';

/** A user's note on days of the time axis, such as "Price raised". */
export interface Annotation {
	readonly id: string;
	/** First and last day, `YYYY-MM-DD` in shop time; equal for a single day. */
	readonly from: string;
	readonly to: string;
	readonly text: string;
}

/** The name of the preference with a user's annotations. */
export const annotationsPreference = 'store_analytics_annotations';

/** The most annotations of a user, and the most characters of a text. */
export const annotationLimits = { count: 200, textLength: 120 } as const;

/**
 * Parses a user's annotations from the preference, as JSON text or as a value, sorted by day. Invalid entries are left
 * out.
 * @example parseAnnotations([{ id: 'a', from: '2026-11-01', to: '2026-11-01', text: 'Price raised' }]).length // 1
 */
export function parseAnnotations(value: unknown): Annotation[] {
	const annotations = listIn(value).flatMap(parseAnnotation);
	return [...new Map(annotations.map((one) => [one.id, one])).values()].sort(
		(one, other) => one.from.localeCompare(other.from) || one.to.localeCompare(other.to),
	);
}

/**
 * Converts annotations for the preference, without backslashes, because WordPress removes those when it stores a value.
 * @example writeAnnotations([{ id: 'a', from: '2026-11-01', to: '2026-11-01', text: 'Price raised' }])[0].text // 'Price%20raised'
 */
export function writeAnnotations(annotations: readonly Annotation[]): readonly object[] {
	return annotations.map((one) => ({ ...one, text: encodeURIComponent(one.text) }));
}

/**
 * Cleans an annotation's text as `plainLine` does, up to the limit of characters.
 * @example annotationText(' Price\nraised ') // 'Price raised'
 */
export function annotationText(text: string): string {
	return plainLine(text, annotationLimits.textLength);
}

/**
 * Checks whether a value is an existing day, `YYYY-MM-DD`.
 * @example isCalendarDay('2026-02-30') // false
 */
export function isCalendarDay(value: unknown): value is string {
	if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
	const date = new Date(`${value}T00:00:00Z`);
	return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

function parseAnnotation(entry: unknown): Annotation[] {
	if (!isDictionary(entry)) return [];
	const { id, from, to } = entry;
	const text = storedLine(entry['text'], annotationLimits.textLength);
	const isUsable =
		text !== '' && isMatching('name', id) && isCalendarDay(from) && isCalendarDay(to) && from <= to;
	return isUsable ? [{ id, from, to, text }] : [];
}
