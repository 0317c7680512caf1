import fc from 'fast-check';
import { moment, type Moment } from '../clock/moment';
import { localeWeekStart, type PeriodUnit, type WeekStart } from '../clock/calendar-units';
import {
	customPeriod,
	getCurrentPeriod,
	getLastPeriod,
	periodToDate,
	wholePreviousPeriod,
	type Compare,
	type DateValue,
} from './periods';
import { getStoreTimeZoneMoment } from '../clock/store-clock';
import { calendarDay } from '../clock/wall-clock';

const friday = moment.parseZone('2026-11-20T12:00:00-05:00');

function days(value: DateValue): string {
	const { primaryStart, primaryEnd, secondaryStart, secondaryEnd } = value;
	const range = (start: Moment, end: Moment) => `${calendarDay(start)} ${calendarDay(end)}`;
	return `${range(primaryStart, primaryEnd)} vs ${range(secondaryStart, secondaryEnd)}`;
}

describe('the period to date', () => {
	it.each<[PeriodUnit, Compare, string]>([
		['day', 'previous_period', '2026-11-20 2026-11-20 vs 2026-11-19 2026-11-19'],
		['day', 'previous_year', '2026-11-20 2026-11-20 vs 2025-11-20 2025-11-20'],
		['week', 'previous_period', '2026-11-15 2026-11-20 vs 2026-11-08 2026-11-13'],
		['week', 'previous_year', '2026-11-15 2026-11-20 vs 2025-11-15 2025-11-20'],
		['month', 'previous_period', '2026-11-01 2026-11-20 vs 2026-10-01 2026-10-20'],
		['month', 'previous_year', '2026-11-01 2026-11-20 vs 2025-11-01 2025-11-20'],
		['quarter', 'previous_period', '2026-10-01 2026-11-20 vs 2026-07-01 2026-08-20'],
		['quarter', 'previous_year', '2026-10-01 2026-11-20 vs 2025-10-01 2025-11-20'],
		['year', 'previous_period', '2026-01-01 2026-11-20 vs 2025-01-01 2025-11-20'],
		['year', 'previous_year', '2026-01-01 2026-11-20 vs 2025-01-01 2025-11-20'],
	])('[S9.dates-and-periods.2] %s against %s is %s', (unit, compare, expected) => {
		expect(days(periodToDate(unit, compare, friday, 0))).toBe(expected);
	});

	it('ends now, and a year ago at the last second of the day', () => {
		const value = periodToDate('month', 'previous_year', friday, 0);
		expect(value.primaryEnd.format('HH:mm:ss')).toBe('12:00:00');
		expect(value.secondaryEnd.format('HH:mm:ss.SSS')).toBe('23:59:59.000');
	});

	it('[S9.dates-and-periods.2] compares 31 March with as much of February as there is', () => {
		const value = periodToDate('month', 'previous_period', moment('2026-03-31T10:00:00'), 0);
		expect(days(value)).toBe('2026-03-01 2026-03-31 vs 2026-02-01 2026-02-28');
	});

	it('[S9.dates-and-periods.2] compares the same number of days when the year before had no leap day', () => {
		const value = periodToDate('year', 'previous_year', moment('2024-03-01T10:00:00'), 0);
		expect(days(value)).toBe('2024-01-01 2024-03-01 vs 2023-01-01 2023-03-02');
	});

	it('[S9.dates-and-periods.2] compares a leap day with 28 February', () => {
		const value = periodToDate('day', 'previous_year', moment('2024-02-29T10:00:00'), 0);
		expect(days(value)).toBe('2024-02-29 2024-02-29 vs 2023-02-28 2023-02-28');
	});
});

