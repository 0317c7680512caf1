import type { StoreClock } from '@store-analytics/date';
import { daysIn, periodOf } from './period';

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
