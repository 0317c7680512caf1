import {
	intervalId,
	intervalStart,
	nextIntervalStart,
	type IntervalCalendar,
	type IntervalUnit,
} from './interval-calendar';
import { DAY, HOUR, SECOND, formatWallTime, startOfDay, type WallTime } from './wall-time';

/** The wall-clock limits of a report, both included. */
export interface Period {
	readonly after: WallTime;
	readonly before: WallTime;
}

/** The name of an interval, and its first and last second by the shop's clock, as in responses. */
export interface NamedInterval {
	readonly interval: string;
	readonly date_start: string;
	readonly date_end: string;
}

/** The same with these seconds in UTC. */
export interface Interval extends NamedInterval {
	readonly date_start_gmt: string;
	readonly date_end_gmt: string;
}

/** Conversions between instants and the shop's wall time. */
export interface ZoneClock {
	/** A repeated wall time means the first instant; a skipped one moves forward by the gap. */
	toInstant(wall: WallTime, second?: 'first' | 'last'): number;
	toWall(instant: number): WallTime;
}

/** The most intervals of one response; listing more would block all other requests. */
export const MOST_INTERVALS = 150_000;

/** The usual days in an interval. */
const usualDays = { hour: 1 / 24, day: 1, week: 7, month: 30, quarter: 91, year: 365 } as const;

/** Checks whether a period has more intervals than the limit: 17 years of hours, 410 of days; never of months. */
export function hasTooManyIntervals(
	unit: IntervalUnit,
	{ after, before }: Period,
	most = MOST_INTERVALS,
): boolean {
	return (before - after) / (usualDays[unit] * DAY) > most;
}

/**
 * Returns the natural starts of all intervals of the period, in order: the keys that SQL groups by. Skipped hours are
 * left out.
 */
export function intervalKeys(
	calendar: IntervalCalendar,
	period: Period,
	clock: ZoneClock,
): WallTime[] {
	const keys: WallTime[] = [];
	if (period.before < period.after) {
		return keys;
	}
	const skipped = calendar.unit === 'hour' ? skippedHours(period, clock) : new Set<WallTime>();
	const first = intervalStart(calendar, period.after);
	for (let key = first; key <= period.before; key = nextIntervalStart(calendar, key)) {
		if (!skipped.has(key)) {
			keys.push(key);
		}
	}
	return keys;
}

/** Skipped hours between the limits. */
function skippedHours({ after, before }: Period, clock: ZoneClock): Set<WallTime> {
	const skipped = new Set<WallTime>();
	for (let day = startOfDay(after); day <= before; day += DAY) {
		const length = clock.toInstant(day + DAY) - clock.toInstant(day);
		for (let hour = day; length < DAY && hour < day + DAY; hour += HOUR) {
			const shows = clock.toWall(clock.toInstant(hour));
			const showsEnd = clock.toWall(clock.toInstant(hour + HOUR - SECOND));
			if (shows >= hour + HOUR && showsEnd >= hour + HOUR) {
				skipped.add(hour);
			}
		}
	}
	return skipped;
}

/** Returns the name and the dates of an interval, cut to the period at both ends; `key` is its natural start. */
export function nameInterval(
	calendar: IntervalCalendar,
	period: Period,
	key: WallTime,
): NamedInterval {
	const { start, end } = limitsOf(calendar, period, key);
	return {
		interval: intervalId(calendar, key),
		date_start: formatWallTime(start),
		date_end: formatWallTime(end),
	};
}

/** The same with dates in UTC, which take most of the time. */
export function describeInterval(
	calendar: IntervalCalendar,
	period: Period,
	clock: ZoneClock,
	key: WallTime,
): Interval {
	const { start, end } = limitsOf(calendar, period, key);
	return {
		interval: intervalId(calendar, key),
		date_start: formatWallTime(start),
		date_start_gmt: formatWallTime(clock.toInstant(start)),
		date_end: formatWallTime(end),
		date_end_gmt: formatWallTime(clock.toInstant(end, 'last')),
	};
}

function limitsOf(calendar: IntervalCalendar, { after, before }: Period, key: WallTime) {
	return {
		start: Math.max(key, after),
		end: Math.min(nextIntervalStart(calendar, key) - SECOND, before),
	};
}
