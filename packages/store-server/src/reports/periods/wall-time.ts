/**
 * The shop's wall time in milliseconds, as if in UTC. All calendar arithmetic of reports uses it, so neither the
 * machine's zone nor clock changes matter.
 */
export type WallTime = number;

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** `YYYY-MM-DD HH:mm:ss`; the last hours of 9999 are in 10000 in other zones, which has five digits. */
export function formatWallTime(wall: WallTime): string {
	const text = new Date(wall).toISOString();
	const end = text.indexOf('T');
	const day = text.slice(text.startsWith('+0') ? 2 : 0, end);
	return `${day} ${text.slice(end + 1, end + 9)}`;
}

/** Wall time of a calendar date; months count from 0 and may run over. */
export function wallDate(year: number, month = 0, day = 1): WallTime {
	// Date.UTC would read years before 100 as those of the twentieth century.
	return new Date(0).setUTCFullYear(year, month, day);
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
