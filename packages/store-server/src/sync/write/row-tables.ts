import type { StoreDatabase } from '../../database/store-database';
import type { TableName } from '../../schema/schema';
import type { Row } from '../../orders/lookup-rows';

/** A condition for rows: a column and its values. */
export type Keys = readonly (readonly [table: TableName, column: string])[];

/** Ids in a temporary table during the transaction, because thousands are slow as parameters. */
export async function withIds<Result>(
	within: StoreDatabase,
	ids: Iterable<number>,
	work: (table: string) => Promise<Result>,
): Promise<Result> {
	await within.run('CREATE OR REPLACE TEMP TABLE sync_ids (id BIGINT)');
	await within.append(
		'sync_ids',
		[...new Set(ids)].map((id) => [id]),
	);
	return work('(SELECT id FROM sync_ids)');
}

/** Deletes the rows with these ids from tables, each by its own column. */
export async function deleteRows(
	within: StoreDatabase,
	keys: Keys,
	ids: Iterable<number>,
): Promise<void> {
	await withIds(within, ids, async (list) => {
		for (const [table, column] of keys) {
			await within.run(`DELETE FROM ${table} WHERE ${column} IN ${list}`);
		}
	});
}

/** Replaces all rows of a table. */
export async function replaceTable(
	within: StoreDatabase,
	table: TableName,
	rows: readonly Row[],
): Promise<void> {
	await within.run(`DELETE FROM ${table}`);
	await within.append(table, rows);
}

/** Returns the ids in a table. */
export async function idsIn(database: StoreDatabase, table: TableName): Promise<Set<number>> {
	const rows = await database.all<{ id: number }>(`SELECT id FROM ${table}`);
	return new Set(rows.map(({ id }) => id));
}
