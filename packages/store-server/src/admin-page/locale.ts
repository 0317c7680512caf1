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

/** True when a WordPress locale (`ar`, `he_IL`) is written from right to left. */
export function isRightToLeft(locale: string): boolean {
	return RIGHT_TO_LEFT.has(locale.split(/[_-]/)[0]?.toLowerCase() ?? '');
}

/** A WordPress locale as the `lang` of a page: `de_DE_formal` is `de-DE`. */
export function languageTag(locale: string): string {
	return locale.split('_').slice(0, 2).join('-');
}

/** Short names of the days from Sunday in the locale's language. */
export function weekdaysShort(locale: string): string[] {
	const sunday = Date.UTC(2026, 10, 15);
	return Array.from({ length: 7 }, (_, day) =>
		dayFormat(locale).format(new Date(sunday + day * 86_400_000)),
	);
}

function dayFormat(locale: string): Intl.DateTimeFormat {
	const options = { weekday: 'short', timeZone: 'UTC' } as const;
	try {
		return new Intl.DateTimeFormat(languageTag(locale), options);
	} catch {
		return new Intl.DateTimeFormat('en-US', options);
	}
}
