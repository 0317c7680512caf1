import { languageTag } from '@store-analytics/date';
import { REGIONS } from './regions';

/** General facts about a country (S3.country-reference-data.1). */
export interface CountryReference {
	/** Two letters of ISO 3166-1. */
	code: string;
	/** The flag as text; systems without flags in their font show the two letters. */
	emoji: string;
	/** Its code points, such as `U+1F1FA U+1F1F8`. */
	unicode: string;
	/** In the requested language; the code itself if the browser knows no name. */
	name: string;
	/** Describes the flag, in English: `flag for …`. */
	title: string;
	/** Prefix of phone numbers, such as `+1 268`; '' if the place has none. */
	dialCode: string;
}

/**
 * Returns the country of a two-letter, three-letter or three-digit ISO code, in any case; null for an unknown one.
 * @example countryReference('DEU')?.dialCode // '+49'
 */
export function countryReference(code: string, locale = 'en'): CountryReference | null {
	const alpha2 = toAlpha2(code.trim().toUpperCase());
	if (alpha2 === null) return null;
	const points = [...alpha2].map(regionalIndicator);
	return {
		code: alpha2,
		emoji: String.fromCodePoint(...points),
		unicode: points.map((point) => `U+${point.toString(16).toUpperCase()}`).join(' '),
		name: regionName(alpha2, locale),
		title: `flag for ${regionName(alpha2, 'en')}`,
		dialCode: REGIONS[alpha2]?.[1] ?? '',
	};
}

function toAlpha2(code: string): string | null {
	if (/^[A-Z]{2}$/.test(code)) return Object.hasOwn(REGIONS, code) ? code : null;
	if (/^[A-Z]{3}$/.test(code)) {
		return Object.keys(REGIONS).find((alpha2) => REGIONS[alpha2]?.[0] === code) ?? null;
	}
	if (!/^\d{3}$/.test(code)) return null;
	// Intl knows the numbers: a locale's numeric region becomes letters if the number is a country's.
	const region = new Intl.Locale(`und-${code}`).region ?? '';
	return Object.hasOwn(REGIONS, region) ? region : null;
}

const A = 'A'.codePointAt(0) ?? 0;

function regionalIndicator(letter: string): number {
	return 0x1f1e6 + (letter.codePointAt(0) ?? A) - A;
}

function regionName(alpha2: string, locale: string): string {
	const names = new Intl.DisplayNames([languageTag(locale), 'en'], { type: 'region' });
	return names.of(alpha2) ?? alpha2;
}
