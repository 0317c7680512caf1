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
	return toDate(startOfUnit(now, unit, weekStart), now, unit, compare);
}

/** From a day until `now`: against the same dates a unit earlier, or against as many days of the year before. Pure. */
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

/** The given days, and as many days just before them or the same dates a year earlier. Pure. */
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
	// These ends move on with now; the others are those of its day.
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

/** The whole period before the store's current one: yesterday, last week and so on. New moments. */
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

/** Moments can be changed in place, so nobody gets the remembered ones. */
function copyOf({ primaryStart, primaryEnd, secondaryStart, secondaryEnd }: DateValue): DateValue {
	return {
		primaryStart: primaryStart.clone(),
		primaryEnd: primaryEnd.clone(),
		secondaryStart: secondaryStart.clone(),
		secondaryEnd: secondaryEnd.clone(),
	};
}
