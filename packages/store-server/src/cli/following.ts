import type { RestingSync } from '../stores/replaceable-store';
import type { SyncService } from '../sync/run/sync-service';

/** The sync of a store with the shop that it follows, if it does. */
export class Following implements RestingSync {
	sync: SyncService | null = null;
	private isStopped = false;

	/** `follow` begins it; null for a store that follows no shop. */
	constructor(private readonly follow: () => Promise<SyncService | null>) {}

	async resume(): Promise<void> {
		if (this.isStopped) return;
		this.sync = await this.follow();
		// It was stopped while it began.
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
