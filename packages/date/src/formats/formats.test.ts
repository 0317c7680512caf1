import { timeFormat } from 'd3-time-format';
import { setLocaleData } from '@wordpress/i18n';
import { moment } from '../clock/moment';
import { getDateFormatsForInterval } from './formats';
import type { Interval } from '../clock/calendar-units';
import { formatPhpDate } from './php-format';

const date = new Date(2026, 10, 5, 9, 7);

/** The formats of a chart as text, so that both notations can be compared. */
function written(interval: Interval, ticks: number, type: 'd3' | 'php'): string[] {
	const formats = getDateFormatsForInterval(interval, ticks, { type });
	const { screenReaderFormat, tooltipLabelFormat, xFormat, x2Format } = formats;
	return [screenReaderFormat, tooltipLabelFormat, xFormat, x2Format].map((format) =>
		type === 'd3' ? timeFormat(format)(date) : formatPhpDate(date, format),
	);
}

describe.each(['d3', 'php'] as const)('the formats in %s notation', (type) => {
	it.each<[Interval, number, string[]]>([
		['hour', 24, ['9AM November 5, 2026', '9AM Nov 5, 2026', '9AM', 'Nov 5, 2026']],
		['day', 62, ['November 5, 2026', 'November 5, 2026', '5', 'Nov 2026']],
		['day', 63, ['November 5, 2026', 'November 5, 2026', 'Nov', '2026']],
		['week', 8, ['Week of November 5, 2026', 'Week of November 5, 2026', '5', 'Nov 2026']],
		['week', 9, ['Week of November 5, 2026', 'Week of November 5, 2026', 'Nov', '2026']],
		['month', 3, ['November 2026', 'November 2026', 'Nov', '2026']],
		['quarter', 3, ['November 2026', 'November 2026', 'Nov', '2026']],
		['year', 3, ['2026', '2026', '2026', 'Nov 2026']],
	])('write a point of %s among %i', (interval, ticks, expected) => {
		expect(written(interval, ticks, type)).toEqual(expected);
	});

	it('write dates in tables in PHP’s notation, which <Date> reads', () => {
		const dates = ['day', 'week', 'month', 'quarter', 'year'] as const;
		const formats = dates.map((one) => getDateFormatsForInterval(one, 10, { type }).tableFormat);
		expect(formats).toEqual(['m/d/Y', 'm/d/Y', 'm/d/Y', 'm/d/Y', 'm/d/Y']);
		expect(getDateFormatsForInterval('hour', 24, { type }).tableFormat).toBe('h A');
	});
});

describe('getDateFormatsForInterval', () => {
	it('returns d3’s notation unless PHP’s is asked for', () => {
		expect(getDateFormatsForInterval('month').xFormat).toBe('%b');
		expect(getDateFormatsForInterval('month', 0, {}).xFormat).toBe('%b');
		expect(getDateFormatsForInterval('month', 0, { type: 'php' }).xFormat).toBe('M');
	});

	it('keeps a translator’s words unchanged, percent signs and letters alike', () => {
		setLocaleData({ 'Week of %s': ['Woche (100%%) vom %s'] }, 'store-analytics');
		expect(written('week', 5, 'd3')[0]).toBe('Woche (100%) vom November 5, 2026');
		expect(written('week', 5, 'php')[0]).toBe('Woche (100%) vom November 5, 2026');
		setLocaleData({ 'Week of %s': ['Week of %s'] }, 'store-analytics');
	});
});

describe('formatPhpDate', () => {
	const moonday = moment.parseZone('2026-03-02T15:04:05.678+05:30');

	it.each([
		['Y-m-d', '2026-03-02'],
		['F j, Y', 'March 2, 2026'],
		['g:ia', '3:04pm'],
		['m/d/Y', '03/02/2026'],
		['Y-m-d H:i:s', '2026-03-02 15:04:05'],
	])('[S9.dates-and-periods.1] writes %s as %s', (format, expected) => {
		expect(formatPhpDate(moonday, format)).toBe(expected);
	});

	it.each([
		['D l N jS w z', 'Mon Monday 1 2nd 1 60'],
		['W o t L n y', '10 2026 31 0 3 26'],
		['A G h s v u', 'PM 15 03 05 678 678000'],
		['O P p Z e', '+0530 +05:30 +05:30 19800 +05:30'],
		['c', '2026-03-02T15:04:05+05:30'],
		['r', 'Mon, 02 Mar 2026 15:04:05 +0530'],
		['T I', '+05:30 0'],
		['U', '1772444045'],
		['B', '440'],
		['\\Y\\\\Y äöü %', 'Y\\2026 äöü %'],
		['Y\\', '2026'],
		['', ''],
	])('writes %s as PHP does: %s', (format, expected) => {
		expect(formatPhpDate(moonday, format)).toBe(expected);
	});

	it.each([
		['2026-01-01', '1st'],
		['2026-01-03', '3rd'],
		['2026-01-04', '4th'],
		['2026-01-11', '11th'],
		['2026-01-12', '12th'],
		['2026-01-13', '13th'],
		['2026-01-22', '22nd'],
		['2026-01-30', '30th'],
	])('numbers the day of the year of %s as %s', (day, expected) => {
		expect(formatPhpDate(day, 'jS')).toBe(expected);
	});

	it.each([
		['2026-03-02T15:04:05Z', '+00:00 Z UTC'],
		['2026-03-02T15:04:05-03:30', '-03:30 -03:30 -03:30'],
	])('writes the zone of %s as %s', (text, expected) => {
		const date = text.endsWith('Z') ? moment.utc(text) : moment.parseZone(text);
		expect(formatPhpDate(date, 'P p T')).toBe(expected);
	});

	it('knows leap years', () => {
		expect(['2024-05-01', '2100-05-01'].map((day) => formatPhpDate(day, 'L'))).toEqual(['1', '0']);
	});

	it.each([
		['2026-01-01T00:05:00', '12:05am 12 0 00'],
		['2026-01-01T12:05:00', '12:05pm 12 12 12'],
		['2026-01-01T23:05:00', '11:05pm 11 23 23'],
	])('writes the hour of %s as %s', (time, expected) => {
		expect(formatPhpDate(time, 'g:ia h G H')).toBe(expected);
	});

	it('names months in the moment’s language, and those of RFC 2822 in English', () => {
		moment.defineLocale('x-test', { months: 'a_b_marzo_d_e_f_g_h_i_j_k_l'.split('_') });
		moment.locale('en');
		expect(formatPhpDate(moonday.clone().locale('x-test'), 'j F')).toBe('2 marzo');
		moment.locale('x-test');
		expect(formatPhpDate(moment('2026-03-02T15:04:05'), 'r')).toMatch(
			/^Mon, 02 Mar 2026 15:04:05 /,
		);
		moment.locale('en');
		moment.defineLocale('x-test', null);
	});

	it('returns an empty text for an invalid date', () => {
		expect(formatPhpDate('2026-02-30', 'Y')).toBe('');
		expect(formatPhpDate(new Date(Number.NaN), 'Y')).toBe('');
	});
});
