/** One table: column name to SQL type (with its constraints), and the primary key of tables that are updated by key. */
export interface TableDefinition {
	readonly columns: Readonly<Record<string, string>>;
	readonly primaryKey?: readonly string[];
}

/** When something was made, on the shop's clock and in UTC. */
export const CREATED = {
	date_created: 'TIMESTAMP NOT NULL',
	date_created_gmt: 'TIMESTAMP NOT NULL',
} as const;

/** Money and rates as the shop stores them: exact, up to a million millions. */
export const MONEY = 'DECIMAL(18,6)';

/** Shares of an amount (shipping split over items, taxes that are not rounded), with room for thirds and sevenths. */
export const SHARE = 'DECIMAL(26,10)';

/** A document as the shop sent it: thousands of letters, most of them the same in each. */
export const DOCUMENT = 'VARCHAR USING COMPRESSION zstd';
