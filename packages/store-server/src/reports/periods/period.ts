import { readMoment } from '../../base/time/moment';
import type { Period, ZoneClock } from './intervals';
import { DAY, SECOND, type WallTime } from './wall-time';

/** ISO dates in shop time unless they name a zone, both included. */
export interface PeriodArguments {
	readonly after?: string;
	readonly before?: string;
}

/** Returns the limits of a report; by default the week that ends now. */
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

/** Converts a validated ISO date to the shop's wall time. */
export function readWallTime(text: string, clock: ZoneClock): WallTime {
	const moment = readMoment(text);
	if (!moment) {
		throw new RangeError(`"${text}" is no date and was not checked.`);
	}
	return moment.offset === undefined ? moment.wall : clock.toWall(moment.wall - moment.offset);
}
