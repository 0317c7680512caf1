import {
	calendarDay,
	comparisonOf,
	currentDates,
	getDateParamsFromQuery,
	intervalsOf,
	rollingPeriod,
	type StoreClock,
} from '..';
import { moment } from '../clock/moment';

const clock = (now: string, more: Partial<StoreClock> = {}): StoreClock => ({
	now: new Date(now),
	zone: 'UTC',
	weekStart: 0,
	locale: 'en',
	...more,
});
/** 20 November 2026 is a Friday. */
const friday = clock('2026-11-20T17:00:00Z');

function days(period: string, compare: string, at: StoreClock, more: object = {}): string[] {
	const { primary, secondary } = currentDates({ period, compare, ...more }, '', at);
	return [primary, secondary].map(
		({ after, before }) => `${calendarDay(after)} ${calendarDay(before)}`,
	);
}

describe('Rolling ranges', () => {
	it.each([
		['last_1_days', '2026-11-19 2026-11-19', '2026-11-18 2026-11-18', '2025-11-19 2025-11-19'],
		['last_7_days', '2026-11-13 2026-11-19', '2026-11-06 2026-11-12', '2025-11-13 2025-11-19'],
		['last_30_days', '2026-10-21 2026-11-19', '2026-09-21 2026-10-20', '2025-10-21 2025-11-19'],
		['last_90_days', '2026-08-22 2026-11-19', '2026-05-24 2026-08-21', '2025-08-22 2025-11-19'],
		['last_365_days', '2025-11-20 2026-11-19', '2024-11-20 2025-11-19', '2024-11-20 2025-11-19'],
		['last_2_weeks', '2026-11-01 2026-11-14', '2026-10-18 2026-10-31', '2025-11-01 2025-11-14'],
		['last_3_months', '2026-08-01 2026-10-31', '2026-05-01 2026-07-31', '2025-08-01 2025-10-31'],
		['last_12_months', '2025-11-01 2026-10-31', '2024-11-01 2025-10-31', '2024-11-01 2025-10-31'],
	])(
		'of %s consist of whole units and end before the current one',
		(period, primary, before, yearAgo) => {
			expect(days(period, 'previous_period', friday)).toEqual([primary, before]);
			expect(days(period, 'previous_year', friday)).toEqual([primary, yearAgo]);
		},
	);

	it('count from 1 to 999', () => {
		const written = (count: number) => rollingPeriod({ count, unit: 'days' });
		expect([written(1), written(999)]).toEqual(['last_1_days', 'last_999_days']);
		for (const count of [0, 1000, 1.5]) expect(() => written(count)).toThrow(RangeError);
	});

	it('count weeks from the shop’s first weekday', () => {
		const monday = { ...friday, weekStart: 1 as const };
		const saturday = { ...friday, weekStart: 6 as const };
		expect(days('last_2_weeks', 'previous_period', monday)).toEqual([
			'2026-11-02 2026-11-15',
			'2026-10-19 2026-11-01',
		]);
		expect(days('last_1_weeks', 'previous_period', saturday)[0]).toBe('2026-11-07 2026-11-13');
	});

	it('compare 29 February with the 29th of a leap year, else with the 28th', () => {
		const firstOfMarch = clock('2024-03-01T12:00:00Z');
		expect(days('last_7_days', 'previous_year', firstOfMarch)).toEqual([
			'2024-02-23 2024-02-29',
			'2023-02-23 2023-02-28',
		]);
		expect(days('last_1_days', 'previous_year', firstOfMarch)).toEqual([
			'2024-02-29 2024-02-29',
			'2023-02-28 2023-02-28',
		]);
		expect(days('last_1_months', 'previous_year', clock('2025-03-05T12:00:00Z'))).toEqual([
			'2025-02-01 2025-02-28',
			'2024-02-01 2024-02-29',
		]);
		// 366 days lie between the two 20 Novembers.
		expect(days('last_365_days', 'previous_period', clock('2024-11-20T12:00:00Z'))).toEqual([
			'2023-11-21 2024-11-19',
			'2022-11-21 2023-11-20',
		]);
	});

	it.each([
		// A minute before New York's clocks go forward, and late on that day.
		['America/New_York', '2026-03-08T06:59:00Z', '2026-03-01 2026-03-07'],
		['America/New_York', '2026-03-09T03:30:00Z', '2026-03-01 2026-03-07'],
		['America/New_York', '2026-11-01T05:30:00Z', '2026-10-25 2026-10-31'],
		['Australia/Lord_Howe', '2026-10-03T15:30:00Z', '2026-09-27 2026-10-03'],
		['Asia/Kolkata', '2026-11-20T19:00:00Z', '2026-11-14 2026-11-20'],
	])('end with yesterday in %s at %s', (zone, now, expected) => {
		expect(days('last_7_days', 'previous_year', clock(now, { zone }))[0]).toBe(expected);
	});

	it.each([
		'last_0_days',
		'last_007_days',
		'last_1000_days',
		'last_days',
		'last_7_years',
		'Last_7_days',
	])('do not include %s, which shows the default range', (period) => {
		expect(days(period, 'previous_year', friday)[0]).toBe('2026-11-01 2026-11-20');
	});

	it('have a label with their count and unit', () => {
		const label = (period: string) =>
			currentDates({ period, compare: 'previous_year' }, '', friday).primary.label;
		expect(
			['last_7_days', 'last_1_days', 'last_6_weeks', 'last_1_months', 'all'].map(label),
		).toEqual(['Last 7 days', 'Last 1 day', 'Last 6 weeks', 'Last 1 month', 'All time']);
	});
});

