/** Escapes text for use between tags. */
export function escapeHtml(text: string): string {
	return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** Escapes text for use within double quotes. */
export function escapeAttribute(text: string): string {
	return escapeHtml(text).replace(/"/g, '&quot;');
}

/** Writes a value as a JavaScript literal that cannot end the surrounding script element. */
export function scriptLiteral(value: unknown): string {
	return jsonInScript(JSON.stringify(value));
}

/** Makes JSON such a literal. */
export function jsonInScript(json: string): string {
	return json
		.replace(/</g, '\\u003c')
		.replace(/\u2028/g, '\\u2028')
		.replace(/\u2029/g, '\\u2029');
}
