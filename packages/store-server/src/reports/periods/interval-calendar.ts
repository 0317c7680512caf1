import {
	DAY,
	HOUR,
	monthOf,
	startOfDay,
	wallDate,
	weekdayOf,
	yearOf,
	type WallTime,
} from './wall-time';

/** The intervals of reports. */
export const INTERVAL_UNITS = ['hour', 'day', 'week', 'month', 'quarter', 'year'] as const;
export type IntervalUnit = (typeof INTERVAL_UNITS)[number];

/** A unit and, for weeks, the day they start on (0 = Sunday). */
export interface IntervalCalendar {
	readonly unit: IntervalUnit;
	readonly weekStart: number;
}

const MONDAY = 1;

/** Returns the first moment of the interval that contains `wall`. */
export function intervalStart({ unit, weekStart }: IntervalCalendar, wall: WallTime): WallTime {
	switch (unit) {
		case 'hour':
			return Math.floor(wall / HOUR) * HOUR;
		case 'day':
			return startOfDay(wall);
		case 'week':
			return startOfWeek(wall, weekStart);
		case 'month':
			return wallDate(yearOf(wall), monthOf(wall));
		case 'quarter':
			return wallDate(yearOf(wall), Math.floor(monthOf(wall) / 3) * 3);
		case 'year':
			return wallDate(yearOf(wall));
	}
}

/**
 * Weeks that start on Monday are ISO weeks. All others are cut at New Year: week 1 starts on January 1 and ends before
 * the next start day, so that no week belongs to two years.
 */
function startOfWeek(wall: WallTime, weekStart: number): WallTime {
	const day = startOfDay(wall);
	const start = day - ((weekdayOf(day) - weekStart + 7) % 7) * DAY;
	return weekStart === MONDAY ? start : Math.max(start, wallDate(yearOf(wall)));
}

/** First moment of the interval after the one that starts at `start`. */
export function nextIntervalStart(calendar: IntervalCalendar, start: WallTime): WallTime {
	switch (calendar.unit) {
		case 'hour':
			return start + HOUR;
		case 'day':
			return start + DAY;
		case 'week':
			return nextWeek(start, calendar.weekStart);
		case 'month':
			return wallDate(yearOf(start), monthOf(start) + 1);
		case 'quarter':
			return wallDate(yearOf(start), monthOf(start) + 3);
		case 'year':
			return wallDate(yearOf(start) + 1);
	}
}

function nextWeek(start: WallTime, weekStart: number): WallTime {
	if (weekStart === MONDAY) {
		return start + 7 * DAY;
	}
	const untilStartDay = (weekStart - weekdayOf(start) + 7) % 7 || 7;
	return Math.min(start + untilStartDay * DAY, wallDate(yearOf(start) + 1));
}

/** Returns the interval's name in responses: `2026-11-20 13`, `2026-11-20`, `2026-47`, `2026-11`, `2026-4`, `2026`. */
export function intervalId(calendar: IntervalCalendar, start: WallTime): string {
	const text = new Date(start).toISOString();
	switch (calendar.unit) {
		case 'hour':
			return text.slice(0, 13).replace('T', ' ');
		case 'day':
			return text.slice(0, 10);
		case 'week':
			return calendar.weekStart === MONDAY ? isoWeek(start) : plainWeek(start, calendar.weekStart);
		case 'month':
			return text.slice(0, 7);
		case 'quarter':
			return `${text.slice(0, 4)}-${Math.floor(monthOf(start) / 3) + 1}`;
		case 'year':
			return text.slice(0, 4);
	}
}

function isoWeek(monday: WallTime): string {
	const thursday = monday + 3 * DAY;
	const year = yearOf(thursday);
	const week = Math.floor((thursday - wallDate(year)) / (7 * DAY)) + 1;
	return `${year}-${String(week).padStart(2, '0')}`;
}

function plainWeek(start: WallTime, weekStart: number): string {
	const year = yearOf(start);
	const second = nextWeek(wallDate(year), weekStart);
	const week = Math.floor((start - second) / (7 * DAY)) + 2;
	return `${year}-${String(week).padStart(2, '0')}`;
}
