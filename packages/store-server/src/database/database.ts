/** A value for a placeholder in SQL. */
export type SqlValue = string | number | bigint | boolean | null;

/** A query in the dialects of DuckDB and ClickHouse. */
export interface Statement {
	readonly text: string;
	readonly clickhouse: string;
	readonly values: readonly SqlValue[];
}

/** Who reads, and what for. */
export interface Reader {
	/** One browser or program, with all its requests. */
	readonly sender?: string | undefined;
	/** A report, behind which nothing else waits. */
	readonly isReport?: boolean;
}

/** The store's data, behind the smallest interface that another engine could also offer (docs/architecture.md). */
export interface Database {
	/**
	 * Returns the rows of a read-only query as plain objects; decimals and counts as numbers, timestamps as `YYYY-MM-DD
	 * HH:mm:ss`.
	 */
	all<Row extends object>(sql: string, parameters?: readonly SqlValue[]): Promise<Row[]>;
	/** Runs a statement without a result; statements run one after the other, and reads do not wait for them. */
	run(sql: string, parameters?: readonly SqlValue[]): Promise<void>;
	/** A transaction: rolls back when `work` rejects. */
	transaction<Result>(work: (database: Database) => Promise<Result>): Promise<Result>;
	/**
	 * The same database for one request: its reads end after a few seconds or with `signal`, and leave resources for
	 * other requests. Absent if nothing is shared.
	 */
	readingFor?(signal: AbortSignal, reader?: Reader): Database;
	/** Returns rows of a report's query, from the engine of the reports; absent if that is this database. */
	readReport?<Row extends object>(query: Statement): Promise<Row[]>;
	/** Counts how often another store has replaced it; absent if none can. */
	readonly replaced?: number;
	close(): Promise<void>;
}
