import {
	BIGINT,
	BOOLEAN,
	DOUBLE,
	DuckDBDataChunk,
	SQLNULL,
	VARCHAR,
	type DuckDBAppender,
	type DuckDBConnection,
	type DuckDBInstance,
	type DuckDBType,
	type DuckDBValue,
} from '@duckdb/node-api';
import type { Database, SqlValue } from '../context';
import { readable } from './failures';
import { Gate } from './gate';
import { toColumnValue, toPlain, type PlainValue } from './values';

/** The database of a store: what the seam offers, and bulk loading for import and demo. */
export interface StoreDatabase extends Database {
	/** Appends rows given in the table's column order; much faster than INSERT. Inside a transaction it is part of it. */
	append(table: string, rows: readonly (readonly PlainValue[])[]): Promise<void>;
	/** Loads a great many rows into one table outside of any transaction; memory stays bounded. */
	bulkLoad(table: string): Promise<BulkLoad>;
	transaction<Result>(work: (database: StoreDatabase) => Promise<Result>): Promise<Result>;
}

/** Rows on their way into one table; they are all there after `close`. */
export interface BulkLoad {
	append(rows: readonly (readonly PlainValue[])[]): void;
	close(): void;
}

/** Queries that may run at the same time; each of them uses all processors already. */
const READERS = 3;

/** Rows per vector of the engine. */
const CHUNK_ROWS = 2048;

/** Values with their types; whole numbers as BIGINT, the type of ids and counts. */
function bind(parameters: readonly SqlValue[]): [DuckDBValue[], DuckDBType[]] {
	const types = parameters.map(typeOf);
	const values = parameters.map((value, index) =>
		types[index] === BIGINT && typeof value === 'number' ? BigInt(value) : value,
	);
	return [values, types];
}

function typeOf(value: SqlValue): DuckDBType {
	switch (typeof value) {
		case 'string':
			return VARCHAR;
		case 'boolean':
			return BOOLEAN;
		case 'bigint':
			return BIGINT;
		case 'number':
			return Number.isSafeInteger(value) ? BIGINT : DOUBLE;
		default:
			return SQLNULL;
	}
}

/**
 * The engine's appender. It writes by itself when it holds enough for a whole row group, which then goes to the file
 * at once; smaller portions would go through the log and be written again and again.
 */
class AppenderLoad implements BulkLoad {
	private readonly types: DuckDBType[];
	/** One chunk for all: its memory lies outside of what the garbage collector sees. */
	private readonly chunk: DuckDBDataChunk;

	constructor(
		private readonly appender: DuckDBAppender,
		private readonly onClose: () => void = () => undefined,
	) {
		this.types = Array.from({ length: appender.columnCount }, (_, index) =>
			appender.columnType(index),
		);
		this.chunk = DuckDBDataChunk.create(this.types);
	}

	append(rows: readonly (readonly PlainValue[])[]): void {
		said(() => this.write(rows));
	}

	close(): void {
		said(() => this.appender.closeSync());
		this.onClose();
	}

	private write(rows: readonly (readonly PlainValue[])[]): void {
		for (let start = 0; start < rows.length; start += CHUNK_ROWS) {
			const batch = rows.slice(start, start + CHUNK_ROWS);
			this.chunk.reset();
			this.chunk.rowCount = batch.length;
			this.types.forEach((type, column) => {
				const values = batch.map((row) => toColumnValue(row[column] ?? null, type));
				this.chunk.setColumnValues(column, values);
			});
			this.appender.appendDataChunk(this.chunk);
		}
	}
}

/** The engine's failures in words for people, where there are such. */
function said<Result>(work: () => Result): Result {
	try {
		return work();
	} catch (error) {
		throw readable(error);
	}
}

function failed(error: unknown): never {
	throw readable(error);
}

/** One connection as a database: used for reads, and as the inside of a transaction. */
class ConnectionDatabase implements StoreDatabase {
	private readonly loads = new Set<BulkLoad>();

	constructor(protected readonly connection: DuckDBConnection) {}

	async all<Row extends object>(sql: string, parameters: readonly SqlValue[] = []): Promise<Row[]> {
		const reader = await this.connection.runAndReadAll(sql, ...bind(parameters)).catch(failed);
		const rows = reader.convertRowObjects<PlainValue>(toPlain);
		return rows as Row[]; // the caller names the columns that its SQL selects
	}

