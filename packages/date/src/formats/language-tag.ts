/**
 * Converts a WordPress locale to the tag that Intl and the `lang` attribute expect. Returns `en-US` for text that names
 * no language.
 * @example languageTag('de_DE_formal') // 'de-DE'
 */
export function languageTag(locale: string): string {
	const tag = /^[a-z]{2,3}([_-][a-z]{4})?([_-]([a-z]{2}|\d{3}))?(?=[_-]|$)/i.exec(locale)?.[0];
	return tag?.replaceAll('_', '-') ?? 'en-US';
}

/**
 * Returns the language of a WordPress locale, without region and formality.
 * @example languageOf('de_DE_formal') // 'de'
 */
export function languageOf(locale: string): string {
	return (languageTag(locale).split('-')[0] ?? '').toLowerCase();
}