describe('All time', () => {
	const since = (firstOrderDay?: string) => ({ ...friday, firstOrderDay });

	it('begins with the day of the first order and ends now', () => {
		expect(days('all', 'previous_year', since('2023-10-01'))).toEqual([
			'2023-10-01 2026-11-20',
			'2022-10-01 2025-11-20',
		]);
		expect(days('all', 'previous_period', since('2026-11-11'))).toEqual([
			'2026-11-11 2026-11-20',
			'2026-11-01 2026-11-10',
		]);
	});

	it('is written in the language of its clock at both ends', () => {
		moment.defineLocale('x-other', { parentLocale: 'en' });
		moment.locale('en');
		const query = { period: 'all', compare: 'previous_year' };
		const at = { ...since('2023-10-01'), locale: 'x-other' };
		const { after, before } = currentDates(query, '', at).primary;
		expect([after, before].map((day) => day.locale())).toEqual(['x-other', 'x-other']);
	});

	it.each([undefined, '', '2026-11-21', 'once'])(
		'is only today when the first order is %j',
		(day) => {
			expect(days('all', 'none', since(day))[0]).toBe('2026-11-20 2026-11-20');
		},
	);

	it.each([
		['2026-11-20', ['hour', 'day']],
		['2026-09-01', ['day', 'week', 'month']],
		// Ranges of 399 and 400 days: longer ranges do not allow days.
		['2025-10-17', ['day', 'week', 'month', 'quarter', 'year']],
		['2025-10-16', ['week', 'month', 'quarter', 'year']],
		['2010-01-01', ['month', 'quarter', 'year']],
	])('since %s is cut into %j', (day, intervals) => {
		const { allowedIntervals, interval } = intervalsOf(
			{ period: 'all', compare: 'none', interval: 'hour' },
			'',
			since(day),
		);
		expect(allowedIntervals).toEqual(intervals);
		expect(interval).toBe(intervals[0]);
	});
});

describe('Fiscal years', () => {
	it.each(
		['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11'].map((month) => [
			Number(month),
			`2026-${month}-01 2026-11-20`,
			`2025-${month}-01 2025-11-20`,
		]),
	)('that begin with month %i run to date from its first day', (month, primary, secondary) => {
		const at = { ...friday, fiscalYearStart: Number(month) };
		expect(days('fiscal_year', 'previous_period', at)).toEqual([primary, secondary]);
		expect(days('fiscal_year', 'previous_year', at)).toEqual([primary, secondary]);
	});

	it('that begin with a later month of the calendar year began a year earlier', () => {
		const at = { ...friday, fiscalYearStart: 12 };
		expect(days('fiscal_year', 'previous_year', at)).toEqual([
			'2025-12-01 2026-11-20',
			'2024-12-01 2025-11-20',
		]);
		expect(days('last_fiscal_year', 'previous_year', at)).toEqual([
			'2024-12-01 2025-11-30',
			'2023-12-01 2024-11-30',
		]);
	});

	it('in full are compared with the one before them, leap years too', () => {
		const april = { ...friday, fiscalYearStart: 4 };
		const march = clock('2024-05-01T12:00:00Z', { fiscalYearStart: 3 });
		for (const compare of ['previous_period', 'previous_year']) {
			expect(days('last_fiscal_year', compare, april)).toEqual([
				'2025-04-01 2026-03-31',
				'2024-04-01 2025-03-31',
			]);
			expect(days('last_fiscal_year', compare, march)).toEqual([
				'2023-03-01 2024-02-29',
				'2022-03-01 2023-02-28',
			]);
		}
	});

	it('in full last from their first moment to their last', () => {
		const query = { period: 'last_fiscal_year', compare: 'previous_year' };
		const { primary, secondary } = currentDates(query, '', { ...friday, fiscalYearStart: 4 });
		for (const { after, before } of [primary, secondary]) {
			const times = [after, before].map((end) => end.format('HH:mm:ss.SSS'));
			expect(times).toEqual(['00:00:00.000', '23:59:59.999']);
		}
	});

	it('that end on 29 February are compared to 28 February, or with as many days of the year before', () => {
		const leapDay = clock('2024-02-29T12:00:00Z', { fiscalYearStart: 4 });
		expect(days('fiscal_year', 'previous_period', leapDay)[1]).toBe('2022-04-01 2023-02-28');
		expect(days('fiscal_year', 'previous_year', leapDay)[1]).toBe('2022-04-01 2023-03-01');
	});

	it('are calendar years in a shop that has chosen no month, with the intervals of a calendar year', () => {
		expect(days('fiscal_year', 'previous_year', friday)).toEqual(
			days('year', 'previous_year', friday),
		);
		const { allowedIntervals } = intervalsOf(
			{ period: 'last_fiscal_year', compare: 'none' },
			'',
			friday,
		);
		expect(allowedIntervals).toEqual(['day', 'week', 'month', 'quarter']);
	});
});

