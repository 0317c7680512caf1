/**
 * Problems between a store and its shop. `busy`, `timeout`, `unreachable`, `html`, `cut-off`, `too-large` and `cached`
 * may pass by themselves; the others need a person. `cached` is a list that sends the same page for every question.
 */
export type ShopProblem =
	| 'address'
	| 'unreachable'
	| 'certificate'
	| 'redirect'
	| 'no-rest'
	| 'no-woocommerce'
	| 'key'
	| 'rights'
	| 'clock'
	| 'html'
	| 'cut-off'
	| 'too-large'
	| 'cached'
	| 'timeout'
	| 'busy'
	| 'missing'
	| 'refused';

/** A collection of the shop, and how much of it has been read. */
export interface CollectionProgress {
	readonly name: 'orders' | 'products' | 'customers' | 'coupons' | 'reviews' | 'lists';
	readonly done: number;
	/** The shop's own count; null until the shop has told it. */
	readonly total: number | null;
	readonly complete: boolean;
}

/** A number in the shop's own report, and in this store. */
export interface ProvedTotal {
	readonly shop: number;
	readonly here: number;
}

/** A day whose numbers still differ from the shop's after its orders were read again. */
export interface DayDifference {
	/** `YYYY-MM-DD` in the shop's zone. */
	readonly day: string;
	readonly orders: ProvedTotal;
	readonly itemsSold: ProvedTotal;
	/** In the shop's currency, major units. */
	readonly netSales: ProvedTotal;
	/** Orders of that day that differ; empty if none can be identified. */
	readonly orderIds: readonly number[];
}

/**
 * A rule of WooCommerce that the store does not follow, on purpose (docs/differences.md): `refunded-twice` if a full
 * refund subtracts earlier parts again, `fractions` if fractions of quantities are cut off.
 */
export type NamedDeviation = 'refunded-twice' | 'fractions';

/** Days that differ from the shop's own reports by a named deviation; they are as expected. */
export interface ExpectedDays {
	readonly deviation: NamedDeviation;
	readonly count: number;
	/** The last twenty of them, newest first. */
	readonly newest: readonly string[];
}

/** The comparison of the store's days with the shop's own reports. */
export interface SyncProof {
	readonly at: string;
	/** First and last compared day. */
	readonly from: string;
	readonly to: string;
	/** How many days were read again because they differed. */
	readonly repaired: number;
	readonly differences: readonly DayDifference[];
	/** Why the shop's reports could not be read, as a sentence; null if they were read. */
	readonly problem: string | null;
}

/**
 * The state of a sync, as `GET store-analytics/sync` returns it for a store that follows a shop. Times are ISO 8601 in
 * UTC; days are in the shop's zone.
 */
export interface SyncStatus {
	/** The shop's address. */
	readonly shop: string;
	/**
	 * `loading`: the first sync runs; `following`: the store is complete and asks for changes; `waiting`: it failed and
	 * will try again.
	 */
	readonly phase: 'loading' | 'following' | 'waiting' | 'stopped';
	/** True while the shop is asked; false while it has asked to wait. */
	readonly isRunning: boolean;
	readonly collections: readonly CollectionProgress[];
	/** Recent orders per second; null while unknown. */
	readonly rate: number | null;
	/** Seconds until the first sync ends at that rate; null while unknown. */
	readonly secondsLeft: number | null;
	/** First day from which all orders are here; null if there is none, or when the sync is complete. */
	readonly completeSince: string | null;
	readonly isComplete: boolean;
	/** Number and time of the newest order; null without orders. */
	readonly lastOrder: { readonly number: string; readonly at: string } | null;
	/** When the shop was last asked for changes and responded. */
	readonly checkedAt: string | null;
	readonly nextAt: string | null;
	/** The last comparison with the shop's own reports; null before the first. */
	readonly proof: SyncProof | null;
	/** Days that differ as expected, by named deviations only; empty before the first comparison. */
	readonly expected: readonly ExpectedDays[];
	/** Days that differed while the shop was still counting their orders, newest first: still to be compared. */
	readonly uncompared: readonly string[];
	/** When the shop last reported a change by itself (a webhook); null if it never did. */
	readonly notifiedAt: string | null;
	/** Why the sync has stopped; null if it has not. `message` is for people and contains no credentials. */
	readonly problem: {
		readonly kind: ShopProblem | 'store';
		readonly message: string;
		readonly since: string;
		/** When the shop wants to be asked again, if it said so. */
		readonly until?: string;
	} | null;
	/** What has happened to the file of the store, since when, and what to do; absent while it is whole. */
	readonly damage?: StoreDamage;
	/** Entries from the shop that could not be read, or that it lacks: sentences, the last twenty. */
	readonly refused: readonly string[];
}

/** What has happened to the file of a store, since when (ISO 8601), and what to do. */
export interface StoreDamage {
	readonly message: string;
	readonly since: string;
}
