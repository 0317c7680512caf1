import { languageTag } from '@store-analytics/date';
import { countryReference } from '../flag/country-reference';
import { REGIONS } from '../flag/regions';

/** A country of the input, also the argument of its render functions. */
export interface PhoneCountry {
	/** Two letters of ISO 3166-1. */
	alpha2: string;
	name: string;
	/** Calling code, without a plus. */
	code: string;
	/** Address of a picture of its flag. */
	flag: string;
	/** The beginnings of its numbers after the calling code, if it shares that with other countries. */
	start: readonly string[];
}

/** The default among countries that share a calling code. */
const FIRST_OF_CODE: Readonly<Record<string, string>> = {
	...{ '1': 'US', '7': 'RU', '39': 'IT', '44': 'GB', '47': 'NO', '61': 'AU', '212': 'MA' },
	...{ '262': 'RE', '358': 'FI', '590': 'GP', '599': 'CW', '672': 'NF' },
};

/** Calling codes besides the one in the table of flags. */
const MORE_STARTS: Readonly<Record<string, string>> = {
	CA:
		'204 226 236 249 250 257 263 273 289 306 343 354 365 367 368 382 403 416 418 428 431 437 438 450 468 474 506 514 519 548 579 ' +
		'581 584 587 604 613 639 647 672 683 705 709 742 753 778 780 782 807 819 825 867 873 879 902 905 942',
	DO: '829 849',
	JM: '658',
	KZ: '6 7',
	PR: '939',
};

/** Returns every country with phone numbers, by name in the requested language. */
export function phoneCountries(locale: string): PhoneCountry[] {
	return Object.keys(REGIONS)
		.flatMap((alpha2) => {
			const { name = alpha2, dialCode = '', emoji = '' } = countryReference(alpha2, locale) ?? {};
			const [code = '', area] = dialCode.replace('+', '').split(' ');
			const start = [area ?? '', ...(MORE_STARTS[alpha2] ?? '').split(' ')].filter(Boolean);
			return code ? [{ alpha2, name, code, flag: pictureOf(emoji), start }] : [];
		})
		.sort((one, other) => one.name.localeCompare(other.name, languageTag(locale)));
}

/**
 * Returns the country of a number that begins with a plus and a calling code; undefined for any other text. If several
 * countries share code and beginning, it is the `preferred` one, else the largest.
 */
export function countryOf(
	number: string,
	countries: readonly PhoneCountry[],
	preferred?: string,
): PhoneCountry | undefined {
	if (!number.trimStart().startsWith('+')) return undefined;
	const digits = number.replace(/\D/g, '');
	const sharing = countries
		.filter(({ code }) => digits.startsWith(code))
		.sort((one, other) => other.code.length - one.code.length)
		.filter(({ code }, _index, [longest]) => code === longest?.code);
	const rest = digits.slice(sharing[0]?.code.length);
	const starting = sharing.filter(({ start }) => start.some((area) => rest.startsWith(area)));
	if (starting.length > 0) return starting[0];
	const general = sharing.filter(({ start }) => start.length === 0);
	return (
		sharing.find(({ alpha2 }) => alpha2 === preferred && rest === '') ??
		general.find(({ alpha2 }) => alpha2 === preferred) ??
		general.find(({ alpha2, code }) => FIRST_OF_CODE[code] === alpha2) ??
		general[0] ??
		sharing[0]
	);
}

function pictureOf(emoji: string): string {
	const text = `<text x="12" y="19" font-size="20" text-anchor="middle">${emoji}</text>`;
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${text}</svg>`;
	return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
