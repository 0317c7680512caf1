import type { FactTableName } from '@store-analytics/rest-api';

/** The unit of a column's values. */
export type FactUnit = 'amount' | 'items' | 'percent' | 'UTC' | 'shop time' | 'day';

/** A column of an exported table. */
export interface FactColumn {
	/** Its SQL type in DuckDB and Parquet. */
	readonly type: string;
	/** Its expression over the table's rows. */
	readonly sql: string;
	readonly meaning: string;
	readonly unit?: FactUnit;
	/** Whether it tells who a person is; such columns are exported on request only. */
	readonly isPersonal?: boolean;
}

/** A table of an export. */
export interface FactTable {
	readonly name: FactTableName;
	readonly meaning: string;
	/** The rows: FROM with its joins, and the conditions that never change. */
	readonly from: string;
	readonly where?: string;
	/** The day that a range selects by; absent for tables that a range does not limit. */
	readonly day?: string;
	/** What the rows are sorted by; absent for the order of the store. */
	readonly sortedBy?: string;
	readonly columns: Readonly<Record<string, FactColumn>>;
}

/** Name of the temporary table with the statuses that reports leave out. */
export const EXCLUDED = 'excluded_statuses';

/** Where SQL has the shop's date setting, such as `date_created`. */
export const DATE_TYPE = '{date}';

/**
 * Orders and refunds as `s`, each with the time that reports date it by (`dated`), and whether reports count it
 * (`counts`).
 */
export const ORDER_ROWS = `(SELECT *, ${DATE_TYPE} AS dated,
	status NOT IN (SELECT status FROM ${EXCLUDED}) AS counts FROM wc_order_stats) s`;

const MONEY = 'DECIMAL(18,6)';

export const id = (sql: string, meaning: string): FactColumn => ({ type: 'BIGINT', sql, meaning });

export const text = (sql: string, meaning: string): FactColumn => ({
	type: 'VARCHAR',
	sql,
	meaning,
});

/** A text that tells who a person is. */
export const personal = (sql: string, meaning: string): FactColumn => ({
	...text(sql, meaning),
	isPersonal: true,
});

/** An amount with the digits that the store has, so that sums are exact. */
export const money = (sql: string, meaning: string, type = MONEY): FactColumn => ({
	type,
	sql,
	meaning,
	unit: 'amount',
});

export const items = (sql: string, meaning: string): FactColumn => ({
	type: MONEY,
	sql,
	meaning,
	unit: 'items',
});

/** A rate as percent. */
export const percent = (sql: string, meaning: string): FactColumn => ({
	type: 'DOUBLE',
	sql,
	meaning,
	unit: 'percent',
});

export const count = (sql: string, meaning: string): FactColumn => ({
	type: 'BIGINT',
	sql: `CAST(${sql} AS BIGINT)`,
	meaning,
});

export const flag = (sql: string, meaning: string): FactColumn => ({
	type: 'BOOLEAN',
	sql,
	meaning,
});

export const day = (sql: string, meaning: string): FactColumn => ({
	type: 'DATE',
	sql: `CAST(${sql} AS DATE)`,
	meaning,
	unit: 'day',
});

export const utc = (sql: string, meaning: string): FactColumn => ({
	type: 'TIMESTAMP',
	sql,
	meaning,
	unit: 'UTC',
});

export const local = (sql: string, meaning: string): FactColumn => ({
	type: 'TIMESTAMP',
	sql,
	meaning,
	unit: 'shop time',
});
