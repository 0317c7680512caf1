/** A date and time as a request writes it: what a clock shows, and how far that clock is ahead of UTC if it says so. */
export interface Moment {
	/** Milliseconds, counted as if the clock showed UTC. */
	readonly wall: number;
	/** Milliseconds; undefined where no zone is named. */
	readonly offset: number | undefined;
}

const written =
	/^(?!0000)(\d{4}-\d{2}-\d{2})(?:[Tt ](\d{2}:\d{2}:\d{2})(?:\.\d+)?(?:[Zz]|([+-])(\d{2}):?(\d{2})?)?)?$/;

/**
 * Reads `2026-11-20`, `2026-11-20T12:00:00` and that with a zone (`Z`, `+05:30`, `-0800`, `+02`); fractions of a second
 * are cut off. Null for what no calendar or clock shows: the one place where a date of a request is read and refused.
 */
export function readMoment(text: string): Moment | null {
	const [, day, time = '00:00:00', sign, hours = '0', minutes = '0'] = written.exec(text) ?? [];
	if (day === undefined || !isOnCalendar(day) || Number(hours) > 23 || Number(minutes) > 59) {
		return null;
	}
	const wall = Date.parse(`${day}T${time}Z`);
	if (Number.isNaN(wall)) {
		return null;
	}
	const size = (Number(hours) * 60 + Number(minutes)) * 60_000;
	const isZoned = /[Zz]$/.test(text) || sign !== undefined;
	return { wall, offset: isZoned ? size * (sign === '-' ? -1 : 1) : undefined };
}

/** February has no 30th, though Date.parse would take it for the 2nd of March. */
function isOnCalendar(day: string): boolean {
	const midnight = Date.parse(`${day}T00:00:00Z`);
	return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day);
}
