import { DuckDBDataChunk, type DuckDBAppender, type DuckDBType } from '@duckdb/node-api';
import { readable } from './failures';
import { toColumnValue, type PlainValue } from './values';

/** A bulk load into one table; all rows are there after `close`. */
export interface BulkLoad {
	append(rows: readonly (readonly PlainValue[])[]): void;
	close(): Promise<void>;
}

/** Rows per vector of the engine. */
const CHUNK_ROWS = 2048;

/**
 * The engine's appender, within a transaction. A row group goes to the file as soon as it is full, and an incomplete
 * one waits where the engine counts its memory, unlike the appender's own rows.
 */
export class AppenderLoad implements BulkLoad {
	private readonly types: DuckDBType[];
	/** One chunk for all, because the garbage collector does not see its memory. */
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

/** Converts the engine's errors to sentences where possible. */
function said<Result>(work: () => Result): Result {
	try {
		return work();
	} catch (error) {
		throw readable(error);
	}
}
