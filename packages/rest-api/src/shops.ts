import type { SyncStatus } from './sync-status';

/** A shop on the same server, as the page's settings name it. */
export interface ListedShop {
	/** The shop's name in addresses. */
	readonly slug: string;
	/** The shop's own title; its name in addresses until that has been read. */
	readonly title: string;
	/** The address of its wp-admin, with a slash at its end: a path of this server. */
	readonly adminUrl: string;
	/** Code of its currency; '' until that has been read. */
	readonly currency: string;
}

/** Net sales in major units of the shop's currency, and orders. */
export interface ShopTotals {
	readonly netSales: number;
	readonly orders: number;
}

/** Days as `YYYY-MM-DD` in the shop's zone, both included. */
export interface ShopDays {
	readonly from: string;
	readonly until: string;
}

/** The parameters of an address that choose the range of All shops. */
export const shopRangeParams = [
	...['period', 'compare', 'after', 'before', 'compare_after', 'compare_before', 'interval'],
] as const;

/** The chosen range of All shops: parameters as in an address. */
export type ShopRange = Readonly<Record<string, string>>;

/** What a shop sold in an hour, day, week …, which begins at `from`: `2026-11-20T00:00:00` in the shop's zone. */
export interface ShopInterval extends ShopTotals {
	readonly from: string;
}

/** Numbers of a shop by its own clock: by default this month until today, and the same days of the month before. */
export interface ShopNumbers {
	/** The shop's current day, `YYYY-MM-DD`. */
	readonly day: string;
	readonly today: ShopTotals;
	readonly range: ShopTotals & ShopDays;
	/** Null without a comparison. */
	readonly compared: (ShopTotals & ShopDays) | null;
	/** The range in order of time. */
	readonly intervals: readonly ShopInterval[];
	/** The state of the sync with the shop; null if the store follows none. */
	readonly sync: SyncStatus | null;
	/** Day of the newest order in the shop's zone; null without orders. */
	readonly newestOrder: string | null;
	/** When an export was imported, ISO 8601 in UTC; null for other stores. */
	readonly importedAt: string | null;
}

/** A row of All shops. */
export interface ShopSummary extends ListedShop {
	/** In the format of `wcSettings.currency`; null until it has been read. */
	readonly money: Readonly<Record<string, unknown>> | null;
	/** IANA name or an offset such as `+05:30`; '' until it has been read. */
	readonly timeZone: string;
	/** Null until they arrive; for a shop that fails, the numbers of the last success. */
	readonly numbers: ShopNumbers | null;
	/** True while newer numbers are in flight. */
	readonly isReading: boolean;
	/** Why its store cannot be read; null if it can. `message` is the server's, in English. */
	readonly problem: {
		readonly kind: 'in-use' | 'unreadable';
		readonly message: string;
		/** The language of the message, if it is not the page's. */
		readonly language?: 'en';
	} | null;
}

/** `GET store-analytics/shops`: every shop of the server, in the server's order. */
export interface AllShops {
	readonly shops: readonly ShopSummary[];
	/** The preference with the rates; null if none were typed or they cannot be read. */
	readonly rates: unknown;
}
