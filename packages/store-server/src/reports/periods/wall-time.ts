/**
 * Milliseconds of what the shop's wall clock shows, counted as if that were UTC. All calendar arithmetic of
 * reports is done on these, so neither the machine's zone nor clock changes disturb it.
 */
export type WallTime = number;

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Reads `YYYY-MM-DD[T ]HH:mm:ss` (seconds' fractions cut off); NaN when it is not that. */
export function wallTime(text: string): WallTime {
	return Date.parse(`${text.slice(0, 10)}T${text.slice(11, 19) || '00:00:00'}Z`);
}

/** `YYYY-MM-DD HH:mm:ss`. */
export function formatWallTime(wall: WallTime): string {
	return new Date(wall).toISOString().slice(0, 19).replace('T', ' ');
}

/** Wall time of a calendar date; months count from 0 and may run over. */
export function wallDate(year: number, month = 0, day = 1): WallTime {
	return Date.UTC(year, month, day);
}

export function yearOf(wall: WallTime): number {
	return new Date(wall).getUTCFullYear();
}

/** 0 to 11. */
export function monthOf(wall: WallTime): number {
	return new Date(wall).getUTCMonth();
}

/** 0 = Sunday. */
export function weekdayOf(wall: WallTime): number {
	return new Date(wall).getUTCDay();
}

export function startOfDay(wall: WallTime): WallTime {
	return Math.floor(wall / DAY) * DAY;
}
