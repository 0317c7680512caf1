import {
	BIGINT,
	BOOLEAN,
	DOUBLE,
	SQLNULL,
	VARCHAR,
	type DuckDBConnection,
	type DuckDBType,
	type DuckDBValue,
} from '@duckdb/node-api';
import type { SqlValue } from './database';
import { AppenderLoad, type BulkLoad } from './bulk-load';
import { readable, TooMuchError } from './failures';
import type { StoreDatabase } from './store-database';
import { toPlain, type PlainValue } from './values';

/** Time limit of one statement of a request, in milliseconds. */
const LONGEST_READ = 30_000;

/** Milliseconds until the interrupt is repeated, because the engine ignores one just before a statement starts. */
const AGAIN = 20;

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

function failed(error: unknown): never {
	throw readable(error);
}

/** One connection as a database: used for reads, and inside a transaction. */
export class ConnectionDatabase implements StoreDatabase {
	private readonly loads = new Set<BulkLoad>();

	constructor(protected readonly connection: DuckDBConnection) {}

	async all<Row extends object>(sql: string, parameters: readonly SqlValue[] = []): Promise<Row[]> {
		const result = await this.execute(sql, parameters);
		const rows: object[] = [];
		// Reads a chunk of some thousand rows at a time, so that other work runs in between.
		for await (const some of result.yieldConvertedRowObjects<PlainValue>(toPlain))
			rows.push(...some);
		return rows as Row[]; // the caller names the columns that its SQL selects
	}

	/** The same chunk by chunk; the connection must not be used meanwhile. */
	async *stream<Row extends object>(
		sql: string,
		parameters: readonly SqlValue[] = [],
	): AsyncGenerator<Row[], void> {
		try {
			const result = await this.connection.stream(sql, ...bind(parameters));
			for await (const rows of result.yieldConvertedRowObjects<PlainValue>(toPlain))
				yield rows as object[] as Row[]; // as above
		} catch (error) {
			failed(error);
		}
	}

	async run(sql: string, parameters: readonly SqlValue[] = []): Promise<void> {
		await this.execute(sql, parameters);
	}

	/** What has no values needs no preparation: the engine then reads it once, and several statements of one text one after the other. */
	private execute(sql: string, parameters: readonly SqlValue[]) {
		const running =
			parameters.length === 0
				? this.connection.run(sql)
				: this.connection.run(sql, ...bind(parameters));
		return running.catch(failed);
	}

	async append(table: string, rows: readonly (readonly PlainValue[])[]): Promise<void> {
		if (rows.length === 0) return;
		const load = await this.bulkLoad(table);
		load.append(rows);
		await load.close();
	}

	async bulkLoad(table: string): Promise<BulkLoad> {
		const load = new AppenderLoad(await this.connection.createAppender(table), () => {
			this.loads.delete(load);
		});
		this.loads.add(load);
		return load;
	}

	/** Ends unfinished loads, whose rows would be written after the transaction. */
	async endLoads(): Promise<void> {
		for (const load of this.loads) {
			try {
				await load.close();
			} catch {
				// It belongs to a transaction that is rolled back.
			}
		}
		this.loads.clear();
	}

	/** A nested transaction joins the outer one: both succeed or fail together. */
	transaction<Result>(work: (database: StoreDatabase) => Promise<Result>): Promise<Result> {
		return work(this);
	}

	/** Returns the rows, or rejects with the signal's reason if it is aborted. */
	readUntil<Row extends object>(
		signal: AbortSignal,
		sql: string,
		parameters?: readonly SqlValue[],
	): Promise<Row[]> {
		return this.until(signal, () => this.all<Row>(sql, parameters));
	}

	/** Runs the work, and interrupts its statements once the signal is aborted; then it rejects with its reason. */
	protected async until<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
		signal.throwIfAborted();
		let telling: NodeJS.Timeout | undefined;
		const stop = () => {
			this.interrupt();
			telling = setInterval(() => this.interrupt(), AGAIN);
		};
		signal.addEventListener('abort', stop, { once: true });
		try {
			return await work();
		} catch (error) {
			signal.throwIfAborted();
			throw error;
		} finally {
			clearInterval(telling);
			signal.removeEventListener('abort', stop);
		}
	}

	/** Interrupts the running statement. */
	interrupt(): void {
		this.connection.interrupt();
	}

	async close(): Promise<void> {
		this.connection.closeSync();
	}
}

/** Reads within the time limit of a request. */
export async function readInTime<Row extends object>(
	connection: ConnectionDatabase,
	signal: AbortSignal,
	sql: string,
	parameters: readonly SqlValue[] | undefined,
): Promise<Row[]> {
	const time = new AbortController();
	const clock = setTimeout(() => {
		time.abort(new TooMuchError('time', `${LONGEST_READ / 1000} seconds`));
	}, LONGEST_READ);
	try {
		return await connection.readUntil<Row>(AbortSignal.any([signal, time.signal]), sql, parameters);
	} finally {
		clearTimeout(clock);
	}
}