describe('the whole period before', () => {
	it.each<[PeriodUnit, Compare, string]>([
		['day', 'previous_period', '2026-11-19 2026-11-19 vs 2026-11-18 2026-11-18'],
		['day', 'previous_year', '2026-11-19 2026-11-19 vs 2025-11-19 2025-11-19'],
		['week', 'previous_period', '2026-11-08 2026-11-14 vs 2026-11-01 2026-11-07'],
		['week', 'previous_year', '2026-11-08 2026-11-14 vs 2025-11-08 2025-11-14'],
		['month', 'previous_period', '2026-10-01 2026-10-31 vs 2026-08-31 2026-09-30'],
		['month', 'previous_year', '2026-10-01 2026-10-31 vs 2025-10-01 2025-10-31'],
		['quarter', 'previous_period', '2026-07-01 2026-09-30 vs 2026-03-31 2026-06-30'],
		['quarter', 'previous_year', '2026-07-01 2026-09-30 vs 2025-07-01 2025-09-30'],
		['year', 'previous_period', '2025-01-01 2025-12-31 vs 2024-01-01 2024-12-31'],
		['year', 'previous_year', '2025-01-01 2025-12-31 vs 2024-01-01 2024-12-31'],
	])('[S9.dates-and-periods.2] %s against %s is %s', (unit, compare, expected) => {
		expect(days(wholePreviousPeriod(unit, compare, friday, 0))).toBe(expected);
	});

	it('[S9.dates-and-periods.2] compares a February with the whole February of a leap year', () => {
		const value = wholePreviousPeriod('month', 'previous_year', moment('2025-03-10'), 0);
		expect(days(value)).toBe('2025-02-01 2025-02-28 vs 2024-02-01 2024-02-29');
	});
});

describe('a custom period', () => {
	it.each<[string, string, Compare, string]>([
		['2026-03-05', '2026-03-12', 'previous_period', '2026-02-25 2026-03-04'],
		['2024-03-01', '2024-03-01', 'previous_period', '2024-02-29 2024-02-29'],
		['2024-02-29', '2024-03-01', 'previous_period', '2024-02-27 2024-02-28'],
		['2023-03-01', '2023-03-02', 'previous_period', '2023-02-27 2023-02-28'],
		['2024-02-29', '2024-03-02', 'previous_year', '2023-02-28 2023-03-02'],
		['2024-02-29', '2024-02-29', 'previous_year', '2023-02-28 2023-02-28'],
		['2024-02-01', '2024-02-29', 'previous_year', '2023-02-01 2023-02-28'],
		['2024-02-20', '2024-03-10', 'previous_year', '2023-02-20 2023-03-10'],
		['2024-03-01', '2024-03-31', 'previous_year', '2023-03-01 2023-03-31'],
		['2025-02-01', '2025-02-28', 'previous_year', '2024-02-01 2024-02-28'],
		['2025-02-28', '2025-03-01', 'previous_year', '2024-02-28 2024-03-01'],
		['2025-02-20', '2025-03-10', 'previous_year', '2024-02-20 2024-03-10'],
		['2023-12-31', '2024-12-31', 'previous_year', '2022-12-31 2023-12-31'],
	])(
		'[S9.dates-and-periods.2] from %s to %s against %s is compared with %s',
		(after, before, compare, expected) => {
			const value = customPeriod(moment(after), moment(before), compare);
			expect(days(value)).toBe(`${after} ${before} vs ${expected}`);
		},
	);
});

/** Counts days from 1970 with plain calendar arithmetic, which no clock change affects. */
const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;
const dayOf = (date: Moment) => dayNumber(calendarDay(date));

const instants = fc.date({
	min: new Date('2015-01-01T00:00:00Z'),
	max: new Date('2036-12-31T23:59:59Z'),
	noInvalidDate: true,
});
/** Moments on the machine's own clock, with its changes, and on fixed offsets like those of a store's zone. */
const nows = fc
	.tuple(instants, fc.constantFrom(null, -720, -300, 0, 330, 345, 630, 840))
	.map(([date, offset]) => (offset === null ? moment(date) : moment(date).utcOffset(offset)));
const units = fc.constantFrom<PeriodUnit>('day', 'week', 'month', 'quarter', 'year');
const compares = fc.constantFrom<Compare>('previous_period', 'previous_year');
const weekStarts = fc.constantFrom<WeekStart>(0, 1, 2, 3, 4, 5, 6);

