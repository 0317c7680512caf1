/** A text of what the shop sent; '' where there is none. */
export function fieldOf(data: unknown, name: string): string {
	const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, name) : '';
	return typeof value === 'string' ? value : '';
}

/** The shop's own words, without HTML, in front of which something stands. */
export function sentenceOf(data: unknown): string {
	const words = firstLine(fieldOf(data, 'message'));
	return words === '' ? '' : `: “${words}”`;
}

/** The beginning of a text or page, without HTML. */
export function firstLine(text: string): string {
	const plain = text
		.replace(/<(script|style)[\s\S]*?<\/\1>/gi, ' ')
		.replace(/<[^>]*>/g, ' ')
		.replace(/\s+/g, ' ')
		.trim();
	return plain.length > 80 ? `${plain.slice(0, 80)}…` : plain;
}
