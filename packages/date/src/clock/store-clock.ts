import { moment, type Moment } from './moment';
import { zoneOffset } from './zone';

/** The part of `window.wcSettings` that decides what "now" is. Anything in it may be missing or odd. */
interface ClockSettings {
	timeZone?: unknown;
	/** Set only when the store's clock is pinned: the instant that counts as now. */
	storeNow?: unknown;
	admin?: { timeZone?: unknown };
}

/**
 * Now, as a moment that carries the store's wall time. The zone is `window.wcSettings.timeZone` (IANA name or `±hh:mm`),
 * else `wcSettings.admin.timeZone`, else the browser's. A pinned `wcSettings.storeNow` replaces the clock.
 */
export function getStoreTimeZoneMoment(): Moment {
	return toStoreMoment(storeInstant(clockSettings()));
}

/** An instant as a moment that carries the store's wall time at that instant. */
export function toStoreMoment(instant: Date): Moment {
	const settings = clockSettings();
	for (const zone of [settings.timeZone, settings.admin?.timeZone]) {
		const offset = typeof zone === 'string' ? zoneOffset(zone, instant) : null;
		if (offset !== null) return moment(instant).utcOffset(offset);
	}
	return moment(instant);
}

/** The instant of a wall time of the store, `2026-11-20 12:00:00`; null for what is none. */
export function storeWallTime(text: string): Date | null {
	const wall = moment.utc(text, 'YYYY-MM-DD HH:mm:ss', true);
	if (!wall.isValid()) return null;
	const first = new Date(wall.valueOf() - toStoreMoment(wall.toDate()).utcOffset() * 60_000);
	// Near a change of the clocks, the offset at the instant itself is another.
	return new Date(wall.valueOf() - toStoreMoment(first).utcOffset() * 60_000);
}

function storeInstant(settings: ClockSettings): Date {
	const pinned = typeof settings.storeNow === 'string' ? new Date(settings.storeNow) : null;
	return pinned && !Number.isNaN(pinned.getTime()) ? pinned : new Date(moment.now());
}

function clockSettings(): ClockSettings {
	// as: the page's settings are untyped and absent outside a page; every field is checked where it is read.
	const page = (globalThis as { window?: { wcSettings?: ClockSettings | null } }).window;
	return page?.wcSettings ?? {};
}