describe('Comparisons', () => {
	it('with custom dates that lack an end use the previous year', () => {
		const one = currentDates({ period: 'month', compare: 'previous_period' }, '', friday).primary;
		expect(comparisonOf({ compare: 'custom', compareAfter: one.after })).toBe('previous_year');
		expect(comparisonOf({ compare: 'custom', compareBefore: one.before })).toBe('previous_year');
		const both = { compareAfter: one.after, compareBefore: one.before };
		expect(comparisonOf({ compare: 'custom', ...both })).toBe('custom');
	});

	it.each([
		// period, a week or more before, 52 weeks before
		['today', '2026-11-13 2026-11-13', '2025-11-21 2025-11-21'],
		['month', '2026-10-11 2026-10-30', '2025-11-02 2025-11-21'],
		['last_7_days', '2026-11-06 2026-11-12', '2025-11-14 2025-11-20'],
		['last_30_days', '2026-09-16 2026-10-15', '2025-10-22 2025-11-20'],
		['last_year', '2024-01-03 2025-01-01', '2024-01-03 2025-01-01'],
	])('of %s with the same weekdays move by whole weeks', (period, weeksBefore, lastYear) => {
		expect(days(period, 'same_weekdays', friday)[1]).toBe(weeksBefore);
		expect(days(period, 'same_weekdays_last_year', friday)[1]).toBe(lastYear);
	});

	it('with the same weekdays move two years for a range longer than one year', () => {
		const range = { after: '2025-01-01', before: '2026-01-02' };
		expect(days('custom', 'same_weekdays', friday, range)[1]).toBe('2023-01-04 2024-01-05');
	});

	it('with the same weekdays take 52 weeks for a leap year, as for any other', () => {
		const range = { after: '2024-01-01', before: '2024-12-31' };
		expect(days('custom', 'same_weekdays', friday, range)[1]).toBe('2023-01-02 2024-01-02');
	});

	it('with the same weekdays compare 29 February with a Thursday in March', () => {
		const at = clock('2024-03-01T12:00:00Z');
		expect(days('last_7_days', 'same_weekdays_last_year', at)).toEqual([
			'2024-02-23 2024-02-29',
			'2023-02-24 2023-03-02',
		]);
	});

	it('with custom dates use these, in their order', () => {
		const other = { compare_after: '2024-03-31', compare_before: '2024-03-01' };
		expect(days('last_month', 'custom', friday, other)).toEqual([
			'2026-10-01 2026-10-31',
			'2024-03-01 2024-03-31',
		]);
	});

	it.each([
		{},
		{ compare_after: '2024-03-01' },
		{ compare_before: '2024-03-31' },
		{ compare_after: '2024-02-30', compare_before: '2024-03-31' },
	])('with invalid custom dates, %j, use the previous year', (other) => {
		expect(days('last_month', 'custom', friday, other)[1]).toBe('2025-10-01 2025-10-31');
		const query = { period: 'last_month', compare: 'custom', ...other };
		expect(comparisonOf(getDateParamsFromQuery(query, ''))).toBe('previous_year');
	});

	it('with an unknown name use the previous year and leave the period as it is', () => {
		expect(days('last_month', 'same_moon', friday)).toEqual([
			'2026-10-01 2026-10-31',
			'2025-10-01 2025-10-31',
		]);
	});
});
