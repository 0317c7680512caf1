const named: Record<string, string> = {
	amp: '&',
	apos: "'",
	cent: '¢',
	curren: '¤',
	euro: '€',
	gt: '>',
	lt: '<',
	nbsp: '\u00a0',
	pound: '£',
	quot: '"',
	yen: '¥',
};

/**
 * Decodes the character references in a text, in which WordPress writes currency symbols. Unknown ones stay as they
 * are.
 * @example decodeEntities('&euro;') // '€'
 */
export function decodeEntities(text: string): string {
	return text.replace(/&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi, (reference, hex, decimal, name) => {
		if (name) return named[String(name).toLowerCase()] ?? reference;
		const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
		return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : reference;
	});
}
