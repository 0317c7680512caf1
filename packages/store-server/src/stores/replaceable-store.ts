import { OpenRequests } from './open-requests';
import type { PooledDatabase } from './pooled-database';

/** The sync of a store, which pauses while another store replaces it. */
export interface PausableSync {
	/** Stops it, between two transactions. */
	pause(): Promise<void>;
	/** Continues with the current store. */
	resume(): Promise<void>;
}

/** A served store that can be replaced while the server runs. */
export class ReplaceableStore {
	readonly requests = new OpenRequests();
	/** Only one copy or replacement runs at a time. */
	isBusy = false;

	constructor(
		private readonly database: PooledDatabase,
		private readonly sync: PausableSync,
	) {}

	get file(): string {
		return this.database.file;
	}

	/** The store's shop; null if it cannot be read. */
	async source(): Promise<string | null> {
		const rows = this.database.all<{ value: string }>(
			"SELECT value FROM store_meta WHERE key = 'source'",
		);
		return rows.then(
			([meta]) => meta?.value ?? null,
			() => null,
		);
	}

	/** Lets `work` replace the file, while no request is running and the file is closed. */
	async replace<Result>(work: () => Promise<Result>): Promise<Result> {
		const { database, sync } = this;
		await sync.pause();
		const swap = () => database.whileClosed(work).finally(() => sync.resume());
		return this.requests.pause(swap, () => database.endReads());
	}
}
