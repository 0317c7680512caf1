const patterns = {
	path: /^(?:\/[\w-]+)+$/,
	/** In the format of `stringifyQuery`, without the parameters that name a screen. */
	query: /^(?!(?:.*&)?(?:page|path)=)[\w.!~*'()%&=-]*$/,
	name: /^[\w-]{1,60}$/,
	/** An extension's metric begins with the extension's name. */
	metric: /^(?:[\w-]{1,60}\/)?[\w-]{1,60}$/,
	/** A report's stats and one of their metrics. */
	'metric of stats': /^[\w-]+\/(?:[\w-]{1,60}\/)?[\w-]{1,60}$/,
} as const;

/** Checks whether a stored value is text of a kind that may go into addresses. */
export function isMatching(kind: keyof typeof patterns, value: unknown): value is string {
	return typeof value === 'string' && patterns[kind].test(value);
}

/** Returns the entries of a list in a preference, as JSON text or as a value; an empty list for anything else. */
export function listIn(value: unknown): readonly unknown[] {
	const list: unknown = typeof value === 'string' ? parsed(value) : value;
	return Array.isArray(list) ? list : [];
}

/**
 * Decodes typed text from a preference, where it is percent-encoded, because WordPress removes backslashes when it
 * stores a value. It cleans it like `plainLine`; '' for anything but text.
 */
export function storedLine(value: unknown, length: number): string {
	return typeof value === 'string' ? plainLine(decoded(value), length) : '';
}

/** Cleans typed text for storage: no line breaks, no surrounding white space, at most `length` characters. */
export function plainLine(text: string, length: number): string {
	const plain = text.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim();
	return [...plain].slice(0, length).join('').trim();
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

function parsed(json: string): unknown {
	try {
		return JSON.parse(json);
	} catch {
		return undefined;
	}
}
