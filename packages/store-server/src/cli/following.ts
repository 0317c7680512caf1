import type { RestingSync } from '../stores/replaceable-store';
import type { SyncService } from '../sync/run/sync-service';

/** The sync of a store with its shop, if it has one. */
export class Following implements RestingSync {
	sync: SyncService | null = null;
	private isStopped = false;

	/** `follow` starts it; null for a store without a shop. */
	constructor(private readonly follow: () => Promise<SyncService | null>) {}

	async resume(): Promise<void> {
		if (this.isStopped) return;
		this.sync = await this.follow();
		// It was stopped while it started.
		if (this.isStopped) await this.sync?.stop();
	}

	async pause(): Promise<void> {
		await this.sync?.stop();
	}

	/** For good. */
	async stop(): Promise<void> {
		this.isStopped = true;
		await this.sync?.stop();
	}
}
