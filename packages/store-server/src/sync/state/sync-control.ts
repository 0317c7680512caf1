import type { SyncStatus } from '@store-analytics/rest-api';
import type { ShopTrouble } from '../../sources/rest/shop-client';
import type { Progress } from './progress';

/** The part of a sync that its users need. */
export interface ShopSyncControl {
	status(): Promise<SyncStatus>;
	/**
	 * Starts a sync now, instead of at the next minute; `proves` adds a comparison of all days with the shop's own
	 * reports.
	 */
	runNow(proves?: boolean): void;
	/** Starts a sync soon for a webhook, after checking its signature. */
	receiveWebhook(body: Buffer, signature: string): boolean;
	/** The same for a shop that has authenticated in another way. */
	notify(): void;
}

/** A shop's source for a store, over REST or from its tables; each run does what is due. */
export interface SyncRun {
	readonly work: { readonly progress: Progress; readonly refused: readonly string[] };
	run(): Promise<void>;
	/** Why the shop does not answer at the moment, while a run waits for it. */
	readonly trouble?: ShopTrouble | null;
	/** Ends such a wait. */
	hurry?(): void;
	/** Makes the next run compare all days with the shop's own reports. */
	prove(): void;
}
