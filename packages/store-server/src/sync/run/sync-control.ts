import type { SyncStatus } from '@store-analytics/rest-api';

/** What is needed of a sync by those who show it and run it. */
export interface ShopSyncControl {
	status(): Promise<SyncStatus>;
	/** Asks the shop now, instead of at the next minute; `proves`: and compares all days with the shop's own reports. */
	runNow(proves?: boolean): void;
	/** Asks the shop soon, when it is the shop that tells of a change: whether the delivery is signed as its webhooks are. */
	told(body: Buffer, signature: string): boolean;
}
