const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The local time in a shop's time zone at an instant, as milliseconds of a UTC date with the same digits. Uses only
 * Intl.
 */
export function wallTime(timeZone: string, instant: number): number {
	if (timeZone === 'UTC') return instant;
	const fixed = /^([+-])(\d\d):(\d\d)$/.exec(timeZone);
	if (fixed) {
		const minutes = Number(fixed[2]) * 60 + Number(fixed[3]);
		return instant + (fixed[1] === '-' ? -minutes : minutes) * 60_000;
	}
	const part: Record<string, number> = {};
	for (const { type, value } of formatOf(timeZone).formatToParts(instant)) {
		part[type] = Number(value);
	}
	const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = part;
	return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The first instant with this local time; for a skipped time, the instant after the gap. */
export function instantOf(timeZone: string, wall: number): number {
	const before = wallTime(timeZone, wall - DAY) - (wall - DAY);
	const after = wallTime(timeZone, wall + DAY) - (wall + DAY);
	const found = [wall - before, wall - after].find(
		(instant) => wallTime(timeZone, instant) === wall,
	);
	return found ?? wall - before;
}

const DAY = 86_400_000;

function formatOf(timeZone: string): Intl.DateTimeFormat {
	const known = formats.get(timeZone);
	if (known) return known;
	const made = new Intl.DateTimeFormat('en-US', {
		timeZone,
		hourCycle: 'h23',
		year: 'numeric',
		month: 'numeric',
		day: 'numeric',
		hour: 'numeric',
		minute: 'numeric',
		second: 'numeric',
	});
	formats.set(timeZone, made);
	return made;
}
