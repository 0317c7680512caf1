/**
 * What can be wrong between a store and its shop. `busy`, `timeout`, `unreachable`, `html` and `cut-off` may pass by
 * themselves; the others want a person.
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
	| 'timeout'
	| 'busy'
	| 'missing'
	| 'refused';

/** A collection of the shop, and how much of it is here. */
export interface CollectionProgress {
	readonly name: 'orders' | 'products' | 'customers' | 'coupons' | 'reviews' | 'lists';
	readonly done: number;
	/** As many as the shop says there are; null before it has said so. */
	readonly total: number | null;
	readonly complete: boolean;
}

/** A number as the shop's own report has it, and as it is here. */
export interface ProvedTotal {
	readonly shop: number;
	readonly here: number;
}

/** A day whose numbers still differ from the shop's after its orders were read again. */
export interface DayDifference {
	/** `YYYY-MM-DD`, by the shop's time. */
	readonly day: string;
	readonly orders: ProvedTotal;
	readonly itemsSold: ProvedTotal;
	/** In the shop's currency, major units. */
	readonly netSales: ProvedTotal;
	/** Orders of that day which do not agree; empty when none can be told. */
	readonly orderIds: readonly number[];
}

/** How the store's days compare with the shop's own reports. */
export interface SyncProof {
	readonly at: string;
	/** First and last day that was compared. */
	readonly from: string;
	readonly to: string;
	/** How many days were read again because they differed. */
	readonly repaired: number;
	readonly differences: readonly DayDifference[];
	/** Why the shop's reports could not be read, as a sentence; null when they were. */
	readonly problem: string | null;
}

/**
 * How a sync stands, as `GET store-analytics/sync` returns for a store that follows a shop. Moments are ISO 8601 in
 * UTC, days are the shop's.
 */
export interface SyncStatus {
	/** The shop's address. */
	readonly shop: string;
	/** `loading`: the first time; `following`: all is here and changes are asked for; `waiting`: it failed and is tried again. */
	readonly phase: 'loading' | 'following' | 'waiting' | 'stopped';
	/** True while the shop is being asked. */
	readonly isRunning: boolean;
	readonly collections: readonly CollectionProgress[];
	/** Orders per second of late; null while that is not known. */
	readonly rate: number | null;
	/** Seconds until the first time is through, at that rate; null while that is not known. */
	readonly secondsLeft: number | null;
	/** First day of which every order is here; null while there is none, or when all are. */
	readonly completeSince: string | null;
	readonly isComplete: boolean;
	/** Number and moment of the newest order; null without any. */
	readonly lastOrder: { readonly number: string; readonly at: string } | null;
	/** When the shop was last asked for changes and responded. */
	readonly checkedAt: string | null;
	readonly nextAt: string | null;
	/** The last comparison with the shop's own reports; null before the first. */
	readonly proof: SyncProof | null;
	/** When the shop last notified of a change by itself (a webhook); null when it never did. */
	readonly notifiedAt: string | null;
	/** Why it does not go on; null when it does. `message` is for a person and holds no credentials. */
	readonly problem: {
		readonly kind: ShopProblem | 'store';
		readonly message: string;
		readonly since: string;
	} | null;
	/** Entries that the shop sent and that cannot be taken in: sentences, the last twenty. */
	readonly refused: readonly string[];
}
