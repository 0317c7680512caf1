import {
	BIGINT,
	BOOLEAN,
	DOUBLE,
	DuckDBDataChunk,
	SQLNULL,
	VARCHAR,
	type DuckDBConnection,
	type DuckDBInstance,
	type DuckDBType,
	type DuckDBValue,
} from '@duckdb/node-api';
import type { Database, SqlValue } from '../context';
import { Gate } from './gate';
import { toColumnValue, toPlain, type PlainValue } from './values';

/** The database of a store: what the seam offers, and bulk loading for import and demo. */
export interface StoreDatabase extends Database {
	/** Appends rows given in the table's column order; much faster than INSERT. Inside a transaction it is part of it. */
	append(table: string, rows: readonly (readonly PlainValue[])[]): Promise<void>;
	transaction<Result>(work: (database: StoreDatabase) => Promise<Result>): Promise<Result>;
}

/** Rows per vector of the engine. */
const CHUNK_ROWS = 2048;

const WRITES =
	/^\s*(insert|update|delete|create|drop|alter|copy|checkpoint|truncate|merge|set|attach)\b/i;

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

/** One connection as a database: used for reads, and as the inside of a transaction. */
class ConnectionDatabase implements StoreDatabase {
	constructor(protected readonly connection: DuckDBConnection) {}

	async all<Row extends object>(sql: string, parameters: readonly SqlValue[] = []): Promise<Row[]> {
		const reader = await this.connection.runAndReadAll(sql, ...bind(parameters));
		const rows = reader.convertRowObjects<PlainValue>(toPlain);
		return rows as Row[]; // the caller names the columns that its SQL selects
	}

	async run(sql: string, parameters: readonly SqlValue[] = []): Promise<void> {
		await this.connection.run(sql, ...bind(parameters));
	}

	async append(table: string, rows: readonly (readonly PlainValue[])[]): Promise<void> {
		const appender = await this.connection.createAppender(table);
		const types = Array.from({ length: appender.columnCount }, (_, index) =>
			appender.columnType(index),
		);
		for (let start = 0; start < rows.length; start += CHUNK_ROWS) {
			const batch = rows.slice(start, start + CHUNK_ROWS);
			const chunk = DuckDBDataChunk.create(types, batch.length);
			types.forEach((type, column) => {
				const values: DuckDBValue[] = batch.map((row) => toColumnValue(row[column] ?? null, type));
				chunk.setColumnValues(column, values);
			});
			appender.appendDataChunk(chunk);
		}
		appender.closeSync();
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
	) {
		this.writer = new ConnectionDatabase(writer);
		this.idle = readers.map((reader) => new ConnectionDatabase(reader));
		this.reading = new Gate(readers.length);
	}

	static async on(instance: DuckDBInstance, readerCount = 3): Promise<DuckDBStoreDatabase> {
		const writer = await instance.connect();
		const readers: DuckDBConnection[] = [];
		for (let count = 0; count < readerCount; count++) readers.push(await instance.connect());
		return new DuckDBStoreDatabase(instance, writer, readers);
	}

	all<Row extends object>(sql: string, parameters?: readonly SqlValue[]): Promise<Row[]> {
		if (WRITES.test(sql)) return this.writing.pass(() => this.writer.all<Row>(sql, parameters));
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

	transaction<Result>(work: (database: StoreDatabase) => Promise<Result>): Promise<Result> {
		return this.writing.pass(async () => {
			await this.writer.run('BEGIN TRANSACTION');
			try {
				const result = await work(this.writer);
				await this.writer.run('COMMIT');
				return result;
			} catch (error) {
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
		await this.writer.run('CHECKPOINT');
		for (const reader of this.idle) await reader.close();
		await this.writer.close();
		this.instance.closeSync();
	}
}
