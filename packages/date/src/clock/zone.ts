import { boundedCache } from '../bounded-cache';

const cachedOffset = boundedCache<number>(20);
const cachedFormatter = boundedCache<Intl.DateTimeFormat | null>(20);

/** A span without clock changes in a zone. */
export interface ZoneSpan {
	readonly zone: string;
	/** Minutes ahead of UTC. */
	readonly offset: number;
	/** Milliseconds since 1970; `until` is exclusive. */
	readonly from: number;
	readonly until: number;
}

let known: ZoneSpan | undefined;

/**
 * Stores the current offset of the page's zone. Without it, browsers take some 15 ms to find an offset for the first
 * time.
 * @example knowZone({ zone: 'Europe/Berlin', offset: 60, from: Date.UTC(2026, 9, 25, 1), until: Date.UTC(2027, 2, 28, 1) })
 */
export function knowZone(span: ZoneSpan | undefined): void {
	known = span;
}

/**
 * Returns how many minutes `zone` (`±hh:mm` or an IANA name) is ahead of UTC at `instant`; null for an unknown zone.
 * @example zoneOffset('America/New_York', new Date('2026-11-20T12:00:00Z')) // -300
 */
export function zoneOffset(zone: string, instant: Date): number | null {
	const name = zone.trim();
	const fixed = /^([+-])(\d{1,2}):?(\d{2})$/.exec(name);
	if (fixed) {
		const minutes = Number(fixed[2]) * 60 + Number(fixed[3]);
		return fixed[1] === '-' ? -minutes : minutes;
	}
	const time = instant.getTime();
	if (known?.zone === name && known.from <= time && time < known.until) return known.offset;
	const formatter = cachedFormatter(name, () => createFormatter(name));
	if (!formatter) return null;
	// Cached by the minute, because clocks change on the minute and a page asks for now very often.
	const minute = Math.floor(time / 60_000);
	return cachedOffset(`${minute} ${name}`, () => offsetBy(formatter, instant));
}

function offsetBy(formatter: Intl.DateTimeFormat, instant: Date): number {
	const field: Record<string, number> = {};
	for (const { type, value } of formatter.formatToParts(instant)) field[type] = Number(value);
	const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = field;
	const wall = Date.UTC(year, month - 1, day, hour, minute, second);
	const seconds = Math.floor(instant.getTime() / 1000);
	return Math.round((wall / 1000 - seconds) / 60);
}

function createFormatter(zone: string): Intl.DateTimeFormat | null {
	try {
		return new Intl.DateTimeFormat('en-US', {
			timeZone: zone,
			calendar: 'gregory',
			numberingSystem: 'latn',
			hourCycle: 'h23',
			year: 'numeric',
			month: 'numeric',
			day: 'numeric',
			hour: 'numeric',
			minute: 'numeric',
			second: 'numeric',
		});
	} catch {
		return null;
	}
}
