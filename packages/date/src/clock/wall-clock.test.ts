import { moment } from './moment';
import {
	calendarDay,
	calendarDaysBetween,
	dayKey,
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

describe('the key of a day', () => {
	const noon = at('2026-11-20T12:00:00+05:30');
	const key = dayKey(noon, 1);

	it('is the same from the first to the last moment of the day in its zone', () => {
		expect(dayKey(at('2026-11-20T00:00:00+05:30'), 1)).toBe(key);
		expect(dayKey(at('2026-11-20T23:59:59+05:30'), 1)).toBe(key);
	});

	it.each([
		['another day', dayKey(at('2026-11-21T00:00:00+05:30'), 1)],
		['the day before', dayKey(at('2026-11-19T23:59:59+05:30'), 1)],
		['another zone', dayKey(at('2026-11-20T12:00:00+05:00'), 1)],
		['another start of the week', dayKey(noon, 0)],
		['another language', dayKey(noon.clone().locale('x-digits'), 1)],
	])('is another for %s', (_what, other) => {
		expect(other).not.toBe(key);
	});

	it('tells the machine’s own zone from a fixed one that agrees with it today', () => {
		const local = moment('2026-11-20T12:00:00');
		const fixed = local.clone().utcOffset(local.utcOffset());
		expect(dayKey(fixed, 1)).not.toBe(dayKey(local, 1));
	});
});
