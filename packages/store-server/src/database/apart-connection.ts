import type { DuckDBConnection } from '@duckdb/node-api';
import { ConnectionDatabase } from './connection-database';
import type { ApartReader } from './store-database';

/** A connection that belongs to one long work, and tells how far its statement is. */
export class ApartConnection extends ConnectionDatabase implements ApartReader {
	constructor(connection: DuckDBConnection) {
		super(connection);
	}

	/** Runs the work; rejects with the signal's reason once that is aborted. */
	async use<Result>(
		work: (reader: ApartReader) => Promise<Result>,
		signal: AbortSignal,
	): Promise<Result> {
		// Without it the engine counts no progress, and with its printing it writes to the terminal.
		await this.run('SET enable_progress_bar_print = false; SET enable_progress_bar = true');
		return this.until(signal, async () => {
			const result = await work(this);
			signal.throwIfAborted();
			return result;
		});
	}

	progress(): number {
		return Math.min(1, Math.max(0, this.connection.progress.percentage / 100));
	}
}