describe('Periods on any day, in any zone and with any week start', () => {
	it('to date start with their unit and end today', () => {
		fc.assert(
			fc.property(nows, units, compares, weekStarts, (now, unit, compare, weekStart) => {
				const { primaryStart, primaryEnd } = periodToDate(unit, compare, now, weekStart);
				expect(dayOf(primaryEnd)).toBe(dayOf(now));
				if (unit === 'week') {
					expect(primaryStart.day()).toBe(weekStart);
					expect(dayOf(now) - dayOf(primaryStart)).toBeLessThan(7);
				} else if (unit !== 'day') {
					expect(primaryStart.date()).toBe(1);
				}
				expect(dayOf(primaryStart)).toBeLessThanOrEqual(dayOf(now));
			}),
		);
	});

	it('in full end the day before the current one starts', () => {
		fc.assert(
			fc.property(nows, units, compares, weekStarts, (now, unit, compare, weekStart) => {
				const last = wholePreviousPeriod(unit, compare, now, weekStart);
				const current = periodToDate(unit, compare, now, weekStart);
				expect(dayOf(last.primaryEnd) + 1).toBe(dayOf(current.primaryStart));
				if (unit === 'week') {
					expect(dayOf(last.primaryEnd) - dayOf(last.primaryStart)).toBe(6);
				}
			}),
		);
	});

	it('of a whole day, week, month or quarter touch the compared period, which has as many days', () => {
		fc.assert(
			fc.property(nows, units, weekStarts, (now, unit, weekStart) => {
				fc.pre(unit !== 'year');
				const value = wholePreviousPeriod(unit, 'previous_period', now, weekStart);
				const length = dayOf(value.primaryEnd) - dayOf(value.primaryStart);
				expect(dayOf(value.secondaryEnd) - dayOf(value.secondaryStart)).toBe(length);
				expect(dayOf(value.secondaryEnd) + 1).toBe(dayOf(value.primaryStart));
			}),
		);
	});

	it('to date have as many days as the same period a year ago', () => {
		fc.assert(
			fc.property(nows, units, weekStarts, (now, unit, weekStart) => {
				const value = periodToDate(unit, 'previous_year', now, weekStart);
				const length = dayOf(value.primaryEnd) - dayOf(value.primaryStart);
				expect(dayOf(value.secondaryEnd) - dayOf(value.secondaryStart)).toBe(length);
			}),
		);
	});

	it('of custom dates touch the compared period, which has as many days', () => {
		fc.assert(
			fc.property(nows, fc.nat(1000), (after, length) => {
				const before = after.clone().add(length, 'days');
				const value = customPeriod(after, before, 'previous_period');
				expect(dayOf(value.secondaryEnd) - dayOf(value.secondaryStart)).toBe(length);
				expect(dayOf(value.secondaryEnd) + 1).toBe(dayOf(after));
			}),
		);
	});

	it('do not change the moment of now', () => {
		fc.assert(
			fc.property(nows, units, compares, weekStarts, (now, unit, compare, weekStart) => {
				const before = now.format();
				periodToDate(unit, compare, now, weekStart);
				wholePreviousPeriod(unit, compare, now, weekStart);
				expect(now.format()).toBe(before);
			}),
		);
	});
});

describe('The periods of the store’s clock', () => {
	beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') }));
	afterEach(() => jest.useRealTimers());

	it('are new moments for each caller, who may change them', () => {
		for (const periodOf of [getCurrentPeriod, getLastPeriod]) {
			const [first, second] = [
				periodOf('month', 'previous_year'),
				periodOf('month', 'previous_year'),
			];
			const before = days(second);
			for (const end of Object.values(first) as Moment[]) end.add(3, 'years'); // a DateValue is four moments
			expect(days(second)).toBe(before);
			expect(days(periodOf('month', 'previous_year'))).toBe(before);
		}
	});

	it('end now, and advance with the clock and the day', () => {
		const ends = (compare: Compare) => {
			const { primaryEnd, secondaryEnd } = getCurrentPeriod('week', compare);
			return [primaryEnd.valueOf() - Date.now(), Date.now() - secondaryEnd.valueOf()];
		};
		expect(ends('previous_period')).toEqual([0, 7 * 86_400_000]);
		jest.setSystemTime(new Date('2026-11-20T12:34:56Z'));
		expect(ends('previous_period')).toEqual([0, 7 * 86_400_000]);
		expect(ends('previous_year')[0]).toBe(0);
		jest.setSystemTime(new Date('2026-11-21T12:34:56Z'));
		expect(days(getLastPeriod('day', 'previous_period'))).toBe(
			'2026-11-20 2026-11-20 vs 2026-11-19 2026-11-19',
		);
	});

	it('equal the results of the pure functions for now', () => {
		for (const unit of ['day', 'week', 'month', 'quarter', 'year'] as const) {
			for (const compare of ['previous_period', 'previous_year'] as const) {
				const now = getStoreTimeZoneMoment();
				const repeat = [1, 2].map(() => getCurrentPeriod(unit, compare));
				for (const value of repeat) {
					expect(days(value)).toBe(days(periodToDate(unit, compare, now, localeWeekStart())));
				}
				expect(days(getLastPeriod(unit, compare))).toBe(
					days(wholePreviousPeriod(unit, compare, now, localeWeekStart())),
				);
			}
		}
	});
});
