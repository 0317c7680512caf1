import type { Database, SqlValue } from './database';
import { joinSql, listOf, raw, sql } from './sql';

/** Rows of one statement: its text is read anew each time, and each one costs some milliseconds. */
const ROWS = 500;

/**
 * Writes rows into a table, in the place of those with the same key: all or none of them, a few statements for
 * thousands. `rows` hold the values of `keys` and then of `columns`; no key may come twice.
 */
export async function upsert(
	database: Database,
	table: string,
	keys: readonly string[],
	columns: readonly string[],
	rows: readonly (readonly SqlValue[])[],
): Promise<void> {
	const names = [...keys, ...columns].join(', ');
	const changes = columns.map((column) => `${column} = excluded.${column}`).join(', ');
	await database.transaction(async (within) => {
		for (let start = 0; start < rows.length; start += ROWS) {
			const lists = rows.slice(start, start + ROWS).map(listOf);
			const { text, values } = sql`INSERT INTO ${raw(table)} (${raw(names)})
				VALUES ${joinSql(lists, ', ')}
				ON CONFLICT (${raw(keys.join(', '))}) DO UPDATE SET ${raw(changes)}`;
			await within.run(text, values);
		}
	});
}
