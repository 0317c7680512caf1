import type { PausableSync } from '../stores/replaceable-store';
import type { SyncService } from '../sync/run/sync-service';

/** The sync of a store with its shop, if it has one. */
export class StoreSync implements PausableSync {
	service: SyncService | null = null;
	private isStopped = false;

	/** `follow` starts it; null for a store without a shop. */
	constructor(private readonly follow: () => Promise<SyncService | null>) {}

	async resume(): Promise<void> {
		if (this.isStopped) return;
		this.service = await this.follow();
		// It was stopped while it started.
		if (this.isStopped) await this.service?.stop();
	}

	async pause(): Promise<void> {
		await this.service?.stop();
	}

	/** For good. */
	async stop(): Promise<void> {
		this.isStopped = true;
		await this.service?.stop();
	}
}
