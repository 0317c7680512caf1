import { languageOf, languageTag } from './language-tag';

describe('The language tag of a WordPress locale', () => {
	it.each([
		['de_DE', 'de-DE', 'de'],
		['de_DE_formal', 'de-DE', 'de'],
		['pt_PT_ao90', 'pt-PT', 'pt'],
		['ar', 'ar', 'ar'],
		['skr', 'skr', 'skr'],
		['art_xemoji', 'art', 'art'],
		['sr_Latn_RS', 'sr-Latn-RS', 'sr'],
		['es_419', 'es-419', 'es'],
		['de-AT', 'de-AT', 'de'],
		['HE_IL', 'HE-IL', 'he'],
		['', 'en-US', 'en'],
		['german', 'en-US', 'en'],
		['not a locale', 'en-US', 'en'],
		['_DE', 'en-US', 'en'],
		['<script>', 'en-US', 'en'],
	])('of %s is %s, in the language %s', (locale, tag, language) => {
		expect(languageTag(locale)).toBe(tag);
		expect(languageOf(locale)).toBe(language);
		expect(() => new Intl.Locale(tag)).not.toThrow();
	});
});
