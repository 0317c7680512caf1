/** Total parsers for values from a page or a response: anything unexpected becomes the fallback. */

type UnknownRecord = Readonly<Record<string, unknown>>;

/** Returns an object's entries; an empty object for anything else (PHP writes an empty map as `[]`). */
export function readRecord(value: unknown): UnknownRecord {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
		? (value as UnknownRecord) // any object can be read by string keys
		: {};
}

/** Returns text, also from a number; the fallback for anything else and for ''. */
export function readText(value: unknown, fallback = ''): string {
	if (typeof value === 'number') return String(value);
	return typeof value === 'string' && value !== '' ? value : fallback;
}

/** Returns a finite number, also from numeric text. */
export function readNumber(value: unknown, fallback: number): number {
	const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
	return typeof number === 'number' && Number.isFinite(number) ? number : fallback;
}

/** Returns a list's items, or the values of a PHP array with gaps. */
export function readList(value: unknown): readonly unknown[] {
	return Array.isArray(value) ? value : Object.values(readRecord(value));
}

/** Returns every text entry, by key. */
export function readTexts(value: unknown): Record<string, string> {
	const texts = Object.entries(readRecord(value)).filter(([, text]) => typeof text === 'string');
	return Object.fromEntries(texts) as Record<string, string>; // the filter above left text only
}
