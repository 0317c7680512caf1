import type { Database, SqlValue } from './database';
import type { BulkLoad } from './bulk-load';
import type { Damage } from './failures';
import type { Load } from './semaphore';
import type { PlainValue } from './values';

/** The upgrade of a store of an older version. */
export interface Upgrade {
	readonly from: number;
	/** The old file. */
	readonly kept: string;
}

/** The database of a store: what the seam offers, and bulk loading for import and demo. */
export interface StoreDatabase extends Database {
	/** Appends rows given in the table's column order; much faster than INSERT. Inside a transaction it is part of it. */
	append(table: string, rows: readonly (readonly PlainValue[])[]): Promise<void>;
	/** Loads many rows into one table outside any transaction; memory stays bounded. */
	bulkLoad(table: string): Promise<BulkLoad>;
	transaction<Result>(work: (database: StoreDatabase) => Promise<Result>): Promise<Result>;
}

/** A connection for long work that only reads the store's own tables. */
export interface ApartReader {
	all<Row extends object>(sql: string, parameters?: readonly SqlValue[]): Promise<Row[]>;
	run(sql: string, parameters?: readonly SqlValue[]): Promise<void>;
	/** The rows of one statement in portions; nothing else may run meanwhile. */
	stream<Row extends object>(
		sql: string,
		parameters?: readonly SqlValue[],
	): AsyncGenerator<Row[], void>;
	/** How much of the running statement is done, from 0 to 1, as the engine estimates it. */
	progress(): number;
}

/** The same in its file, with what a server needs. */
export interface StoreFile extends StoreDatabase {
	/** Its path; `:memory:` for none. */
	readonly file: string;
	/** What has happened to its file; null or absent if nothing is known. */
	readonly damage?: Damage | null;
	/** The upgrade when it was opened, if the store was of an older version. */
	readonly upgraded: Upgrade | null;
	/**
	 * Streams the rows of one statement at one moment, in portions of some thousand: memory stays bounded, and other
	 * reads and writes continue.
	 */
	stream<Row extends object>(
		sql: string,
		parameters?: readonly SqlValue[],
	): AsyncGenerator<Row[], void>;
	/**
	 * Lets long work have a connection of its own, one such work at a time. The connection is interrupted when `signal`
	 * is aborted, and gone afterwards with its temporary tables.
	 */
	apart<Result>(
		work: (reader: ApartReader) => Promise<Result>,
		signal: AbortSignal,
	): Promise<Result>;
	/** The running and waiting work. */
	load(): Readonly<Record<'read' | 'write', Load>>;
	/**
	 * Copies the store at one moment into a new file, which only the current user can read; reads and writes continue.
	 */
	snapshot(file: string): Promise<void>;
	/** Interrupts running and waiting reads, because their clients are gone; no new ones start. */
	endReads(): void;
}
