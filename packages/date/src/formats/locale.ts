import { __ } from '@wordpress/i18n';
import { moment } from '../clock/moment';
import { languageOf, languageTag } from './language-tag';
import type { WeekStart } from '../clock/calendar-units';

/** The user's language and the shop's week, as the page knows them. */
export interface LocaleData {
	/** WordPress's name of the locale, such as `de_DE`. */
	userLocale: string;
	/** Seven short names, Sunday first. */
	weekdaysShort: string[];
	/** The shop's first weekday, 0 (Sunday) to 6; unchanged when absent. */
	weekStart?: WeekStart;
}

/**
 * Sets the shop's week start in moment's locale and, unless that locale is plain English, the user's long formats and
 * short weekday names. Call it once at start, after translations have loaded.
 * @example loadLocaleData({ userLocale: 'de_DE', weekdaysShort: ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'], weekStart: 1 })
 */
export function loadLocaleData({ userLocale, weekdaysShort, weekStart }: LocaleData): void {
	if (moment.locale() !== 'en') {
		// moment would start an unknown locale from English, so the current locale is completed instead.
		const known = moment.locales().includes(userLocale) ? userLocale : moment.locale();
		moment.updateLocale(known, {
			...ordinalsOf(userLocale),
			longDateFormat: longDateFormats(),
			weekdaysMin: weekdaysShort,
		});
	}
	if (weekStart !== undefined) {
		// Week 1 is ISO's when weeks begin on Monday, else the week of 1 January.
		const doy = weekStart === 1 ? 4 : 6 + weekStart;
		moment.updateLocale(moment.locale(), { week: { dow: weekStart, doy } });
	}
}

/**
 * Defines `userLocale` in moment where no locale file is loaded, with month and weekday names from Intl. WordPress
 * loads moment's locale itself; a page without WordPress calls this before `loadLocaleData`, and again for another language.
 * @example defineLocaleFromIntl('de_DE')
 */
export function defineLocaleFromIntl(userLocale: string): void {
	if (languageOf(userLocale) === 'en') {
		if (languageOf(moment.locale()) !== 'en') moment.locale('en');
		return;
	}
	if (moment.locales().includes(userLocale)) {
		moment.locale(userLocale);
		return;
	}
	moment.defineLocale(userLocale, {
		...namesFrom(languageTag(userLocale)),
		...ordinalsOf(userLocale),
		meridiem: meridiem(languageTag(userLocale)),
		monthsParseExact: true,
		weekdaysParseExact: true,
		longDateFormat: longDateFormats(),
	});
}

/** How French writes the days of a month in a date (`Do`): the first is `1er`, and all others are plain numbers. */
function ordinalsOf(userLocale: string): { ordinal?: (day: number) => string } {
	if (languageOf(userLocale) !== 'fr') return {};
	return { ordinal: (day) => (day === 1 ? '1er' : String(day)) };
}

function longDateFormats() {
	return {
		LT: __('h:mm A', 'store-analytics'),
		LTS: __('h:mm:ss A', 'store-analytics'),
		L: __('MM/DD/YYYY', 'store-analytics'),
		LL: __('MMMM D, YYYY', 'store-analytics'),
		LLL: __('MMMM D, YYYY h:mm A', 'store-analytics'),
		LLLL: __('dddd, MMMM D, YYYY h:mm A', 'store-analytics'),
	};
}

function namesFrom(tag: string) {
	const options = { timeZone: 'UTC', calendar: 'gregory' } as const;
	const list = (format: Intl.DateTimeFormatOptions, dates: Date[]) => {
		const { format: write } = new Intl.DateTimeFormat(tag, { ...options, ...format });
		return dates.map((date) => write(date));
	};
	const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2023, month, 15)));
	const weekdays = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2023, 0, 1 + day)));
	return {
		months: list({ month: 'long' }, months),
		monthsShort: list({ month: 'short' }, months),
		weekdays: list({ weekday: 'long' }, weekdays),
		weekdaysShort: list({ weekday: 'short' }, weekdays),
		weekdaysMin: list({ weekday: 'short' }, weekdays),
	};
}

/** Reads the names from Intl when the first time of day is written. */
function meridiem(tag: string) {
	let names: readonly [string, string] | undefined;
	return (hour: number, _minute: number, isLower: boolean) => {
		names ??= dayHalves(tag);
		const name = names[hour < 12 ? 0 : 1];
		return isLower ? name.toLocaleLowerCase(tag) : name.toLocaleUpperCase(tag);
	};
}

/**
 * Returns the names of the twelve months in the page's language, January first.
 * @example monthNames()[0] // 'January'
 */
export function monthNames(): string[] {
	return moment.localeData().months();
}

/** What a language calls the hours before noon and those after it, such as `AM` and `PM`. */
export function dayHalves(tag: string): [morning: string, evening: string] {
	const times = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', hour: 'numeric', hour12: true });
	const nameAt = (hour: number) => {
		const parts = times.formatToParts(new Date(Date.UTC(2023, 0, 1, hour)));
		return parts.find(({ type }) => type === 'dayPeriod')?.value ?? '';
	};
	return [nameAt(6), nameAt(18)];
}
