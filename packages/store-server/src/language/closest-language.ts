/**
 * The language to show for a WordPress locale among those that there are: itself, else a related one (`de_AT` reads `de_DE`,
 * `fr_CA` reads `fr_FR`); undefined for English and for languages of which there is none.
 */
export function closestLanguage(locale: string, known: readonly string[]): string | undefined {
	const language = (name: string) => name.split(/[_-]/)[0]?.toLowerCase();
	return known.includes(locale)
		? locale
		: known.find((name) => language(name) === language(locale));
}
