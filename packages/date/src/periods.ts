import type { Moment } from './moment';
import { endOfUnit, localeWeekStart, startOfUnit } from './calendar-units';
import type { PeriodUnit, WeekStart } from './calendar-units';
import { getStoreTimeZoneMoment } from './store-clock';
import { calendarDaysBetween } from './wall-clock';

/** What a period is compared with. */
export type Compare = 'previous_period' | 'previous_year';

/** A period and what it is compared with; all four are calendar days with both ends included. */
export interface DateValue {
	primaryStart: Moment;
	primaryEnd: Moment;
	secondaryStart: Moment;
	secondaryEnd: Moment;
}

/** From the start of the unit that holds `now` until `now`, and the comparison period. Pure. */
export function periodToDate(
	unit: PeriodUnit,
	compare: Compare,
	now: Moment,
	weekStart: WeekStart,
): DateValue {
	const primaryStart = startOfUnit(now, unit, weekStart);
	const primaryEnd = now.clone();
	if (compare === 'previous_period') {
		return {
			primaryStart,
			primaryEnd,
			secondaryStart: primaryStart.clone().subtract(1, unit).startOf('day'),
			secondaryEnd: primaryEnd.clone().subtract(1, unit),
		};
	}
	const secondaryStart = primaryStart.clone().subtract(1, 'year');
	const secondaryEnd = secondaryStart
		.clone()
		.add(calendarDaysBetween(primaryStart, primaryEnd), 'days')
		.endOf('day')
		.startOf('second');
	return { primaryStart, primaryEnd, secondaryStart, secondaryEnd };
}

/** The whole unit before the one that holds `now`, and the comparison period. Pure. */
export function wholePreviousPeriod(
	unit: PeriodUnit,
	compare: Compare,
	now: Moment,
	weekStart: WeekStart,
): DateValue {
	const primaryStart = startOfUnit(now, unit, weekStart).subtract(1, unit);
	const primaryEnd = endOfUnit(primaryStart, unit, weekStart);
	if (compare === 'previous_year') {
		const secondaryStart = primaryStart.clone().subtract(1, 'year');
		const secondaryEnd =
			unit === 'week'
				? primaryEnd.clone().subtract(1, 'year')
				: endOfUnit(secondaryStart, unit, weekStart);
		return { primaryStart, primaryEnd, secondaryStart, secondaryEnd };
	}
	if (unit === 'year') {
		const secondaryStart = primaryStart.clone().subtract(1, 'year');
		const secondaryEnd = endOfUnit(secondaryStart, unit, weekStart);
		return { primaryStart, primaryEnd, secondaryStart, secondaryEnd };
	}
	return { primaryStart, primaryEnd, ...sameDaysBefore(primaryStart, primaryEnd) };
}

/** The given days, and as many days just before them or the same dates a year earlier. Pure. */
export function customPeriod(after: Moment, before: Moment, compare: Compare): DateValue {
	const days = { primaryStart: after.clone(), primaryEnd: before.clone() };
	if (compare === 'previous_period') return { ...days, ...sameDaysBefore(after, before) };
	return {
		...days,
		secondaryStart: after.clone().subtract(1, 'year'),
		secondaryEnd: before.clone().subtract(1, 'year'),
	};
}

function sameDaysBefore(start: Moment, end: Moment) {
	const secondaryEnd = start.clone().subtract(1, 'day').endOf('day');
	const secondaryStart = secondaryEnd
		.clone()
		.subtract(calendarDaysBetween(start, end), 'days')
		.startOf('day');
	return { secondaryStart, secondaryEnd };
}

/** The current period until the store's now: today, week to date and so on (facts: period to date). */
export function getCurrentPeriod(period: PeriodUnit, compare: Compare): DateValue {
	return periodToDate(period, compare, getStoreTimeZoneMoment(), localeWeekStart());
}

/** The whole period before the store's current one: yesterday, last week and so on. */
export function getLastPeriod(period: PeriodUnit, compare: Compare): DateValue {
	return wholePreviousPeriod(period, compare, getStoreTimeZoneMoment(), localeWeekStart());
}
