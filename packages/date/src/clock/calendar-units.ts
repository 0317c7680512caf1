import { moment, type Moment } from './moment';

/** The size of one step of a chart. */
export type Interval = 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year';

/** A calendar unit that a period is made of. */
export type PeriodUnit = 'day' | 'week' | 'month' | 'quarter' | 'year';

/** The weekday that opens a week: 0 is Sunday, 6 is Saturday. */
export type WeekStart = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/**
 * Returns the first weekday of moment's current locale, which `loadLocaleData` sets to the shop's.
 * @example localeWeekStart() // 1 in a shop whose weeks begin on Monday
 */
export function localeWeekStart(): WeekStart {
	// as: moment's type is number; its values are exactly those of WeekStart.
	return moment.localeData().firstDayOfWeek() as WeekStart;
}

/**
 * Returns the first instant of the unit that contains `date`; weeks begin on `weekStart`. A new moment.
 * @example startOfUnit(moment('2026-11-20'), 'week', 1).format('YYYY-MM-DD') // '2026-11-16'
 */
export function startOfUnit(date: Moment, unit: PeriodUnit, weekStart: WeekStart): Moment {
	if (unit !== 'week') return date.clone().startOf(unit);
	const daysIntoWeek = (date.day() - weekStart + 7) % 7;
	return addDays(date, -daysIntoWeek).startOf('day');
}

/**
 * Returns the last millisecond of the unit that contains `date`; weeks begin on `weekStart`. A new moment.
 * @example endOfUnit(moment('2026-11-20'), 'month', 1).format('YYYY-MM-DD') // '2026-11-30'
 */
export function endOfUnit(date: Moment, unit: PeriodUnit, weekStart: WeekStart): Moment {
	if (unit !== 'week') return date.clone().endOf(unit);
	return addDays(startOfUnit(date, 'week', weekStart), 6).endOf('day');
}

/**
 * Returns the same wall time `days` days later. It is faster than moment's `add`, which builds a duration first. A new
 * moment.
 */
export function addDays(date: Moment, days: number): Moment {
	const later = date.clone();
	return later.date(later.date() + days);
}

/**
 * Returns the same day `months` months later, or earlier if negative. A month that is too short gives its last day. A
 * new moment.
 * @example addMonths(moment('2026-01-31'), 1).format('YYYY-MM-DD') // '2026-02-28'
 */
export function addMonths(date: Moment, months: number): Moment {
	return date.clone().add(months, 'months');
}

/** Returns the same date and wall time a year earlier; 29 February gives 28 February. A new moment. */
export function yearBefore(date: Moment): Moment {
	const earlier = date.clone();
	return earlier.year(earlier.year() - 1);
}
