import { ShopTime } from '../../base/time/shop-time';
import type { IntervalUnit } from './interval-calendar';
import { describeInterval, hasTooManyIntervals, intervalKeys, type Period } from './intervals';
import { zoneClock } from './zone-clock';

const wallTime = (text: string): number => Date.parse(`${text.replace(' ', 'T')}Z`);

const period = (after: string, before: string): Period => ({
	after: wallTime(after),
	before: wallTime(before),
});

function cut(unit: IntervalUnit, limits: Period, { zone = 'UTC', weekStart = 1 } = {}) {
	const calendar = { unit, weekStart };
	const clock = zoneClock(new ShopTime(zone));
	return intervalKeys(calendar, limits, clock).map((key) =>
		describeInterval(calendar, limits, clock, key),
	);
}

const ids = (intervals: ReturnType<typeof cut>) => intervals.map(({ interval }) => interval);

describe('intervals of a report', () => {
	it('cuts the first and the last at the limits', () => {
		const months = cut('month', period('2026-01-15T10:00:00', '2026-03-20T12:30:00'));
		expect(
			months.map(({ interval, date_start, date_end }) => [interval, date_start, date_end]),
		).toEqual([
			['2026-01', '2026-01-15 10:00:00', '2026-01-31 23:59:59'],
			['2026-02', '2026-02-01 00:00:00', '2026-02-28 23:59:59'],
			['2026-03', '2026-03-01 00:00:00', '2026-03-20 12:30:00'],
		]);
	});

	it('counts every day that the period touches, also when it ends earlier in the day than it began', () => {
		expect(ids(cut('day', period('2026-10-01T18:00:00', '2026-10-03T06:00:00')))).toEqual([
			'2026-10-01',
			'2026-10-02',
			'2026-10-03',
		]);
	});

	it('is empty when the limits are the wrong way round', () => {
		expect(cut('day', period('2026-10-03T00:00:00', '2026-10-01T00:00:00'))).toEqual([]);
		expect(cut('day', period('2026-10-01T12:00:00', '2026-10-01T11:59:59'))).toEqual([]);
	});

	it('has an interval of a single moment, also of one that begins an interval', () => {
		const noon = period('2026-10-01T12:00:00', '2026-10-01T12:00:00');
		expect(ids(cut('day', noon))).toEqual(['2026-10-01']);
		const untilMidnight = period('2026-10-01T12:00:00', '2026-10-02T00:00:00');
		expect(cut('day', untilMidnight).at(-1)).toMatchObject({
			date_start: '2026-10-02 00:00:00',
			date_end: '2026-10-02 00:00:00',
		});
	});

	it.each<[IntervalUnit, number]>([
		['hour', 150_000],
		['day', 150_000 * 24],
		['week', 150_000 * 24 * 7],
	])('are too many once they are more than 150,000 of one %s', (unit, hours) => {
		const after = wallTime('2026-01-01T00:00:00');
		const before = after + hours * 3_600_000;
		expect(hasTooManyIntervals(unit, { after, before })).toBe(false);
		expect(hasTooManyIntervals(unit, { after, before: before + 1000 })).toBe(true);
	});

	it('are never too many months, as long as years have four digits', () => {
		const always = period('0001-01-01T00:00:00', '9999-12-31T23:59:59');
		expect(hasTooManyIntervals('month', always)).toBe(false);
		expect(hasTooManyIntervals('week', always)).toBe(true);
	});

	it('names quarters and years', () => {
		const limits = period('2025-08-01T00:00:00', '2026-02-28T23:59:59');
		expect(ids(cut('quarter', limits))).toEqual(['2025-3', '2025-4', '2026-1']);
		expect(ids(cut('year', limits))).toEqual(['2025', '2026']);
	});
});

