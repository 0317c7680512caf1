import type { ShopProblem } from '../../connection/shop-error';

/** A collection of the shop, and how much of it is here. */
export interface CollectionProgress {
	readonly name: 'orders' | 'products' | 'customers' | 'coupons' | 'reviews' | 'lists';
	readonly done: number;
	/** As many as the shop says there are; null before it has said so. */
	readonly total: number | null;
	readonly complete: boolean;
}

/** How a sync stands: what the terminal and the page tell. Moments are ISO 8601 in UTC, days are the shop's. */
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
	/** When the shop was last asked for changes and answered. */
	readonly checkedAt: string | null;
	readonly nextAt: string | null;
	/** Why it does not go on; null when it does. `message` is for a person and holds no credentials. */
	readonly problem: {
		readonly kind: ShopProblem | 'store';
		readonly message: string;
		readonly since: string;
	} | null;
	/** Entries that the shop sent and that cannot be taken in: sentences, the last twenty. */
	readonly refused: readonly string[];
}

/** What is needed of a sync by those who show it and run it. */
export interface ShopSyncControl {
	status(): Promise<SyncStatus>;
	/** Asks the shop now, instead of at the next minute. */
	runNow(): void;
}
