import { resetLocaleData, setLocaleData } from '@wordpress/i18n';
import { moment } from '../clock/moment';
import { localeWeekStart, startOfUnit } from '../clock/calendar-units';
import { defineLocaleFromIntl, loadLocaleData, monthNames } from './locale';

const weekdaysShort = ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'];

afterEach(() => moment.locale('en'));

describe('loadLocaleData', () => {
	it('leaves the names of plain English alone', () => {
		loadLocaleData({ userLocale: 'en_US', weekdaysShort });
		expect(moment.locale()).toBe('en');
		expect(moment.weekdaysMin()[0]).toBe('Su');
	});

	it('completes the user’s locale with long formats and short weekdays', () => {
		setLocaleData({ 'MM/DD/YYYY': ['DD.MM.YYYY'] }, 'store-analytics');
		moment.defineLocale('xx_XX', {
			months: 'jan_feb_mar_apr_may_jun_jul_aug_sep_oct_nov_dez'.split('_'),
		});
		loadLocaleData({ userLocale: 'xx_XX', weekdaysShort });
		expect(moment.weekdaysMin()).toEqual(weekdaysShort);
		expect(moment('2026-11-20').format('L')).toBe('20.11.2026');
		expect(moment('2026-12-20').format('MMMM')).toBe('dez');
		setLocaleData({ 'MM/DD/YYYY': ['MM/DD/YYYY'] }, 'store-analytics');
		moment.defineLocale('xx_XX', null);
	});

	it.each([0, 1, 2, 3, 4, 5, 6] as const)('makes weeks open on weekday %i', (weekStart) => {
		loadLocaleData({ userLocale: 'en_US', weekdaysShort, weekStart });
		expect(localeWeekStart()).toBe(weekStart);
		const start = startOfUnit(moment('2026-11-20'), 'week', localeWeekStart());
		expect(start.isSame(moment('2026-11-20').startOf('week'))).toBe(true);
		expect(start.day()).toBe(weekStart);
		// A Friday. In ISO's weeks it belongs to the year before, else to the first week of its own year.
		expect(moment('2027-01-01').week()).toBe(weekStart === 1 ? 53 : 1);
		loadLocaleData({ userLocale: 'en_US', weekdaysShort });
		expect(localeWeekStart()).toBe(weekStart);
		moment.updateLocale('en', null);
	});

	it('writes dates and times of all lengths as the translation has them', () => {
		const translations = {
			'h:mm A': ['HH.mm'],
			'h:mm:ss A': ['HH.mm.ss'],
			'MMMM D, YYYY': ['D. MMMM YYYY'],
			'MMMM D, YYYY h:mm A': ['D. MMMM YYYY HH.mm'],
			'dddd, MMMM D, YYYY h:mm A': ['dddd, D. MMMM YYYY HH.mm'],
		};
		setLocaleData(translations, 'store-analytics');
		moment.defineLocale('xx_XX', {});
		loadLocaleData({ userLocale: 'xx_XX', weekdaysShort });
		const date = moment('2026-11-20T15:04:05');
		expect(['LT', 'LTS', 'LL', 'LLL', 'LLLL'].map((format) => date.format(format))).toEqual([
			'15.04',
			'15.04.05',
			'20. November 2026',
			'20. November 2026 15.04',
			'Friday, 20. November 2026 15.04',
		]);
		resetLocaleData({}, 'store-analytics');
		moment.defineLocale('xx_XX', null);
	});

	it('writes the first day of a month as French does', () => {
		moment.defineLocale('fr_FR', {});
		loadLocaleData({ userLocale: 'fr_FR', weekdaysShort });
		expect(['2026-11-01', '2026-11-02'].map((day) => moment(day).format('Do'))).toEqual([
			'1er',
			'2',
		]);
		moment.defineLocale('fr_FR', null);
	});
});

describe('defineLocaleFromIntl', () => {
	it('gives moment the names of a language that moment has no file for', () => {
		defineLocaleFromIntl('de_DE');
		expect(moment('2026-03-02').format('dddd, D. MMMM')).toBe('Montag, 2. März');
		expect(moment('2026-01-06').format('dd, ddd, MMM')).toBe('Di, Di, Jan');
		expect(moment.weekdays()).toEqual(
			'Sonntag_Montag_Dienstag_Mittwoch_Donnerstag_Freitag_Samstag'.split('_'),
		);
		expect(monthNames().slice(-3)).toEqual(['Oktober', 'November', 'Dezember']);
		moment.defineLocale('de_DE', null);
	});

	it.each([
		['ar', '9:05 ص ص', '9:05 م م'],
		['ja', '9:05 午前 午前', '9:05 午後 午後'],
		['de_DE', '9:05 am AM', '9:05 pm PM'],
	])('names the halves of a day as %s does', (userLocale, morning, evening) => {
		defineLocaleFromIntl(userLocale);
		const at = (time: string) => moment(`2026-03-02T${time}`).format('h:mm a A');
		expect([at('09:05'), at('21:05')]).toEqual([morning, evening]);
		moment.defineLocale(userLocale, null);
	});

	it('changes the language again, also to English and to one that was spoken before', () => {
		const october = (userLocale: string) => {
			defineLocaleFromIntl(userLocale);
			return moment('2026-10-02').format('MMMM');
		};
		expect(['de_DE', 'ar', 'de_DE', 'en_US'].map(october)).toEqual([
			...['Oktober', 'أكتوبر', 'Oktober', 'October'],
		]);
		for (const defined of ['de_DE', 'ar']) moment.defineLocale(defined, null);
	});

	it.each(['en_US', 'en_GB', 'not a locale', ''])(
		'leaves moment’s locale alone for %j',
		(userLocale) => {
			defineLocaleFromIntl(userLocale);
			expect(moment.locale()).toBe('en');
		},
	);
});
