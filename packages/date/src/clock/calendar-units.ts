import { moment, type Moment } from './moment';

/** The size of one step of a chart. */
export type Interval = 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year';

/** A calendar unit that a period is made of. */
export type PeriodUnit = 'day' | 'week' | 'month' | 'quarter' | 'year';

/** The weekday that opens a week: 0 is Sunday, 6 is Saturday. */
export type WeekStart = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The first weekday of moment's current locale, which `loadLocaleData` sets to the shop's. */
export function localeWeekStart(): WeekStart {
	// as: moment's type is number; its values are exactly those of WeekStart.
	return moment.localeData().firstDayOfWeek() as WeekStart;
}

/** The first instant of the unit that holds `date`; weeks open on `weekStart`. A new moment. */
export function startOfUnit(date: Moment, unit: PeriodUnit, weekStart: WeekStart): Moment {
	if (unit !== 'week') return date.clone().startOf(unit);
	const daysIntoWeek = (date.day() - weekStart + 7) % 7;
	return addDays(date, -daysIntoWeek).startOf('day');
}

/** The last millisecond of the unit that holds `date`; weeks open on `weekStart`. A new moment. */
export function endOfUnit(date: Moment, unit: PeriodUnit, weekStart: WeekStart): Moment {
	if (unit !== 'week') return date.clone().endOf(unit);
	return addDays(startOfUnit(date, 'week', weekStart), 6).endOf('day');
}

/** So many days later at the same wall time; moment's own `add` builds a duration first. A new moment. */
export function addDays(date: Moment, days: number): Moment {
	const later = date.clone();
	return later.date(later.date() + days);
}

/** So many months later, or earlier where `months` is negative; the last day of a month that is too short. A new moment. */
export function addMonths(date: Moment, months: number): Moment {
	return date.clone().add(months, 'months');
}

/** The same date and wall time a year earlier, 28 February for the 29th. A new moment. */
export function yearBefore(date: Moment): Moment {
	const earlier = date.clone();
	return earlier.year(earlier.year() - 1);
}
