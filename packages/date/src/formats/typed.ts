import { languageTag } from './language-tag';

const notation: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {
	year: 'YYYY',
	month: 'MM',
	day: 'DD',
};

/**
 * Returns how a language writes dates in digits, in moment's notation.
 * @example typedDateFormat('de_DE') // 'DD.MM.YYYY'
 */
export function typedDateFormat(locale: string): string {
	const parts = new Intl.DateTimeFormat(languageTag(locale), {
		...{ calendar: 'gregory', numberingSystem: 'latn' },
		...{ year: 'numeric', month: '2-digit', day: '2-digit' },
	}).formatToParts(0);
	// Without spaces, words and marks of direction.
	return parts.map(({ type, value }) => notation[type] ?? value.replace(/[^./-]/g, '')).join('');
}

/**
 * Reads a date that is typed with other separators than `format` has, or without its zeros. Returns an ISO day, which
 * may not exist, or other text unchanged.
 * @example isoDayOfTyped('1/2/2026', 'MM/DD/YYYY') // '2026-01-02'
 */
export function isoDayOfTyped(text: string, format: string): string {
	const numbers = /^(\d{1,4})\s*[./ -]\s*(\d{1,2})\s*[./ -]\s*(\d{1,4})\.?$/
		.exec(text.trim())
		?.slice(1);
	if (!numbers) return text;
	const letters = numbers[0]?.length === 4 ? ['Y', 'M', 'D'] : [...new Set(format.match(/[YMD]/g))];
	const read = (letter: string) => numbers[letters.indexOf(letter)] ?? '';
	const [year, month, day] = [read('Y'), read('M'), read('D')];
	if (year.length !== 4 || month.length > 2 || day.length > 2) return text;
	return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
