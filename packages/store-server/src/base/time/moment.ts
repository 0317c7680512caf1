/** A date and time of a request: a wall time, and its UTC offset if given. */
export interface Moment {
	/** Milliseconds, as if the wall time were UTC. */
	readonly wall: number;
	/** Milliseconds; undefined without a zone. */
	readonly offset: number | undefined;
}

const written =
	/^(?!0000)(\d{4}-\d{2}-\d{2})(?:[Tt ](\d{2}:\d{2}:\d{2})(?:\.\d+)?(?:[Zz]|([+-])(\d{2}):?(\d{2})?)?)?$/;

/**
 * Parses `2026-11-20`, `2026-11-20T12:00:00` and that with a zone (`Z`, `+05:30`, `-0800`, `+02`); fractions of a
 * second are cut off. Null for impossible dates and times: only this function validates dates of requests.
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

/** February has no 30th, though Date.parse reads it as 2 March. */
function isOnCalendar(day: string): boolean {
	const midnight = Date.parse(`${day}T00:00:00Z`);
	return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day);
}