	async run(sql: string, parameters: readonly SqlValue[] = []): Promise<void> {
		await this.connection.run(sql, ...bind(parameters)).catch(failed);
	}

	async append(table: string, rows: readonly (readonly PlainValue[])[]): Promise<void> {
		if (rows.length === 0) return;
		const load = await this.bulkLoad(table);
		load.append(rows);
		load.close();
	}

	async bulkLoad(table: string): Promise<BulkLoad> {
		const load = new AppenderLoad(await this.connection.createAppender(table), () =>
			this.loads.delete(load),
		);
		this.loads.add(load);
		return load;
	}

	/** Ends loads that nobody has ended: what they still hold would be written after the transaction. */
	endLoads(): void {
		for (const load of this.loads) {
			try {
				load.close();
			} catch {
				// It belongs to a transaction that is rolled back.
			}
		}
		this.loads.clear();
	}

	/** Inside a transaction another one joins it: all of it stands or falls together. */
	transaction<Result>(work: (database: StoreDatabase) => Promise<Result>): Promise<Result> {
		return work(this);
	}

	async close(): Promise<void> {
		this.connection.closeSync();
	}
}

/** A database on a file or in memory: reads share a few connections, writes queue on one. */
export class DuckDBStoreDatabase implements StoreDatabase {
	private readonly writing = new Gate(1);
	private readonly reading: Gate;
	private readonly idle: ConnectionDatabase[];
	private readonly writer: ConnectionDatabase;
	private closed = false;

	private constructor(
		private readonly instance: DuckDBInstance,
		writer: DuckDBConnection,
		readers: readonly DuckDBConnection[],
		private readonly onClose: () => void,
	) {
		this.writer = new ConnectionDatabase(writer);
		this.idle = readers.map((reader) => new ConnectionDatabase(reader));
		this.reading = new Gate(readers.length);
	}

	static async on(
		instance: DuckDBInstance,
		onClose: () => void = () => undefined,
	): Promise<DuckDBStoreDatabase> {
		const writer = await instance.connect();
		const readers: DuckDBConnection[] = [];
		for (let count = 0; count < READERS; count++) readers.push(await instance.connect());
		return new DuckDBStoreDatabase(instance, writer, readers, onClose);
	}

	all<Row extends object>(sql: string, parameters?: readonly SqlValue[]): Promise<Row[]> {
		return this.reading.pass(async () => {
			const connection = this.idle.pop() ?? this.writer;
			try {
				return await connection.all<Row>(sql, parameters);
			} finally {
				this.idle.push(connection);
			}
		});
	}

	run(sql: string, parameters?: readonly SqlValue[]): Promise<void> {
		return this.writing.pass(() => this.writer.run(sql, parameters));
	}

	append(table: string, rows: readonly (readonly PlainValue[])[]): Promise<void> {
		return this.writing.pass(() => this.writer.append(table, rows));
	}

	/** On a connection of its own, as it commits by itself. */
	async bulkLoad(table: string): Promise<BulkLoad> {
		const connection = await this.instance.connect();
		return new AppenderLoad(await connection.createAppender(table), () => connection.closeSync());
	}

	transaction<Result>(work: (database: StoreDatabase) => Promise<Result>): Promise<Result> {
		return this.writing.pass(async () => {
			await this.writer.run('BEGIN TRANSACTION');
			try {
				const result = await work(this.writer);
				await this.writer.run('COMMIT');
				return result;
			} catch (error) {
				this.writer.endLoads();
				// A statement that failed may have ended the transaction already.
				await this.writer.run('ROLLBACK').catch(() => undefined);
				throw error;
			}
		});
	}

	/** Waits for what is running, writes everything into the file and lets go of it. */
	async close(): Promise<void> {
		if (this.closed) return;
		this.closed = true;
		await this.reading.drain();
		await this.writing.drain();
		try {
			await this.writer.run('CHECKPOINT');
		} finally {
			for (const reader of this.idle) await reader.close();
			await this.writer.close();
			this.instance.closeSync();
			this.onClose();
		}
	}
}
