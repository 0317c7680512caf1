import { languageTag } from '@store-analytics/date';

/**
 * Returns a function that names hours of the day (0 to 23) in a language's own form, with the minutes where that form is a bare number.
 * The blanks are plain ones, because versions of Intl differ in theirs.
 * @example hourNames('en_US')(14) // '2 PM'
 */
export function hourNames(locale: string): (hour: number) => string {
	const tag = languageTag(locale);
	let format = new Intl.DateTimeFormat(tag, { hour: 'numeric', timeZone: 'UTC' });
	if (format.formatToParts(0).length === 1) {
		format = new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone: 'UTC' });
	}
	return (hour) => format.format(Date.UTC(2024, 0, 1, hour)).replace(/\s/g, ' ');
}
