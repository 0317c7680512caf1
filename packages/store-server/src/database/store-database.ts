import type { Database, SqlValue } from './database';
import type { BulkLoad } from './bulk-load';
import type { Load } from './semaphore';
import type { PlainValue } from './values';

/** What was done to a store that an older version had written. */
export interface Upgrade {
	readonly from: number;
	/** The file as it was before. */
	readonly kept: string;
}

/** The database of a store: what the seam offers, and bulk loading for import and demo. */
export interface StoreDatabase extends Database {
	/** Appends rows given in the table's column order; much faster than INSERT. Inside a transaction it is part of it. */
	append(table: string, rows: readonly (readonly PlainValue[])[]): Promise<void>;
	/** Loads a great many rows into one table outside of any transaction; memory stays bounded. */
	bulkLoad(table: string): Promise<BulkLoad>;
	transaction<Result>(work: (database: StoreDatabase) => Promise<Result>): Promise<Result>;
}

/** The same in its file, with what those need who run a server on it. */
export interface StoreFile extends StoreDatabase {
	/** Its path; `:memory:` for none. */
	readonly file: string;
	/** What was done to it when it was opened, where an older version had written it. */
	readonly upgraded: Upgrade | null;
	/**
	 * Rows of one statement, as the database is at one moment, in portions of some thousand: memory stays bounded, and whoever else reads or
	 * writes goes on.
	 */
	stream<Row extends object>(
		sql: string,
		parameters?: readonly SqlValue[],
	): AsyncGenerator<Row[], void>;
	/** What the database is at, and what waits for it. */
	load(): Readonly<Record<'read' | 'write', Load>>;
	/**
	 * Writes a store into another file, which is not there yet, as this one is at one moment; reads and writes go on meanwhile. Only the user of
	 * this account can read it.
	 */
	snapshot(file: string): Promise<void>;
	/** Breaks off the reads that are under way or wait, for nobody is there any more to be told; none can begin. */
	endReads(): void;
}
