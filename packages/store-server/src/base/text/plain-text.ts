/** A title without markup, as reports show it. */
export function plainText(title: string): string {
	return title.replace(/<[^>]*>/g, '').trim();
}
