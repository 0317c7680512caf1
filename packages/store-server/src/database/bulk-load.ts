import { DuckDBDataChunk, type DuckDBAppender, type DuckDBType } from '@duckdb/node-api';
import { readable } from './failures';
import { toColumnValue, type PlainValue } from './values';

/** Rows on their way into one table; they are all there after `close`. */
export interface BulkLoad {
	append(rows: readonly (readonly PlainValue[])[]): void;
	close(): Promise<void>;
}

/** Rows per vector of the engine. */
const CHUNK_ROWS = 2048;

/**
 * The engine's appender, within a transaction: then a row group goes to the file as soon as it is full, and what is not
 * yet a whole one waits where the engine counts it as memory, which the appender's own rows are not.
 */
export class AppenderLoad implements BulkLoad {
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
		said(() => {
			this.write(rows);
			this.appender.flushSync();
		});
	}

	close(): Promise<void> {
		said(() => this.appender.closeSync());
		this.onClose();
		return Promise.resolve();
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