describe('weeks', () => {
	it('are ISO weeks when they start on Monday, across New Year too', () => {
		const weeks = cut('week', period('2025-12-22T00:00:00', '2026-01-11T23:59:59'));
		expect(weeks.map(({ interval, date_start }) => [interval, date_start.slice(0, 10)])).toEqual([
			['2025-52', '2025-12-22'],
			['2026-01', '2025-12-29'],
			['2026-02', '2026-01-05'],
		]);
	});

	it.each([
		[0, ['2025-52', '2025-53', '2026-01', '2026-02'], '2026-01-04'],
		[6, ['2025-52', '2025-53', '2026-01', '2026-02'], '2026-01-03'],
		[4, ['2025-52', '2025-53', '2026-01', '2026-02'], '2026-01-08'],
	])('that start on day %i start again on January 1', (weekStart, names, second) => {
		const weeks = cut('week', period('2025-12-25T00:00:00', '2026-01-09T23:59:59'), { weekStart });
		expect(ids(weeks).slice(-2)).toEqual(names.slice(-2));
		expect(weeks.at(-2)?.date_start).toBe('2026-01-01 00:00:00');
		expect(weeks.at(-1)?.date_start.slice(0, 10)).toBe(second);
	});

	it('never leave a gap or overlap, whatever day they start on', () => {
		for (let weekStart = 0; weekStart < 7; weekStart++) {
			const weeks = cut('week', period('2023-12-01T00:00:00', '2026-02-01T23:59:59'), {
				weekStart,
			});
			weeks.slice(1).forEach((week, index) => {
				expect(wallTime(week.date_start) - 1000).toBe(wallTime(weeks[index]?.date_end ?? ''));
			});
			expect(new Set(ids(weeks)).size).toBe(weeks.length);
		}
	});
});

describe('the clock changes', () => {
	it('leaves out the hour that New York skips in spring', () => {
		const hours = cut('hour', period('2026-03-08T00:00:00', '2026-03-08T23:59:59'), {
			zone: 'America/New_York',
		});
		expect(hours).toHaveLength(23);
		expect(ids(hours).slice(0, 3)).toEqual(['2026-03-08 00', '2026-03-08 01', '2026-03-08 03']);
		expect(hours[2]?.date_start_gmt).toBe('2026-03-08 07:00:00');
		expect(hours[1]?.date_end_gmt).toBe('2026-03-08 06:59:59');
	});

	it('gives the hour that New York has twice in autumn both hours', () => {
		const hours = cut('hour', period('2026-11-01T00:00:00', '2026-11-01T23:59:59'), {
			zone: 'America/New_York',
		});
		expect(hours).toHaveLength(24);
		expect(hours[1]).toMatchObject({
			interval: '2026-11-01 01',
			date_start_gmt: '2026-11-01 05:00:00',
			date_end_gmt: '2026-11-01 06:59:59',
		});
	});

	it.each([
		['Asia/Kolkata', '2026-10-31 18:30:00', '2026-11-01 18:29:59'],
		['Australia/Adelaide', '2026-10-31 13:30:00', '2026-11-01 13:29:59'],
		['America/St_Johns', '2026-11-01 02:30:00', '2026-11-02 03:29:59'],
		['+05:45', '2026-10-31 18:15:00', '2026-11-01 18:14:59'],
	])('reaches days of %s in UTC', (zone, start, end) => {
		const [day] = cut('day', period('2026-11-01T00:00:00', '2026-11-01T23:59:59'), { zone });
		expect([day?.date_start_gmt, day?.date_end_gmt]).toEqual([start, end]);
	});

	it('keeps both hours that St. John’s cut into when it set its clocks a minute after midnight', () => {
		const hours = cut('hour', period('2010-03-14T00:00:00', '2010-03-14T02:59:59'), {
			zone: 'America/St_Johns',
		});
		expect(ids(hours)).toEqual(['2010-03-14 00', '2010-03-14 01', '2010-03-14 02']);
	});

	it('leaves out the midnight that Cairo skips, and keeps its day', () => {
		const cairo = { zone: 'Africa/Cairo' };
		const night = period('2023-04-27T22:00:00', '2023-04-28T00:00:00');
		expect(ids(cut('hour', night, cairo))).toEqual(['2023-04-27 22', '2023-04-27 23']);
		const days = cut('day', period('2023-04-27T00:00:00', '2023-04-28T23:59:59'), cairo);
		expect(ids(days)).toEqual(['2023-04-27', '2023-04-28']);
	});

	it('keeps the hour that Lord Howe cuts in half', () => {
		const hours = cut('hour', period('2026-10-04T00:00:00', '2026-10-04T05:59:59'), {
			zone: 'Australia/Lord_Howe',
		});
		expect(ids(hours)).toContain('2026-10-04 02');
	});
});
