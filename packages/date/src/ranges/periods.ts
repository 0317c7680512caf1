import type { Moment } from '../clock/moment';
import {
	addDays,
	endOfUnit,
	localeWeekStart,
	startOfUnit,
	yearBefore,
	type PeriodUnit,
	type WeekStart,
} from '../clock/calendar-units';
import { cacheOfDay } from '../clock/cache-of-day';
import { getStoreTimeZoneMoment } from '../clock/store-clock';
import { calendarDaysBetween } from '../clock/wall-clock';

/** The comparisons that WooCommerce knows. */
export type Compare = 'previous_period' | 'previous_year';

/** A period and the compared period. All four are calendar days, and both ends are included. */
export interface DateValue {
	primaryStart: Moment;
	primaryEnd: Moment;
	secondaryStart: Moment;
	secondaryEnd: Moment;
}

/** Returns the period from the start of the unit of `now` until `now`, and the compared period. Pure. */
export function periodToDate(
	unit: PeriodUnit,
	compare: Compare,
	now: Moment,
	weekStart: WeekStart,
): DateValue {
	return toDate(startOfUnit(now, unit, weekStart), now, unit, compare);
}

/**
 * Returns the period from a day until `now`. It is compared with the same dates one unit earlier, or with as many days
 * of the year before. Pure.
 */
export function toDate(
	primaryStart: Moment,
	now: Moment,
	unit: PeriodUnit,
	compare: Compare,
): DateValue {
	const primaryEnd = now.clone();
	if (compare === 'previous_period') {
		return {
			primaryStart,
			primaryEnd,
			secondaryStart: primaryStart.clone().subtract(1, unit).startOf('day'),
			secondaryEnd: primaryEnd.clone().subtract(1, unit),
		};
	}
	const secondaryStart = yearBefore(primaryStart);
	const secondaryEnd = addDays(secondaryStart, calendarDaysBetween(primaryStart, primaryEnd))
		.endOf('day')
		.startOf('second');
	return { primaryStart, primaryEnd, secondaryStart, secondaryEnd };
}

/** Returns the whole unit before the one of `now`, and the compared period. Pure. */
export function wholePreviousPeriod(
	unit: PeriodUnit,
	compare: Compare,
	now: Moment,
	weekStart: WeekStart,
): DateValue {
	const primaryStart = startOfUnit(now, unit, weekStart).subtract(1, unit);
	const primaryEnd = endOfUnit(primaryStart, unit, weekStart);
	if (compare === 'previous_year') {
		const secondaryStart = yearBefore(primaryStart);
		const secondaryEnd =
			unit === 'week' ? yearBefore(primaryEnd) : endOfUnit(secondaryStart, unit, weekStart);
		return { primaryStart, primaryEnd, secondaryStart, secondaryEnd };
	}
	if (unit === 'year') {
		const secondaryStart = yearBefore(primaryStart);
		const secondaryEnd = endOfUnit(secondaryStart, unit, weekStart);
		return { primaryStart, primaryEnd, secondaryStart, secondaryEnd };
	}
	return { primaryStart, primaryEnd, ...sameDaysBefore(primaryStart, primaryEnd) };
}

/** Returns the given days, compared with as many days just before them or with the same dates a year earlier. Pure. */
export function customPeriod(after: Moment, before: Moment, compare: Compare): DateValue {
	const days = { primaryStart: after.clone(), primaryEnd: before.clone() };
	if (compare === 'previous_period') return { ...days, ...sameDaysBefore(after, before) };
	return {
		...days,
		secondaryStart: yearBefore(after),
		secondaryEnd: yearBefore(before),
	};
}

function sameDaysBefore(start: Moment, end: Moment) {
	const secondaryEnd = addDays(start, -1).endOf('day');
	const secondaryStart = addDays(secondaryEnd, -calendarDaysBetween(start, end)).startOf('day');
	return { secondaryStart, secondaryEnd };
}

/** The current period until the store's now: today, week to date and so on. New moments. */
export function getCurrentPeriod(period: PeriodUnit, compare: Compare): DateValue {
	const now = getStoreTimeZoneMoment();
	const weekStart = localeWeekStart();
	const ofDay = cachedPeriod(now, weekStart, `to date ${period} ${compare}`, () =>
		periodToDate(period, compare, now, weekStart),
	);
	// Only these ends advance with now; the others stay the same all day.
	const secondaryEnd =
		compare === 'previous_period'
			? addDays(now, calendarDaysBetween(ofDay.primaryEnd, ofDay.secondaryEnd))
			: ofDay.secondaryEnd.clone();
	return {
		primaryStart: ofDay.primaryStart.clone(),
		primaryEnd: now,
		secondaryStart: ofDay.secondaryStart.clone(),
		secondaryEnd,
	};
}

/**
 * Returns the whole period before the store's current one (yesterday, last week …) and the compared one. New moments.
 * @example getLastPeriod('month', 'previous_year').primaryEnd.format('YYYY-MM-DD') // '2026-10-31' in November 2026
 */
export function getLastPeriod(period: PeriodUnit, compare: Compare): DateValue {
	const now = getStoreTimeZoneMoment();
	const weekStart = localeWeekStart();
	return copyOf(
		cachedPeriod(now, weekStart, `whole ${period} ${compare}`, () =>
			wholePreviousPeriod(period, compare, now, weekStart),
		),
	);
}

const cachedPeriod = cacheOfDay<DateValue>();

/** Returns copies, because callers can change moments in place. */
function copyOf({ primaryStart, primaryEnd, secondaryStart, secondaryEnd }: DateValue): DateValue {
	return {
		primaryStart: primaryStart.clone(),
		primaryEnd: primaryEnd.clone(),
		secondaryStart: secondaryStart.clone(),
		secondaryEnd: secondaryEnd.clone(),
	};
}
