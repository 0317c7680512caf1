/** Formats typed text as HTML in the way of WordPress. */
export function paragraphs(text: string): string {
	const trimmed = text.replace(/\r\n?/g, '\n').trim();
	if (trimmed === '' || /<p[ >]/i.test(trimmed)) return trimmed;
	return trimmed
		.split(/\n\s*\n/)
		.map((part) => `<p>${part.trim().replace(/\n/g, '<br />\n')}</p>\n`)
		.join('');
}
