/** A title without markup, as reports show it. */
export function plainText(title: string): string {
	return title.replace(/<[^>]*>/g, '').trim();
}

/** The name of a category as WordPress keeps and sends names of terms: HTML, `Home &amp; Decor`. */
export function termName(name: string): string {
	return name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
