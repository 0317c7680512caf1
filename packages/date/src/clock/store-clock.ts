import { localeWeekStart, type WeekStart } from './calendar-units';
import { moment, type Moment } from './moment';
import { calendarDay, dateText } from './wall-clock';
import { zoneOffset } from './zone';

/** What dates depend on beside the address, as plain values: the same ones give the same dates at any time, on any machine. */
export interface StoreClock {
	readonly now: Date;
	/** IANA name or `±hh:mm`; '' for the machine's own zone. */
	readonly zone: string;
	readonly weekStart: WeekStart;
	/** Moment's name of the language that dates are written in. */
	readonly locale: string;
	/** The month that the shop's year begins with, 1 to 12; January unless given. */
	readonly fiscalYearStart?: number;
	/** The day of the shop's first order, `YYYY-MM-DD`; '' or absent where there is none. */
	readonly firstOrderDay?: string;
}

/** What a shop's own ranges begin with. */
export type ShopYears = Pick<StoreClock, 'fiscalYearStart' | 'firstOrderDay'>;

let shopYears: ShopYears = {};

/** Says what the page knows of the shop's year and of its first order, for `storeClock()` from then on. */
export function knowShopYears({ fiscalYearStart, firstOrderDay }: ShopYears): void {
	shopYears = { fiscalYearStart, firstOrderDay };
}

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
	return momentOf(storeClock());
}

/** Now on the shop's clock, written as reports write it: `2026-11-20 12:00:00`, in Latin digits. */
export function wallTimeNow(): string {
	return dateText(getStoreTimeZoneMoment(), 'YYYY-MM-DD HH:mm:ss', 'en');
}

/** The page's clock, now or at another instant. It alone looks at clock and page; what works out dates is handed what it gives. */
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

/** The clock's now, as a moment that carries the wall time of its zone. Pure. */
export function momentOf({ now, zone, locale }: StoreClock): Moment {
	const date = moment(now).locale(locale);
	const offset = zone === '' ? null : zoneOffset(zone, now);
	return offset === null ? date : date.utcOffset(offset);
}

/** An instant as a moment that carries the store's wall time at that instant. */
export function toStoreMoment(instant: Date): Moment {
	return momentOf(storeClock(instant));
}

/** An instant on the store's clock in the page's language: the time alone where that is today, "5:24 PM", else with its date. */
export function shortTime(instant: Date): string {
	const time = toStoreMoment(instant);
	const isToday = calendarDay(time) === calendarDay(getStoreTimeZoneMoment());
	return dateText(time, isToday ? 'LT' : 'lll');
}

/** The instant of a wall time of the store, `2026-11-20 12:00:00`; null for what is none. */
export function storeWallTime(text: string): Date | null {
	const wall = moment.utc(text, 'YYYY-MM-DD HH:mm:ss', true);
	if (!wall.isValid()) return null;
	const first = new Date(wall.valueOf() - toStoreMoment(wall.toDate()).utcOffset() * 60_000);
	// Near a change of the clocks, the offset at the instant itself is another.
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
