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

// Replaces every digit with #, as languages with their own digits would.
moment.defineLocale('x-digits', { postformat: (text: string) => text.replace(/\d/g, '#') });
moment.locale('en');
afterAll(() => moment.defineLocale('x-digits', null));

describe('Wall time in milliseconds', () => {
	const date = at('2026-11-20T23:34:56.789+05:30');

	it('counts to the millisecond, whatever the zone', () => {
		expect(wallTime(date)).toBe(Date.UTC(2026, 10, 20, 23, 34, 56, 789));
	});

	it('stays the same on an unchanging clock, in the same language', () => {
		const copy = onUnchangingClock(date.clone().locale('x-digits'));
		expect(copy.toISOString()).toBe('2026-11-20T23:34:56.789Z');
		expect(copy.locale()).toBe('x-digits');
	});

	it('gives the day in Latin digits', () => {
		moment.locale('x-digits');
		expect(calendarDay(date.clone().locale('x-digits'))).toBe('2026-11-20');
		moment.locale('en');
	});
});

describe('A date in words', () => {
	const date = at('2026-11-20T23:34:56+05:30').locale('x-digits');

	it('uses the moment’s language unless another is named', () => {
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

describe('The number of calendar days between two moments', () => {
	it.each([
		['2026-03-07T23:59:59-05:00', '2026-03-09T00:00:00-04:00', 2],
		['2026-03-09T00:00:00-04:00', '2026-03-07T23:59:59-05:00', -2],
		['2026-11-20T00:00:00Z', '2026-11-20T23:59:59Z', 0],
		['2024-02-28T12:00:00Z', '2024-03-01T12:00:00Z', 2],
	])('from %s to %s is %i', (start, end, days) => {
		expect(calendarDaysBetween(at(start), at(end))).toBe(days);
	});
});
