import { isDictionary } from '../parse-replies';
import { isMatching, listIn, plainLine, storedLine } from './stored-lists';

/** What somebody has noted for days of the shop's time axis: "Price raised". */
export interface Annotation {
	readonly id: string;
	/** First and last day, `YYYY-MM-DD` of shop time; the same for a single day. */
	readonly from: string;
	readonly to: string;
	readonly text: string;
}

/** The preference with a user's annotations. */
export const annotationsPreference = 'store_analytics_annotations';

/** How many annotations a user may have, and how many characters a text. */
export const annotationLimits = { count: 200, textLength: 120 } as const;

/** A user's annotations out of the preference, as JSON text or read already, by day; what is none is left out. */
export function parseAnnotations(value: unknown): Annotation[] {
	const annotations = listIn(value).flatMap(parseAnnotation);
	return [...new Map(annotations.map((one) => [one.id, one])).values()].sort(
		(one, other) => one.from.localeCompare(other.from) || one.to.localeCompare(other.to),
	);
}

/** Annotations as the preference has them: without backslashes, which WordPress takes out of what it stores. */
export function writeAnnotations(annotations: readonly Annotation[]): readonly object[] {
	return annotations.map((one) => ({ ...one, text: encodeURIComponent(one.text) }));
}

/** A text as it can be kept; see `plainLine`. */
export function annotationText(text: string): string {
	return plainLine(text, annotationLimits.textLength);
}

/** Whether something is a day of the calendar, `YYYY-MM-DD`. */
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
