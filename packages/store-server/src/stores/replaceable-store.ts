import { OpenRequests } from './open-requests';
import type { LentDatabase } from './lent-database';

/** The sync of a store, which rests while another store takes its place. */
export interface RestingSync {
	/** Ends it, between two transactions. */
	pause(): Promise<void>;
	/** Goes on from where the store is that is there now. */
	resume(): Promise<void>;
}

/** A store that is served, and that another can take the place of meanwhile. */
export class ReplaceableStore {
	readonly requests = new OpenRequests();
	/** One copy is made of it, or put in its place, at a time. */
	isBusy = false;

	constructor(
		private readonly database: LentDatabase,
		private readonly sync: RestingSync,
	) {}

	get file(): string {
		return this.database.file;
	}

	/** The shop that it is of; null where it cannot be read. */
	async source(): Promise<string | null> {
		const rows = this.database.all<{ value: string }>(
			"SELECT value FROM store_meta WHERE key = 'source'",
		);
		return rows.then(
			([meta]) => meta?.value ?? null,
			() => null,
		);
	}

	/** Has `work` put another file in its place: no request is under way meanwhile, and nobody has the file open. */
	async replace<Result>(work: () => Promise<Result>): Promise<Result> {
		const { database, sync } = this;
		await sync.pause();
		const swap = () => database.whileClosed(work).finally(() => sync.resume());
		return this.requests.pause(swap, () => database.endReads());
	}
}
