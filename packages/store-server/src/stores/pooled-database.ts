import type { Database, Reader, SqlValue, Statement } from '../database/database';
import type { BulkLoad } from '../database/bulk-load';
import type { Damage } from '../database/failures';
import { readReport } from '../database/sql';
import type { ApartReader, StoreDatabase, StoreFile } from '../database/store-database';
import type { PlainValue } from '../database/values';
import type { OpenFiles } from './open-files';

const nothing = { running: 0, waiting: 0 } as const;

/** A store that opens its file on demand and can be closed while idle. */
export class PooledDatabase implements StoreFile {
	/** The code that opens the file reports its migrations. */
	readonly upgraded = null;
	/** Increases with every possible change of the contents. */
	writes = 0;
	replaced = 0;

	constructor(
		private readonly files: OpenFiles,
		readonly file: string,
	) {}

	/** What has happened to its file; null if nothing is known. */
	get damage(): Damage | null {
		return this.files.health.damageOf(this.file);
	}

	all<Row extends object>(sql: string, parameters?: readonly SqlValue[]): Promise<Row[]> {
		return this.with((database) => database.all<Row>(sql, parameters));
	}

	readReport<Row extends object>(query: Statement): Promise<Row[]> {
		return this.with((database) => readReport<Row>(database, query));
	}

	readingFor(signal: AbortSignal, who?: Reader): Database {
		// One per opened file: a request counts as one user of it.
		const readers = new WeakMap<StoreFile, Database>();
		const readerOf = (database: StoreFile): Database => {
			const reader = readers.get(database) ?? database.readingFor?.(signal, who) ?? database;
			readers.set(database, reader);
			return reader;
		};
		return {
			all: (sql, parameters) =>
				this.with((database) => {
					signal.throwIfAborted();
					return readerOf(database).all(sql, parameters);
				}),
			readReport: (query) =>
				this.with((database) => {
					signal.throwIfAborted();
					return readReport(readerOf(database), query);
				}),
			run: (sql, parameters) => this.run(sql, parameters),
			transaction: (work) => this.transaction(work),
			close: () => this.close(),
		};
	}

	run(sql: string, parameters?: readonly SqlValue[]): Promise<void> {
		return this.changing((database) => database.run(sql, parameters));
	}

	append(table: string, rows: readonly (readonly PlainValue[])[]): Promise<void> {
		return this.changing((database) => database.append(table, rows));
	}

	transaction<Result>(work: (database: StoreDatabase) => Promise<Result>): Promise<Result> {
		return this.changing((database) => database.transaction(work));
	}

	async bulkLoad(table: string): Promise<BulkLoad> {
		this.files.health.refuseLostWrites(this.file);
		const { database, release } = await this.files.acquire(this.file);
		try {
			const load = await database.bulkLoad(table);
			return {
				append: (rows) => load.append(rows),
				close: async () => {
					try {
						await load.close();
					} finally {
						this.writes++;
						release();
					}
				},
			};
		} catch (error) {
			release();
			this.files.health.note(this.file, error);
			throw error;
		}
	}

	load() {
		return this.files.opened(this.file)?.load() ?? { read: nothing, write: nothing };
	}

	snapshot(file: string): Promise<void> {
		return this.with((database) => database.snapshot(file));
	}

	apart<Result>(
		work: (reader: ApartReader) => Promise<Result>,
		signal: AbortSignal,
	): Promise<Result> {
		return this.with((database) => database.apart(work, signal));
	}

	async *stream<Row extends object>(
		sql: string,
		parameters?: readonly SqlValue[],
	): AsyncGenerator<Row[], void> {
		const { database, release } = await this.files.acquire(this.file);
		try {
			yield* database.stream<Row>(sql, parameters);
		} catch (error) {
			this.files.health.note(this.file, error);
			throw error;
		} finally {
			release();
		}
	}

	endReads(): void {
		this.files.opened(this.file)?.endReads();
	}

	/** Runs work while the file is closed; other users wait. */
	async whileClosed<Result>(work: () => Promise<Result>): Promise<Result> {
		try {
			const result = await this.files.whileClosed(this.file, work);
			this.files.health.replaced(this.file);
			return result;
		} finally {
			this.writes++;
			this.replaced++;
		}
	}

	/** The file is closed together with the others. */
	close(): Promise<void> {
		return Promise.resolve();
	}

	private async with<Result>(task: (database: StoreFile) => Promise<Result>): Promise<Result> {
		const { database, release } = await this.files.acquire(this.file);
		try {
			return await task(database);
		} catch (error) {
			this.files.health.note(this.file, error);
			throw error;
		} finally {
			release();
		}
	}

	private async changing<Result>(task: (database: StoreFile) => Promise<Result>): Promise<Result> {
		try {
			this.files.health.refuseLostWrites(this.file);
			return await this.with(task);
		} finally {
			this.writes++;
		}
	}
}
