import { localeWeekStart, type WeekStart } from './calendar-units';
import { moment, type Moment } from './moment';
import { calendarDay, dateText } from './wall-clock';
import { zoneOffset } from './zone';

/**
 * Everything that dates depend on besides the address, as plain values. Equal values give equal dates at any time and
 * on any machine.
 */
export interface StoreClock {
	readonly now: Date;
	/** IANA name or `±hh:mm`; '' means the machine's own zone. */
	readonly zone: string;
	readonly weekStart: WeekStart;
	/** Moment's name of the language for dates. */
	readonly locale: string;
	/** First month of the fiscal year, 1 to 12; January by default. */
	readonly fiscalYearStart?: number;
	/** Day of the shop's first order, `YYYY-MM-DD`; '' or absent if the shop has no order. */
	readonly firstOrderDay?: string;
}

/** The shop's settings that fiscal years and "all time" start from. */
export type ShopYears = Pick<StoreClock, 'fiscalYearStart' | 'firstOrderDay'>;

let shopYears: ShopYears = {};

/**
 * Sets the fiscal year and the day of the first order that later calls of `storeClock()` return.
 * @example knowShopYears({ fiscalYearStart: 4, firstOrderDay: '2019-05-02' })
 */
export function knowShopYears({ fiscalYearStart, firstOrderDay }: ShopYears): void {
	shopYears = { fiscalYearStart, firstOrderDay };
}

/** The part of `window.wcSettings` that decides what "now" is. Anything in it may be missing or malformed. */
interface ClockSettings {
	timeZone?: unknown;
	/** The instant that counts as now; only set while the store's clock is pinned. */
	storeNow?: unknown;
	admin?: { timeZone?: unknown };
}

/**
 * Returns now as a moment with the store's wall time. The zone is `window.wcSettings.timeZone` (IANA name or `±hh:mm`),
 * else `wcSettings.admin.timeZone`, else the browser's. A pinned `wcSettings.storeNow` replaces the clock.
 * @example getStoreTimeZoneMoment().format('HH:mm') // '12:00' at noon in the shop's zone
 */
export function getStoreTimeZoneMoment(): Moment {
	return momentOf(storeClock());
}

/**
 * Returns the store's wall time now as reports write it, in Latin digits.
 * @example wallTimeNow() // '2026-11-20 12:00:00'
 */
export function wallTimeNow(): string {
	return dateText(getStoreTimeZoneMoment(), 'YYYY-MM-DD HH:mm:ss', 'en');
}

/**
 * Reads the page's clock, now or at another instant. It is the only function that looks at clock and page; all date
 * calculations get its result as an argument.
 * @example storeClock(new Date('2026-11-20T17:00:00Z')) // { now, zone: 'America/New_York', weekStart: 1, locale: 'en' }
 */
export function storeClock(now: Date = storeInstant()): StoreClock {
	const { timeZone, admin } = clockSettings();
	const zone = [timeZone, admin?.timeZone].find(
		(name): name is string => typeof name === 'string' && zoneOffset(name, now) !== null,
	);
	return {
		now,
		zone: zone ?? '',
		weekStart: localeWeekStart(),
		locale: moment.locale(),
		...shopYears,
	};
}

/** Returns the clock's instant as a moment with the wall time of its zone. Pure. */
export function momentOf({ now, zone, locale }: StoreClock): Moment {
	const date = moment(now).locale(locale);
	const offset = zone === '' ? null : zoneOffset(zone, now);
	return offset === null ? date : date.utcOffset(offset);
}

/** Whether both days are in the clock's current year, so that dates between them need no year. */
export function areThisYear(first: Moment, last: Moment, clock: StoreClock): boolean {
	const year = momentOf(clock).year();
	return first.year() === year && last.year() === year;
}

/**
 * Converts an instant to a moment with the store's wall time at that instant.
 * @example toStoreMoment(new Date('2026-11-20T17:00:00Z')).hour() // 12 in New York
 */
export function toStoreMoment(instant: Date): Moment {
	return momentOf(storeClock(instant));
}

/**
 * Formats an instant in the store's zone and the page's language: today as time alone, other days with the date.
 * @example shortTime(new Date('2026-11-20T22:24:00Z')) // '5:24 PM' in New York on that day
 */
export function shortTime(instant: Date): string {
	const time = toStoreMoment(instant);
	const isToday = calendarDay(time) === calendarDay(getStoreTimeZoneMoment());
	return dateText(time, isToday ? 'LT' : 'lll');
}

/**
 * Converts a wall time of the store to its instant. Returns null unless the text is a valid `YYYY-MM-DD HH:mm:ss`.
 * @example storeWallTime('2026-11-20 12:00:00') // 2026-11-20T17:00:00Z in New York
 */
export function storeWallTime(text: string): Date | null {
	const wall = moment.utc(text, 'YYYY-MM-DD HH:mm:ss', true);
	if (!wall.isValid()) return null;
	const first = new Date(wall.valueOf() - toStoreMoment(wall.toDate()).utcOffset() * 60_000);
	// Near a clock change, the first offset may differ from the one at the instant itself.
	return new Date(wall.valueOf() - toStoreMoment(first).utcOffset() * 60_000);
}

function storeInstant(): Date {
	const { storeNow } = clockSettings();
	const pinned = new Date(typeof storeNow === 'string' ? storeNow : NaN);
	return Number.isNaN(pinned.getTime()) ? new Date(moment.now()) : pinned;
}

function clockSettings(): ClockSettings {
	// as: the page's settings are untyped and absent outside a page; every field is checked where it is read.
	const page = (globalThis as { window?: { wcSettings?: ClockSettings | null } }).window;
	return page?.wcSettings ?? {};
}
