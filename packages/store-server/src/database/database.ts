/** A value that may be bound to a placeholder in SQL. */
export type SqlValue = string | number | bigint | boolean | null;

/** What is asked, as DuckDB reads it, and as ClickHouse does. */
export interface Statement {
	readonly text: string;
	readonly clickhouse: string;
	readonly values: readonly SqlValue[];
}

/** The store's data, behind the smallest interface that another engine could also offer (docs/architecture.md). */
export interface Database {
	/** Rows of a query, which changes nothing, as plain objects; decimals and counts as numbers, timestamps as `YYYY-MM-DD HH:mm:ss`. */
	all<Row extends object>(sql: string, parameters?: readonly SqlValue[]): Promise<Row[]>;
	/** Runs a statement for its effect; such statements wait for each other, and nobody who reads waits for them. */
	run(sql: string, parameters?: readonly SqlValue[]): Promise<void>;
	/** All or nothing: rolls back when `work` rejects. */
	transaction<Result>(work: (database: Database) => Promise<Result>): Promise<Result>;
	/**
	 * The same for one request: its reads take no more than a few seconds, end with `signal`, and leave room for those of others. Absent where
	 * there is nothing to share.
	 */
	readingFor?(signal: AbortSignal): Database;
	/** Rows of a report's query, from the engine where reports are read; absent where that is this one. */
	readReport?<Row extends object>(query: Statement): Promise<Row[]>;
	/** How often another store has taken its place; absent where none can. */
	readonly replaced?: number;
	close(): Promise<void>;
}
