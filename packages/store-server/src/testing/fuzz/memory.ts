import type { Database } from '../../database/database';
import { collectGarbage } from '../../sources/export/garbage-collection';

/** A write clears the cache of read rows. */
export async function forgetReadRows(database: Database): Promise<void> {
	await database.run("DELETE FROM options WHERE name = 'nothing has this name'");
}

/** Used bytes of this process's heap and of the engine, after garbage collection and without caches. */
export async function memoryInUse(database: Database): Promise<number> {
	await forgetReadRows(database);
	await collectGarbage();
	const [engine] = await database.all<{ bytes: number }>(
		"SELECT SUM(memory_usage_bytes) AS bytes FROM duckdb_memory() WHERE tag <> 'BASE_TABLE'",
	);
	const { heapUsed, external } = process.memoryUsage();
	return heapUsed + external + (engine?.bytes ?? 0);
}
