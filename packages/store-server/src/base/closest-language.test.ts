import { closestLanguage } from './closest-language';

describe('the language for a locale', () => {
	const known = ['ar', 'de_DE', 'de_DE_formal', 'es_ES', 'fr_FR', 'ja'];

	it.each([
		['de_DE', 'de_DE'],
		['de_DE_formal', 'de_DE_formal'],
		['de_AT', 'de_DE'],
		['de_CH_informal', 'de_DE'],
		['de', 'de_DE'],
		['es_MX', 'es_ES'],
		['fr_CA', 'fr_FR'],
		['ja', 'ja'],
		['ja_JP', 'ja'],
		['ar', 'ar'],
	])('%s is shown in %s', (locale, shown) => {
		expect(closestLanguage(locale, known)).toBe(shown);
	});

	// `ary` is Moroccan Arabic, a language of its own for WordPress.
	it.each(['en_US', 'en_GB', 'it_IT', 'ary', 'jam', ''])('%s is shown in English', (locale) => {
		expect(closestLanguage(locale, known)).toBeUndefined();
	});
});
