const patterns = {
	path: /^(?:\/[\w-]+)+$/,
	/** As `stringifyQuery` writes it, without what names a screen. */
	query: /^(?!(?:.*&)?(?:page|path)=)[\w.!~*'()%&=-]*$/,
	name: /^[\w-]{1,60}$/,
	/** With the extension's name before it where it is an extension's. */
	metric: /^(?:[\w-]{1,60}\/)?[\w-]{1,60}$/,
	/** A report's stats and one of their metrics. */
	'metric of stats': /^[\w-]+\/(?:[\w-]{1,60}\/)?[\w-]{1,60}$/,
} as const;

/** Whether something that is stored is text of a kind that goes into addresses. */
export function isMatching(kind: keyof typeof patterns, value: unknown): value is string {
	return typeof value === 'string' && patterns[kind].test(value);
}

/** The entries of a list that a preference keeps, as JSON text or read already; none of anything else. */
export function listIn(value: unknown): readonly unknown[] {
	const list: unknown = typeof value === 'string' ? parsed(value) : value;
	return Array.isArray(list) ? list : [];
}

/**
 * Text that somebody has typed, out of a list, where it is percent-encoded: WordPress takes backslashes out of what it stores.
 * As `plainLine` makes it; '' for anything else.
 */
export function storedLine(value: unknown, length: number): string {
	return typeof value === 'string' ? plainLine(decoded(value), length) : '';
}

/** Typed text as it can be kept: without line breaks and ends that nobody sees, and no longer than `length` characters. */
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
