import fc from 'fast-check';
import { moment } from '../clock/moment';
import {
	getAllowedIntervalsForQuery,
	getChartTypeForQuery,
	getIntervalForQuery,
	getDateDifferenceInDays,
	getPreviousDate,
	intervalsForDays,
} from './intervals';

/** The intervals of a custom range that ends so many days after its first day. */
function allowedFor(days: number): string[] {
	return getAllowedIntervalsForQuery({
		period: 'custom',
		compare: 'previous_year',
		after: '2025-02-01',
		before: moment.utc('2025-02-01').add(days, 'days').format('YYYY-MM-DD'),
	});
}

describe('the intervals of a custom range', () => {
	it.each([
		['S9.dates-and-periods.5', 0, 0, ['hour', 'day']],
		['S9.dates-and-periods.6', 1, 6, ['day']],
		['S9.dates-and-periods.7', 7, 27, ['day', 'week']],
		['S9.dates-and-periods.8', 28, 89, ['day', 'week', 'month']],
		['S9.dates-and-periods.9', 90, 364, ['day', 'week', 'month', 'quarter']],
		['S9.dates-and-periods.10', 365, 5000, ['day', 'week', 'month', 'quarter', 'year']],
	])(
		'[%s][S9.dates-and-periods.4] for %i to %i days between first and last day are %j',
		(_id, first, last, expected) => {
			expect(allowedFor(first)).toEqual(expected);
			expect(allowedFor(last)).toEqual(expected);
			for (const beyond of [first - 1, last + 1].filter((days) => days >= 0 && days <= 5000)) {
				expect(allowedFor(beyond)).not.toEqual(expected);
			}
		},
	);

	it('follow a default range that is custom', () => {
		const range = 'period=custom&compare=previous_year&after=2026-01-01&before=2026-01-31';
		expect(getAllowedIntervalsForQuery({}, range)).toEqual(['day', 'week', 'month']);
	});

	it('always include days, and never a step longer than the range', () => {
		const lengths = { hour: 0, day: 0, week: 7, month: 28, quarter: 90, year: 365 };
		fc.assert(
			fc.property(fc.nat(2000), (days) => {
				const allowed = intervalsForDays(days);
				expect(allowed).toContain('day');
				expect(allowed.every((interval) => lengths[interval] <= days)).toBe(true);
			}),
		);
	});
});

describe('the intervals of a preset', () => {
	it.each([
		['S9.dates-and-periods.12', 'today', ['hour', 'day']],
		['S9.dates-and-periods.12', 'yesterday', ['hour', 'day']],
		['S9.dates-and-periods.13', 'week', ['day']],
		['S9.dates-and-periods.13', 'last_week', ['day']],
		['S9.dates-and-periods.14', 'month', ['day', 'week']],
		['S9.dates-and-periods.14', 'last_month', ['day', 'week']],
		['S9.dates-and-periods.15', 'quarter', ['day', 'week', 'month']],
		['S9.dates-and-periods.15', 'last_quarter', ['day', 'week', 'month']],
		['S9.dates-and-periods.16', 'year', ['day', 'week', 'month', 'quarter']],
		['S9.dates-and-periods.16', 'last_year', ['day', 'week', 'month', 'quarter']],
	])('[%s][S9.dates-and-periods.11] of %s are %j', (_id, period, expected) => {
		expect(getAllowedIntervalsForQuery({ period, compare: 'previous_year' })).toEqual(expected);
	});

	it('are days when no period is given', () => {
		expect(getAllowedIntervalsForQuery({})).toEqual(['day']);
		expect(getAllowedIntervalsForQuery({ period: 'aeon', compare: 'previous_year' })).toEqual([
			'day',
		]);
	});
});

describe('getIntervalForQuery', () => {
	const year = { period: 'year', compare: 'previous_year' };

	it('returns an allowed interval of the address', () => {
		expect(getIntervalForQuery({ ...year, interval: 'month' })).toBe('month');
	});

	it.each(['hour', 'year', 'eternity', '', undefined, ['week']])(
		'[S9.dates-and-periods.17] falls back from %j to the first allowed one',
		(interval) => {
			expect(getIntervalForQuery({ ...year, interval })).toBe('day');
			expect(getIntervalForQuery({ ...year, period: 'today', interval: 'week' })).toBe('hour');
		},
	);
});

describe('getChartTypeForQuery', () => {
	it.each([
		['bar', 'bar'],
		['line', 'line'],
		['pie', 'line'],
		[undefined, 'line'],
	])('reads %j as %s', (chartType, expected) => {
		expect(getChartTypeForQuery({ chartType })).toBe(expected);
	});
});

describe('getDateDifferenceInDays', () => {
	it.each([
		['2026-03-01', '2026-02-28', 1],
		['2024-03-01', '2024-02-28', 2],
		['2026-02-28', '2026-03-01', -1],
		['2026-11-20', '2026-11-20', 0],
		['2026-03-09', '2026-03-07', 2],
		['2026-11-02', '2026-10-31', 2],
	])(
		'counts from %s back to %s %i days, whatever clock changes lie between',
		(date, date2, expected) => {
			expect(getDateDifferenceInDays(date, date2)).toBe(expected);
			expect(getDateDifferenceInDays(moment(date), moment(date2))).toBe(expected);
		},
	);
});

describe('getPreviousDate', () => {
	it('returns the date a year earlier when years are compared', () => {
		const date = getPreviousDate('2026-03-08', '2026-03-01', '2025-03-01', 'previous_year', 'day');
		expect(date.format('YYYY-MM-DD')).toBe('2025-03-08');
	});

	it('returns the same day of the year before, even after a leap day', () => {
		const date = getPreviousDate('2028-03-01', '2028-02-27', '2027-02-27', 'previous_year', 'day');
		expect(date.format('YYYY-MM-DD')).toBe('2027-03-01');
	});

	it('goes back by as many intervals as lie between the starts of the ranges', () => {
		const week = getPreviousDate(
			'2026-11-16',
			'2026-11-09',
			'2026-10-26',
			'previous_period',
			'week',
		);
		expect(week.format('YYYY-MM-DD')).toBe('2026-11-02');
		const month = getPreviousDate(
			'2026-10-01',
			'2026-10-01',
			'2026-07-01',
			'previous_period',
			'month',
		);
		expect(month.format('YYYY-MM-DD')).toBe('2026-07-01');
	});

	it('keeps the hour on the wall across a clock change', () => {
		const days = [
			'2026-03-09',
			'2026-03-08',
			'2026-11-02',
			'2026-11-01',
			'2026-10-04',
			'2026-04-05',
		];
		for (const day of days) {
			const start = moment(`${day}T00:00:00`);
			const before = start.clone().subtract(1, 'day');
			const noon = moment(`${day}T12:00:00`);
			const previous = getPreviousDate(noon, start, before, 'previous_period', 'hour');
			expect(previous.format('YYYY-MM-DD HH:mm')).toBe(`${before.format('YYYY-MM-DD')} 12:00`);
		}
	});

	it('does not change the given moments', () => {
		const date = moment('2026-03-08');
		getPreviousDate(date, date, date, 'previous_year', 'day');
		expect(date.format('YYYY-MM-DD')).toBe('2026-03-08');
	});
});
