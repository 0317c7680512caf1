import { languageOf } from '@store-analytics/date';

/**
 * The language to show for a WordPress locale among those that there are: itself, else a related one (`de_AT` reads `de_DE`,
 * `fr_CA` reads `fr_FR`); undefined for English and for languages of which there is none.
 */
export function closestLanguage(locale: string, known: readonly string[]): string | undefined {
	return known.includes(locale)
		? locale
		: known.find((name) => languageOf(name) === languageOf(locale));
}
