/**
 * What Intl and the `lang` of a page call a locale of WordPress: `de_DE_formal` is `de-DE`, `skr` is `skr`. `en-US` for a text that
 * names no language.
 */
export function languageTag(locale: string): string {
	const tag = /^[a-z]{2,3}([_-][a-z]{4})?([_-]([a-z]{2}|\d{3}))?(?=[_-]|$)/i.exec(locale)?.[0];
	return tag?.replaceAll('_', '-') ?? 'en-US';
}

/** The language of a locale of WordPress, without region and manner: `de` for `de_DE_formal`. */
export function languageOf(locale: string): string {
	return (languageTag(locale).split('-')[0] ?? '').toLowerCase();
}
