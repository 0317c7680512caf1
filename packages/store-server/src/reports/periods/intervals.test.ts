import { ShopTime } from '../../time/shop-time';
import type { IntervalUnit } from './interval-calendar';
import { describeInterval, intervalKeys, type Period } from './intervals';
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
	])('that start on day %i begin anew on January 1', (weekStart, names, second) => {
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

	it('keeps the hour that Lord Howe cuts in half', () => {
		const hours = cut('hour', period('2026-10-04T00:00:00', '2026-10-04T05:59:59'), {
			zone: 'Australia/Lord_Howe',
		});
		expect(ids(hours)).toContain('2026-10-04 02');
	});
});
