/** Total readers for what a page or a reply hands over: anything unexpected becomes the fallback. */

type UnknownRecord = Readonly<Record<string, unknown>>;

/** An object's entries; an empty one for anything else (PHP writes an empty map as `[]`). */
export function readRecord(value: unknown): UnknownRecord {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
		? (value as UnknownRecord) // any object can be read by string keys
		: {};
}

/** Text, also from a number; the fallback for anything else and for ''. */
export function readText(value: unknown, fallback = ''): string {
	if (typeof value === 'number') return String(value);
	return typeof value === 'string' && value !== '' ? value : fallback;
}

/** A finite number, also from numeric text. */
export function readNumber(value: unknown, fallback: number): number {
	const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
	return typeof number === 'number' && Number.isFinite(number) ? number : fallback;
}

/** A list's items, or of a PHP array with holes its values. */
export function readList(value: unknown): readonly unknown[] {
	return Array.isArray(value) ? value : Object.values(readRecord(value));
}

/** Every entry that is text, by its key. */
export function readTexts(value: unknown): Record<string, string> {
	const texts = Object.entries(readRecord(value)).filter(([, text]) => typeof text === 'string');
	return Object.fromEntries(texts) as Record<string, string>; // the filter above left text only
}
