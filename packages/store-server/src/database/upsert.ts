import type { Database, SqlValue } from './database';
import { joinSql, listOf, raw, sql } from './sql';

/** Rows per statement: its text is parsed each time, and each one costs some milliseconds. */
const ROWS = 500;

/**
 * Upserts rows in a table: all or none, with a few statements for thousands. `rows` contain the values of `keys` and
 * then of `columns`; keys must be unique.
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
