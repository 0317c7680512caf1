import type { Database } from '../../database/database';
import { collectGarbage } from '../../sources/export/garbage-collection';

/** What was read is kept until something is written. */
export async function forgetReadRows(database: Database): Promise<void> {
	await database.run("DELETE FROM options WHERE name = 'nothing has this name'");
}

/** Bytes in use by this process's heap and by the engine, garbage collected, without what is only kept for later. */
export async function memoryInUse(database: Database): Promise<number> {
	await forgetReadRows(database);
	await collectGarbage();
	const [engine] = await database.all<{ bytes: number }>(
		"SELECT SUM(memory_usage_bytes) AS bytes FROM duckdb_memory() WHERE tag <> 'BASE_TABLE'",
	);
	const { heapUsed, external } = process.memoryUsage();
	return heapUsed + external + (engine?.bytes ?? 0);
}
