import type { StoreClock } from '@store-analytics/date';
import { daysIn, periodOf, requestDates } from './period';

const clock: StoreClock = {
	now: new Date('2026-11-20T17:00:00Z'),
	zone: 'America/New_York',
	weekStart: 0,
	locale: 'en',
};

describe('The number of days of a range', () => {
	it.each([
		['2026-10-01', '2026-10-31', 31],
		['2026-10-31', '2026-10-31', 1],
		// The clocks of New York go back on 1 November 2026 and go forward on 8 March.
		['2026-10-31', '2026-11-02', 3],
		['2026-03-07', '2026-03-09', 3],
		['2028-02-28', '2028-03-01', 3],
	])('from %s to %s is %i, including both ends', (after, before, count) => {
		const { primary } = periodOf(
			{ period: 'custom', compare: 'previous_year', after, before },
			'',
			clock,
		);
		expect(daysIn(primary)).toBe(count);
	});
});

describe('The day that today is compared with', () => {
	/** It is noon in New York. */
	const compared = (query: Record<string, string>) => {
		const period = periodOf({ period: 'today', ...query }, '', clock);
		return { range: period.secondary?.range, ...requestDates(period).secondary };
	};

	it('counts until the end of this quarter of an hour, as on Home', () => {
		expect(compared({ compare: 'previous_period' })).toEqual({
			range: 'Nov 19, 2026 until 12:15 pm',
			after: '2026-11-19T00:00:00',
			before: '2026-11-19T12:14:59',
		});
		expect(compared({ compare: 'previous_year' }).before).toBe('2025-11-20T12:14:59');
		expect(compared({ compare: 'same_weekdays' }).before).toBe('2026-11-13T12:14:59');
	});

	it('counts as a whole if the user has chosen it', () => {
		const days = { compare_after: '2026-11-18', compare_before: '2026-11-18' };
		expect(compared({ compare: 'custom', ...days })).toEqual({
			range: 'Nov 18, 2026',
			after: '2026-11-18T00:00:00',
			before: '2026-11-18T23:59:59',
		});
		expect(compared({ compare: 'none' })).toEqual({ range: undefined });
	});

	it('counts as a whole if it is over, as all other ranges', () => {
		const yesterday = { period: 'yesterday', compare: 'previous_period' };
		expect(compared(yesterday).before).toBe('2026-11-18T23:59:59');
		expect(compared({ ...yesterday, period: 'week' }).before).toBe('2026-11-13T23:59:59');
	});
});
