import { openDatabase } from '@store-analytics/store-server';

/** Everything that a file contains of a shop, except its engine. */
export async function shopContents(file: string): Promise<Record<string, unknown[]>> {
	const database = await openDatabase(file);
	const names = await database.all<{ name: string }>(
		`SELECT table_name AS name FROM duckdb_tables() WHERE table_name <> 'store_meta' ORDER BY 1`,
	);
	const found: Record<string, unknown[]> = {};
	for (const { name } of names) {
		found[name] = await database.all(`SELECT * FROM "${name}" ORDER BY ALL`);
	}
	await database.close();
	return found;
}
