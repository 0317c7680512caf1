import { resetLocaleData, setLocaleData } from '@wordpress/i18n';
import fc from 'fast-check';
import { moment } from '../clock/moment';
import { calendarDay } from '../clock/wall-clock';
import { appendTimestamp, isoDateFormat, readDate, toMoment } from './parse';
import { getRangeLabel } from '../ranges/range-label';
import { defineLocaleFromIntl } from './locale';

describe('readDate', () => {
	it.each([
		['2026-10-01', '2026-10-01 00:00'],
		['2026-10-01T23:30:00', '2026-10-01 23:30'],
		['2026-10-01 23:30:00', '2026-10-01 23:30'],
		['2026-10-01T24:00:00', '2026-10-02 00:00'],
		['2026-10-01T23:30:00Z', '2026-10-01 23:30'],
		['2026-10-01T23:30:00+14:00', '2026-10-01 23:30'],
		['2026-10-01T23:30:00-0530', '2026-10-01 23:30'],
		// An hour that American clocks skip.
		['2026-03-08T02:30:00', '2026-03-08 02:30'],
	])('reads %s as it is written, whatever the machine’s zone', (text, expected) => {
		expect(readDate(text)?.format('YYYY-MM-DD HH:mm')).toBe(expected);
	});

	it('accepts Dates and moments, and rejects everything that is not a date', () => {
		const noon = new Date(2026, 9, 1, 12);
		expect(readDate(noon)?.valueOf()).toBe(noon.valueOf());
		expect(readDate(noon)?.isLocal()).toBe(true);
		expect(readDate(moment(noon))?.valueOf()).toBe(noon.valueOf());
		expect(readDate('soon')).toBeNull();
		expect(readDate('2026-02-30 10:00:00')).toBeNull();
		expect(readDate('2026-02-28 10:61:00')).toBeNull();
		expect(readDate(new Date(NaN))).toBeNull();
	});
});

describe('calendarDay', () => {
	it('uses the machine’s clock for a Date and the moment’s own clock for a moment', () => {
		expect(calendarDay(new Date(2026, 9, 1, 23, 59))).toBe('2026-10-01');
		expect(calendarDay(moment.utc('2026-10-01T23:59:00Z').utcOffset(60))).toBe('2026-10-02');
	});
});

describe('toMoment', () => {
	it('reads ISO dates and the given format, strictly', () => {
		expect(toMoment('MM/DD/YYYY', '2026-11-20')?.format('YYYY-MM-DD')).toBe('2026-11-20');
		expect(toMoment('DD.MM.YYYY', '20.11.2026')?.format('YYYY-MM-DD')).toBe('2026-11-20');
		expect(toMoment('MM/DD/YYYY', '20/11/2026')).toBeNull();
		expect(toMoment('MM/DD/YYYY', '11/20/26')).toBeNull();
		expect(toMoment('MM/DD/YYYY', '')).toBeNull();
	});

	it('returns a moment as it is, and null for an invalid one', () => {
		const date = moment('2026-11-20');
		expect(toMoment('MM/DD/YYYY', date)).toBe(date);
		expect(toMoment('MM/DD/YYYY', moment.invalid())).toBeNull();
	});

	it.each([[77], [null], [undefined], [{}]])(
		'throws for %j, which is neither text nor a moment',
		(value) => {
			expect(() => toMoment('MM/DD/YYYY', value)).toThrow('needs a string or a moment');
		},
	);

	it('reads back every day that it has written', () => {
		const dates = fc.date({
			min: new Date('1971-01-02'),
			max: new Date('2100-01-01'),
			noInvalidDate: true,
		});
		fc.assert(
			fc.property(
				dates,
				fc.constantFrom('MM/DD/YYYY', 'D. M. YYYY', 'YYYY-MM-DD'),
				(date, format) => {
					const text = moment(date).format(format);
					expect(toMoment(format, text)?.format(format)).toBe(text);
				},
			),
		);
	});
});

