import { setLocaleData } from '@wordpress/i18n';
import { moment } from '../clock/moment';
import { localeWeekStart, startOfUnit } from '../ranges/calendar-units';
import { defineLocaleFromIntl, loadLocaleData } from './locale';

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
		moment.updateLocale('en', null);
	});
});

describe('defineLocaleFromIntl', () => {
	it('gives moment the names of a language that it has no file for', () => {
		defineLocaleFromIntl('de_DE');
		expect(moment('2026-03-02').format('dddd, D. MMMM')).toBe('Montag, 2. März');
		moment.defineLocale('de_DE', null);
	});

	it.each(['en_US', 'en_GB', 'not a locale', ''])('leaves moment alone for %j', (userLocale) => {
		defineLocaleFromIntl(userLocale);
		expect(moment.locale()).toBe('en');
	});
});
