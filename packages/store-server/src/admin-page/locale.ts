import { languageOf, languageTag } from '@store-analytics/date';

const RIGHT_TO_LEFT = new Set([
	'ar',
	'ary',
	'azb',
	'ckb',
	'dv',
	'fa',
	'haz',
	'he',
	'ps',
	'sd',
	'skr',
	'ug',
	'ur',
]);

/** Whether a WordPress locale (`ar`, `he_IL`) is written from right to left. */
export function isRightToLeft(locale: string): boolean {
	return RIGHT_TO_LEFT.has(languageOf(locale));
}

/** Short weekday names in the locale’s language, starting with Sunday. */
export function weekdaysShort(locale: string): string[] {
	const { format } = new Intl.DateTimeFormat(languageTag(locale), {
		weekday: 'short',
		timeZone: 'UTC',
	});
	const sunday = Date.UTC(2026, 10, 15);
	return Array.from({ length: 7 }, (_, day) => format(new Date(sunday + day * 86_400_000)));
}
