import type { SyncStatus } from '@store-analytics/rest-api';
import type { Progress } from './progress';

/** What is needed of a sync by those who show it and run it. */
export interface ShopSyncControl {
	status(): Promise<SyncStatus>;
	/** Asks the shop now, instead of at the next minute; `proves`: and compares all days with the shop's own reports. */
	runNow(proves?: boolean): void;
	/** Asks the shop soon, when it is the shop that sends a webhook: whether the delivery is signed as its webhooks are. */
	receiveWebhook(body: Buffer, signature: string): boolean;
	/** The same, where the shop has proved by other means who it is. */
	notify(): void;
}

/** One shop's way into a store, over REST or out of its tables; each run does what there is to do now. */
export interface SyncRun {
	readonly work: { readonly progress: Progress; readonly refused: readonly string[] };
	run(): Promise<void>;
	/** Has the next run compare all days with the shop's own reports. */
	prove(): void;
}
