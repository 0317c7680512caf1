import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import type { Database, Reader, SqlValue } from './database';
import type { BulkLoad } from './bulk-load';
import { ConnectionDatabase, readInTime } from './connection-database';
import { ClosedError } from './failures';
import { ApartConnection } from './apart-connection';
import { Semaphore, newClient } from './semaphore';
import { POOL_SIZE, ReadPool } from './read-pool';
import { ReadCache } from './read-cache';
import type { ApartReader, StoreDatabase, StoreFile, Upgrade } from './store-database';
import type { PlainValue } from './values';

/** The owner's data about a file; `release` is called when it is closed. */
export interface AboutFile {
	readonly file: string;
	readonly upgraded: Upgrade | null;
	release?(): void;
	/** Copies all tables into a new file, in one transaction of this connection. */
	snapshot(connection: Database, file: string): Promise<void>;
}

/** A database in a file or in memory: reads share a few connections and a cache, writes queue on one connection. */
export class DuckDBStoreDatabase implements StoreFile {
	private readonly writing = new Semaphore(1);
	private readonly copying = new Semaphore(1);
	/** Long work of others has one place, so that it leaves the rest to reports. */
	private readonly working = new Semaphore(1);
	private readonly cache = new ReadCache();
	/** Connections for long reads. */
	private readonly longReaders = new Set<DuckDBConnection>();
	private readonly reading: ReadPool;
	private readonly writer: ConnectionDatabase;
	private closed = false;
	private readsEnded = false;

	private constructor(
		private readonly instance: DuckDBInstance,
		writer: DuckDBConnection,
		readers: readonly DuckDBConnection[],
		private readonly about: AboutFile,
	) {
		this.writer = new ConnectionDatabase(writer);
		this.reading = new ReadPool(readers.map((reader) => new ConnectionDatabase(reader)));
	}

	static async on(instance: DuckDBInstance, about: AboutFile): Promise<DuckDBStoreDatabase> {
		const writer = await instance.connect();
		const readers: DuckDBConnection[] = [];
		for (let count = 0; count < POOL_SIZE; count++) readers.push(await instance.connect());
		return new DuckDBStoreDatabase(instance, writer, readers, about);
	}

	all<Row extends object>(sql: string, parameters?: readonly SqlValue[]): Promise<Row[]> {
		return this.cache.read(sql, parameters, () =>
			this.reading.read((connection, signal) => connection.readUntil<Row>(signal, sql, parameters)),
		);
	}

	readingFor(signal: AbortSignal, { sender, isReport = true }: Reader = {}): Database {
		const client = newClient(signal, sender);
		return {
			all: async <Row extends object>(sql: string, parameters?: readonly SqlValue[]) => {
				signal.throwIfAborted();
				return this.cache.read(sql, parameters, () =>
					this.reading.read(
						(connection, untilThen) =>
							readInTime<Row>(connection, AbortSignal.any([signal, untilThen]), sql, parameters),
						{ client, isReport },
					),
				);
			},
			run: (sql, parameters) => this.run(sql, parameters),
			transaction: (work) => this.transaction(work),
			close: () => this.close(),
		};
	}

	run(sql: string, parameters?: readonly SqlValue[]): Promise<void> {
		return this.write(() => this.writer.run(sql, parameters));
	}

	append(table: string, rows: readonly (readonly PlainValue[])[]): Promise<void> {
		return this.write(() => this.writer.append(table, rows));
	}

	/** On a connection of its own, so that nobody sees incomplete rows. */
	async bulkLoad(table: string): Promise<BulkLoad> {
		const connection = new ConnectionDatabase(await this.instance.connect());
		const resume = this.cache.pause();
		await connection.run('BEGIN TRANSACTION');
		const load = await connection.bulkLoad(table);
		return {
			append: (rows) => load.append(rows),
			close: async () => {
				await load.close();
				await connection.run('COMMIT');
				await connection.close();
				resume();
			},
		};
	}

	private write<Result>(task: () => Promise<Result>): Promise<Result> {
		return this.writing.pass(() => task().finally(() => this.cache.clear()));
	}

	transaction<Result>(work: (database: StoreDatabase) => Promise<Result>): Promise<Result> {
		return this.write(async () => {
			await this.writer.run('BEGIN TRANSACTION');
			try {
				const result = await work(this.writer);
				await this.writer.run('COMMIT');
				return result;
			} catch (error) {
				await this.writer.endLoads();
				// A failed statement may have ended the transaction already.
				await this.writer.run('ROLLBACK').catch(() => undefined);
				throw error;
			}
		});
	}

	get file(): string {
		return this.about.file;
	}

	get upgraded(): Upgrade | null {
		return this.about.upgraded;
	}

	load() {
		return { read: this.reading.load, write: this.writing.load };
	}

	snapshot(file: string): Promise<void> {
		return this.copying.pass(async () => {
			const connection = await this.connectApart();
			try {
				await this.about.snapshot(new ConnectionDatabase(connection), file);
			} finally {
				this.disconnect(connection);
			}
		});
	}

	apart<Result>(
		work: (reader: ApartReader) => Promise<Result>,
		signal: AbortSignal,
	): Promise<Result> {
		const task = async () => {
			const connection = await this.connectApart();
			try {
				return await new ApartConnection(connection).use(work, signal);
			} catch (error) {
				// An interrupt by `endReads` comes as the engine's own error.
				this.refuseWhenEnded();
				throw error;
			} finally {
				this.disconnect(connection);
			}
		};
		return this.working.pass(task, newClient(signal));
	}

	async *stream<Row extends object>(
		sql: string,
		parameters?: readonly SqlValue[],
	): AsyncGenerator<Row[], void> {
		const connection = await this.connectApart();
		try {
			for await (const rows of new ConnectionDatabase(connection).stream<Row>(sql, parameters)) {
				this.refuseWhenEnded();
				yield rows;
			}
			// An interrupt between two portions looks like the end.
			this.refuseWhenEnded();
		} finally {
			this.disconnect(connection);
		}
	}

	private async connectApart(): Promise<DuckDBConnection> {
		this.refuseWhenEnded();
		const connection = await this.instance.connect();
		this.longReaders.add(connection);
		return connection;
	}

	private disconnect(connection: DuckDBConnection): void {
		this.longReaders.delete(connection);
		connection.closeSync();
	}

	private refuseWhenEnded(): void {
		if (this.readsEnded) throw new ClosedError();
	}

	endReads(): void {
		this.readsEnded = true;
		this.cache.pause();
		for (const connection of this.longReaders) connection.interrupt();
		this.reading.end();
	}

	/** Waits for running work, writes everything into the file and closes it. */
	async close(): Promise<void> {
		if (this.closed) return;
		this.closed = true;
		this.cache.pause();
		await this.reading.drain();
		await this.writing.drain();
		await this.copying.drain();
		await this.working.drain();
		try {
			await this.writer.run('CHECKPOINT');
		} finally {
			await this.reading.close();
			await this.writer.close();
			this.instance.closeSync();
			this.about.release?.();
		}
	}
}
