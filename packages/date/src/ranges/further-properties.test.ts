import fc from 'fast-check';
import {
	calendarDaysBetween,
	currentDates,
	defaultRangeText,
	getDateParamsFromQuery,
	intervalsOf,
	readRolling,
	rollingPeriod,
	startOfUnit,
	type Moment,
	type WeekStart,
} from '..';
import { momentOf } from '../clock/store-clock';

const clocks = fc.record({
	now: fc.date({
		min: new Date('2001-01-01T00:00:00Z'),
		max: new Date('2036-12-31T23:59:59Z'),
		noInvalidDate: true,
	}),
	zone: fc.constantFrom('UTC', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe'),
	weekStart: fc.constantFrom<WeekStart>(0, 1, 2, 3, 4, 5, 6),
	locale: fc.constant('en'),
	fiscalYearStart: fc.integer({ min: 1, max: 12 }),
	firstOrderDay: fc
		.date({ min: new Date('2005-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
		.map((date) => date.toISOString().slice(0, 10)),
});
const rollings = fc.record({
	count: fc.integer({ min: 1, max: 400 }),
	unit: fc.constantFrom('days' as const, 'weeks' as const, 'months' as const),
});
const furtherPeriods = fc.oneof(
	rollings.map(rollingPeriod),
	fc.constantFrom('all', 'fiscal_year', 'last_fiscal_year'),
);
const daysIn = ({ after, before }: { after: Moment; before: Moment }) =>
	calendarDaysBetween(after, before) + 1;

describe('Our own ranges at any time', () => {
	it('include rolling ranges of whole units that read back as written and touch the compared range', () => {
		fc.assert(
			fc.property(clocks, rollings, (clock, rolling) => {
				const period = rollingPeriod(rolling);
				expect(readRolling(period)).toEqual(rolling);
				const query = { period, compare: 'previous_period' };
				const { primary, secondary } = currentDates(query, '', clock);
				const unit = rolling.unit.slice(0, -1) as 'day' | 'week' | 'month';
				const current = startOfUnit(momentOf(clock), unit, clock.weekStart);
				expect(calendarDaysBetween(primary.before, current)).toBe(1);
				expect(calendarDaysBetween(secondary.before, primary.after)).toBe(1);
				if (unit === 'month') {
					expect([primary.after.date(), secondary.after.date()]).toEqual([1, 1]);
					expect(current.diff(primary.after, 'months')).toBe(rolling.count);
				} else {
					const days = rolling.count * (unit === 'week' ? 7 : 1);
					expect([daysIn(primary), daysIn(secondary)]).toEqual([days, days]);
				}
			}),
		);
	});

	it('include the same weekdays, with as many days and the same first weekday, and no overlap within a year', () => {
		fc.assert(
			fc.property(clocks, furtherPeriods, fc.boolean(), (clock, period, isLastYear) => {
				const compare = isLastYear ? 'same_weekdays_last_year' : 'same_weekdays';
				const { primary, secondary } = currentDates({ period, compare }, '', clock);
				expect(secondary.after.day()).toBe(primary.after.day());
				expect(daysIn(secondary)).toBe(daysIn(primary));
				const shift = calendarDaysBetween(secondary.after, primary.after);
				if (isLastYear) expect(shift).toBe(364);
				else if (daysIn(primary) <= 364) {
					expect(shift).toBeGreaterThanOrEqual(daysIn(primary));
					expect(shift).toBeLessThan(daysIn(primary) + 7);
				}
			}),
		);
	});

	it('include fiscal years that begin on the first of their month, each ending where the next begins', () => {
		fc.assert(
			fc.property(clocks, (clock) => {
				const of = (period: string) =>
					currentDates({ period, compare: 'previous_year' }, '', clock).primary;
				const [current, last] = [of('fiscal_year'), of('last_fiscal_year')];
				for (const { after } of [current, last]) {
					expect([after.date(), after.month() + 1]).toEqual([1, clock.fiscalYearStart]);
				}
				expect(calendarDaysBetween(last.before, current.after)).toBe(1);
				expect([365, 366]).toContain(daysIn(last));
				expect(daysIn(current)).toBeLessThanOrEqual(366);
			}),
		);
	});

	it('have at most 400 points in their first interval, unless that is hours', () => {
		const least = { hour: 1, day: 1, week: 7, month: 28, quarter: 90, year: 365 };
		fc.assert(
			fc.property(clocks, furtherPeriods, (clock, period) => {
				const query = { period, compare: 'none' };
				const { interval } = intervalsOf(query, '', clock);
				const days = daysIn(currentDates(query, '', clock).primary);
				expect(days / least[interval]).toBeLessThan(440);
			}),
		);
	});

	it('read back as chosen when they are the default range', () => {
		fc.assert(
			fc.property(furtherPeriods, fc.constantFrom('none', 'same_weekdays'), (period, compare) => {
				const text = defaultRangeText({ period, compare });
				expect(getDateParamsFromQuery({}, text)).toMatchObject({ period, compare });
			}),
		);
	});
});
