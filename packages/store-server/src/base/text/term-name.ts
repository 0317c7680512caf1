/** The name of a category as WordPress keeps and sends names of terms: HTML, `Home &amp; Decor`. */
export function termName(name: string): string {
	return name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