describe('appendTimestamp', () => {
	it('[S5.dates.7] returns the start of the day for after and its end for before', () => {
		expect(appendTimestamp(moment('2026-11-20T15:30:45'), 'start')).toBe('2026-11-20T00:00:00');
		expect(appendTimestamp(moment('2026-11-20T15:30:45'), 'end')).toBe('2026-11-20T23:59:59');
	});

	it('keeps the time of day for now, in Latin digits, and does not change the moment', () => {
		const date = moment('2026-11-20T15:30:45');
		expect(appendTimestamp(date, 'now')).toBe('2026-11-20T15:30:45');
		moment.defineLocale('x-digits', { postformat: (text: string) => text.replace(/\d/g, '#') });
		expect(appendTimestamp(moment(date), 'now')).toBe('2026-11-20T15:30:45');
		moment.locale('en');
		moment.defineLocale('x-digits', null);
		appendTimestamp(date, 'start');
		expect(date.format('HH:mm:ss')).toBe('15:30:45');
	});

	it('starts a day at midnight even if a clock change removed midnight', () => {
		// No day of these years may start at another hour, whatever the machine's zone.
		for (let day = moment('2017-01-01T12:00:00'); day.year() < 2019; day.add(1, 'day')) {
			expect(appendTimestamp(day.clone().startOf('day'), 'start')).toBe(
				`${day.format('YYYY-MM-DD')}T00:00:00`,
			);
		}
	});

	it('throws for another time of day', () => {
		// @ts-expect-error: callers without types make this mistake.
		expect(() => appendTimestamp(moment(), 'noon')).toThrow("not 'noon'");
	});
});

describe('getRangeLabel', () => {
	it.each([
		['2026-11-20', '2026-11-20', 'Nov 20, 2026'],
		['2026-11-01', '2026-11-20', 'Nov 1 - 20, 2026'],
		['2026-01-31', '2026-02-01', 'Jan 31 - Feb 1, 2026'],
		['2025-11-20', '2026-11-20', 'Nov 20, 2025 - Nov 20, 2026'],
	])('[S9.dates-and-periods.1] writes %s to %s as %s', (after, before, expected) => {
		expect(getRangeLabel(moment(after), moment(before))).toBe(expected);
	});

	it('orders the parts as a translation does', () => {
		const key = (text: string) => `date range\u0004${text}`;
		const withinMonth = key('%1$s %2$d - %3$d, %4$d');
		setLocaleData(
			{ [withinMonth]: ['%2$d.–%3$d. %1$s %4$d (100%%)'], [key('%1$s - %2$s')]: ['von %s bis %s'] },
			'store-analytics',
		);
		const label = (after: string, before: string) => getRangeLabel(moment(after), moment(before));
		expect(label('2026-11-01', '2026-11-20')).toBe('1.–20. Nov 2026 (100%)');
		expect(label('2026-01-31', '2026-02-01')).toBe('von Jan 31 bis Feb 1, 2026');
		resetLocaleData({}, 'store-analytics');
	});

	it('writes the first day of a month as French does, where a translation asks for it', () => {
		defineLocaleFromIntl('fr_FR');
		setLocaleData(
			{
				'MMM D, YYYY': ['Do MMM YYYY'],
				'MMM D': ['Do MMM'],
				'date range\u0004%1$s %2$d - %3$d, %4$d': ['%2$d – %3$d %1$s %4$d'],
			},
			'store-analytics',
		);
		const label = (after: string, before: string) => getRangeLabel(moment(after), moment(before));
		expect(label('2026-11-01', '2026-11-20')).toBe('1er – 20 nov. 2026');
		expect(label('2026-10-31', '2026-11-01')).toBe('31 oct. - 1er nov. 2026');
		expect(label('2026-11-01', '2026-11-01')).toBe('1er nov. 2026');
		resetLocaleData({}, 'store-analytics');
		moment.locale('en');
	});
});

describe('A day in an address', () => {
	it.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-11-31', '0000-00-00'])(
		'is rejected when no calendar has it: %s',
		(text) => {
			expect(toMoment(isoDateFormat, text)).toBeNull();
		},
	);

	it('is read as moment’s own strict parser reads it', () => {
		for (const text of ['2024-02-29', '2026-03-08', '2026-11-01', '1999-12-31', '0099-01-01']) {
			const read = toMoment(isoDateFormat, text);
			expect(read?.valueOf()).toBe(moment(text, isoDateFormat, true).valueOf());
		}
	});
});
