import { moment } from './moment';
import {
	calendarDay,
	calendarDaysBetween,
	dateText,
	instantOf,
	onUnchangingClock,
	wallTime,
} from './wall-clock';

const at = (text: string) => moment.parseZone(text);

// Writes every digit as #, as languages do that have digits of their own.
moment.defineLocale('x-digits', { postformat: (text: string) => text.replace(/\d/g, '#') });
moment.locale('en');
afterAll(() => moment.defineLocale('x-digits', null));

describe('what the clock on the wall shows', () => {
	const date = at('2026-11-20T23:34:56.789+05:30');

	it('is counted to the millisecond, whatever its zone', () => {
		expect(wallTime(date)).toBe(Date.UTC(2026, 10, 20, 23, 34, 56, 789));
	});

	it('is the same on a clock that never changes, in the same language', () => {
		const copy = onUnchangingClock(date.clone().locale('x-digits'));
		expect(copy.toISOString()).toBe('2026-11-20T23:34:56.789Z');
		expect(copy.locale()).toBe('x-digits');
	});

	it('is a day in Latin digits', () => {
		moment.locale('x-digits');
		expect(calendarDay(date.clone().locale('x-digits'))).toBe('2026-11-20');
		moment.locale('en');
	});
});

describe('a date in words', () => {
	const date = at('2026-11-20T23:34:56+05:30').locale('x-digits');

	it('is in the language that it carries, unless another is named', () => {
		expect(dateText(date, 'D [of] YYYY')).toBe('## of ####');
		expect(dateText(date, 'MM/DD/YYYY', 'en')).toBe('11/20/2026');
		expect(date.locale()).toBe('x-digits');
	});

	it.each([null, undefined])('is empty for %s', (none) => {
		expect(dateText(none, 'YYYY')).toBe('');
	});

	it('stands for one instant, whatever its zone', () => {
		expect(instantOf(date).toISOString()).toBe('2026-11-20T18:04:56.000Z');
	});
});

describe('days of the calendar between two moments', () => {
	it.each([
		['2026-03-07T23:59:59-05:00', '2026-03-09T00:00:00-04:00', 2],
		['2026-03-09T00:00:00-04:00', '2026-03-07T23:59:59-05:00', -2],
		['2026-11-20T00:00:00Z', '2026-11-20T23:59:59Z', 0],
		['2024-02-28T12:00:00Z', '2024-03-01T12:00:00Z', 2],
	])('are, from %s to %s, %i', (start, end, days) => {
		expect(calendarDaysBetween(at(start), at(end))).toBe(days);
	});
});
