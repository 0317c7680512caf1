import type { SyncStatus } from './sync-status';

/** A shop that the same server has, as the page's settings name it. */
export interface ListedShop {
	/** Its name in addresses. */
	readonly slug: string;
	/** The shop's own; the one of its addresses while that was not read yet. */
	readonly title: string;
	/** Where its wp-admin is, with a slash at its end: a path of this server. */
	readonly adminUrl: string;
	/** Code of its currency; '' while that was not read yet. */
	readonly currency: string;
}

/** Net sales in major units of the shop's currency, and orders. */
export interface ShopTotals {
	readonly netSales: number;
	readonly orders: number;
}

/** Days as `YYYY-MM-DD`, the shop's own, both included. */
export interface ShopDays {
	readonly from: string;
	readonly until: string;
}

/** Numbers of a shop by its own clock: the month until today, and the same days of the month before. */
export interface ShopNumbers {
	/** The shop's day, `YYYY-MM-DD`. */
	readonly day: string;
	readonly today: ShopTotals;
	readonly month: ShopTotals & ShopDays;
	readonly before: ShopTotals & ShopDays;
	/** The shop that the store follows, as it stands; null where it follows none. */
	readonly sync: SyncStatus | null;
	/** Day of the newest order, the shop's; null without orders. */
	readonly newestOrder: string | null;
	/** When an export was taken in, ISO 8601 in UTC; null for what is none. */
	readonly importedAt: string | null;
}

/** A row of All shops. */
export interface ShopSummary extends ListedShop {
	/** As `wcSettings.currency`; null while that was not read yet. */
	readonly money: Readonly<Record<string, unknown>> | null;
	/** IANA name or an offset as `+05:30`; '' while that was not read yet. */
	readonly timeZone: string;
	/** Null until they are there; of a shop that fails those of before. */
	readonly numbers: ShopNumbers | null;
	/** Newer numbers are on their way. */
	readonly isReading: boolean;
	/** Why its store cannot be read; null when it can. `message` is the server's, in English. */
	readonly problem: { readonly kind: 'in-use' | 'unreadable'; readonly message: string } | null;
}

/** `GET store-analytics/shops`: every shop of the server, in the server's order. */
export interface AllShops {
	readonly shops: readonly ShopSummary[];
	/** The preference with the rates; null where none were typed, or they cannot be read. */
	readonly rates: unknown;
}
