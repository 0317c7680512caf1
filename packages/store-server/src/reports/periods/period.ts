import type { Period, ZoneClock } from './intervals';
import { DAY, SECOND, wallTime, type WallTime } from './wall-time';

/** ISO dates in shop time unless they name a zone, both included. */
export interface PeriodArguments {
	readonly after?: string;
	readonly before?: string;
}

/** The limits of a report; without them the week that ends now. */
export function readPeriod(
	{ after, before }: PeriodArguments,
	clock: ZoneClock,
	now: Date,
): Period {
	const currently = Math.floor(clock.toWall(now.getTime()) / SECOND) * SECOND;
	return {
		after: after === undefined ? currently - 7 * DAY : readWallTime(after, clock),
		before: before === undefined ? currently : readWallTime(before, clock),
	};
}

/** The shop's wall-clock time that a validated ISO date means. */
export function readWallTime(text: string, clock: ZoneClock): WallTime {
	const zone = /(?:[Zz]|[+-]\d{2}(?::?\d{2})?)$/.exec(text.slice(19));
	if (!zone) {
		return wallTime(text);
	}
	const offset = zone[0].toUpperCase();
	const minutes = /^[+-]\d{2}$/.test(offset) ? ':00' : '';
	return clock.toWall(Date.parse(`${text.slice(0, 10)}T${text.slice(11, 19)}${offset}${minutes}`));
}
