import { languageOf } from '@store-analytics/date';

/**
 * Returns the available language for a WordPress locale: itself, else a related one (`de_AT` gets `de_DE`, `fr_CA` gets
 * `fr_FR`); undefined for English and for unavailable languages.
 */
export function closestLanguage(locale: string, known: readonly string[]): string | undefined {
	return known.includes(locale)
		? locale
		: known.find((name) => languageOf(name) === languageOf(locale));
}
