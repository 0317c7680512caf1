/** A table: column names with SQL types and constraints, and the primary key of tables with updates by key. */
export interface TableDefinition {
	readonly columns: Readonly<Record<string, string>>;
	readonly primaryKey?: readonly string[];
}

/** Creation time in the shop’s time zone and in UTC. */
export const CREATED = {
	date_created: 'TIMESTAMP NOT NULL',
	date_created_gmt: 'TIMESTAMP NOT NULL',
} as const;

/** Money and rates as the shop stores them: exact, below 1 trillion. */
export const MONEY = 'DECIMAL(18,6)';

/** Sold or returned pieces; goods sold by weight or length have fractions. */
export const QUANTITY = 'DECIMAL(18,6)';

/** Shares of an amount (shipping divided among items, unrounded taxes), with decimals for thirds and sevenths. */
export const SHARE = 'DECIMAL(26,10)';

/** A document as the shop sent it: thousands of characters, mostly the same in each, so compression helps. */
export const DOCUMENT = 'VARCHAR USING COMPRESSION zstd';
