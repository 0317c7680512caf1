import type { Database } from '../database/database';
import { catalogTables } from './tables/catalog-tables';
import { countTables, dayTables } from './tables/day-tables';
import { lookupTables } from './tables/lookup-tables';
import { orderTables } from './tables/order-tables';
import { shopTables } from './tables/shop-tables';
import type { TableDefinition } from './types';

/**
 * Each change of a table raises it and needs a migration (migrations.ts). Files of newer versions are rejected with a
 * message.
 */
export const SCHEMA_VERSION = 16;

/** Marks a DuckDB file as a store of this application. */
export const APPLICATION = 'store-analytics';

const definitions = {
	...lookupTables,
	...dayTables,
	...countTables,
	...orderTables,
	...catalogTables,
	...shopTables,
};

/** Name of a table of the store. */
export type TableName = keyof typeof definitions;

/** Every table of the store by name. */
export const tables: Readonly<Record<TableName, TableDefinition>> = definitions;

/** Column names of a table, in the order for appending rows. */
export function columnsOf(table: TableName): string[] {
	return Object.keys(tables[table].columns);
}

/** `CREATE TABLE` of one table, optionally in another attached database. */
export function createTableSql(table: TableName, database = 'main'): string {
	const { columns, primaryKey } = tables[table];
	const lines = Object.entries(columns).map(([name, type]) => `"${name}" ${type}`);
	if (primaryKey) lines.push(`PRIMARY KEY (${primaryKey.map((key) => `"${key}"`).join(', ')})`);
	return `CREATE TABLE ${database}."${table}" (${lines.join(', ')})`;
}

/** Creates every table in an empty database and marks the file as a store. */
export async function createSchema(database: Database): Promise<void> {
	await database.transaction(async (within) => {
		const names = Object.keys(tables) as TableName[]; // keys of the record above
		await within.run(names.map((table) => createTableSql(table)).join(';\n'));
		await within.run('INSERT INTO store_meta VALUES (?, ?), (?, ?)', [
			'application',
			APPLICATION,
			'schema_version',
			String(SCHEMA_VERSION),
		]);
	});
}
