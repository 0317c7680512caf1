import { DateTime, FixedOffsetZone, IANAZone, type Zone } from 'luxon';

/** A time in the store's format: `YYYY-MM-DD HH:mm:ss`, in the shop's zone or in UTC, as the name says. */
export type Stamp = string;

/**
 * Conversions between UTC and the shop's wall time. Skipped local times move forward by the gap; repeated ones mean the
 * first. Takes an IANA name or an offset such as `+05:30`.
 */
export class ShopTime {
	readonly timeZone: string;
	private readonly zone: Zone;
	/** By UTC day, because zone look-ups are slow. */
	private readonly offsets = new Map<number, number>();

	/** Throws a RangeError for an unknown zone. */
	constructor(timeZone: string) {
		this.timeZone = timeZone;
		this.zone = zoneOf(timeZone);
	}

	toLocal(utc: Stamp): Stamp {
		return this.localOf(readUtc(utc));
	}

	toUtc(local: Stamp): Stamp {
		return writeUtc(this.millisecondsOf(local));
	}

	/** Returns the shop's wall time at an instant. */
	local(instant: Date): Stamp {
		return this.localOf(instant.getTime());
	}

	/** Returns the instant of a wall time (in a gap: the instant it would have had). */
	instant(local: Stamp): Date {
		return new Date(this.millisecondsOf(local));
	}

	/** Returns how many minutes the shop's clock is ahead of UTC at an instant. */
	offsetMinutes(instant: Date): number {
		return this.offsetAt(instant.getTime());
	}

	/**
	 * Returns the local time of an ISO string. One with a zone is converted, one without is the shop's own. A date
	 * alone means midnight. Null for an invalid one.
	 */
	parse(iso: string): Stamp | null {
		const text = iso.trim().replace(' ', 'T');
		const parsed = DateTime.fromISO(text, { zone: 'utc', setZone: true });
		if (!parsed.isValid) return null;
		const hasZone = /(z|[+-]\d{2}(:?\d{2})?)$/i.test(text.slice(10));
		return hasZone
			? this.localOf(parsed.toMillis())
			: writeUtc(Math.floor(parsed.toMillis() / 1000) * 1000);
	}

	private localOf(milliseconds: number): Stamp {
		return writeUtc(milliseconds + this.offsetAt(milliseconds) * 60_000);
	}

	private millisecondsOf(local: Stamp): number {
		const wall = readUtc(local);
		const before = this.offsetAt(wall - DAY) * 60_000;
		if (this.offsetAt(wall - before) * 60_000 === before) return wall - before;
		const after = this.offsetAt(wall + DAY) * 60_000;
		if (this.offsetAt(wall - after) * 60_000 === after) return wall - after;
		return wall - before;
	}

	private offsetAt(milliseconds: number): number {
		const day = Math.floor(milliseconds / DAY);
		const start = this.offsetOn(day);
		// Only days with a clock change need more work.
		return start === this.offsetOn(day + 1) ? start : this.zone.offset(milliseconds);
	}

	/** Offset at the beginning of a UTC day. */
	private offsetOn(day: number): number {
		const known = this.offsets.get(day);
		if (known !== undefined) return known;
		const offset = this.zone.offset(day * DAY);
		if (this.offsets.size >= MOST_DAYS) this.offsets.clear();
		this.offsets.set(day, offset);
		return offset;
	}
}

const DAY = 24 * 60 * 60_000;

/** Cached days of a clock: a century, because requests may contain ten thousand years. */
const MOST_DAYS = 36_525;

/** Checks whether a zone is valid: an IANA name, or an offset such as `+05:30`. */
export function isTimeZone(name: string): boolean {
	return findZone(name) !== null;
}

function zoneOf(timeZone: string): Zone {
	const zone = findZone(timeZone);
	if (!zone) {
		throw new RangeError(`"${timeZone}" is not a time zone that is known here.`);
	}
	return zone;
}

/** The last zone, because every request needs the shop's, and creating one is slow. */
let last: { readonly name: string; readonly zone: Zone | null } | undefined;

function findZone(name: string): Zone | null {
	if (last?.name !== name) last = { name, zone: lookUpZone(name) };
	return last.zone;
}

function lookUpZone(timeZone: string): Zone | null {
	if (/^[+-](0?\d|1\d|2[0-3])(:?[0-5]\d)?$/.test(timeZone)) {
		return FixedOffsetZone.parseSpecifier(`UTC${timeZone}`);
	}
	if (timeZone === 'UTC') return FixedOffsetZone.utcInstance;
	return IANAZone.isValidZone(timeZone) ? IANAZone.create(timeZone) : null;
}

function readUtc(stamp: Stamp): number {
	const text = `${stamp.slice(0, 10)}T${stamp.slice(11) || '00:00:00'}Z`;
	const milliseconds = Date.parse(text);
	if (Number.isNaN(milliseconds)) throw new RangeError(`"${stamp}" is not a date and time.`);
	return milliseconds;
}

function writeUtc(milliseconds: number): Stamp {
	return new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ');
}
