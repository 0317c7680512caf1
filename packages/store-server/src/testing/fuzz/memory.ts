import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Database } from '../../context';

/** What was read is kept until something is written. */
export async function forgetReadRows(database: Database): Promise<void> {
	await database.run("DELETE FROM options WHERE name = 'nothing has this name'");
}

/** Bytes in use by this process's heap and by the engine, garbage collected, without what is only kept for later. */
export async function memoryInUse(database: Database): Promise<number> {
	await forgetReadRows(database);
	setFlagsFromString('--expose-gc');
	const collect: unknown = runInNewContext('gc');
	// What finalizers of the first round let go is there for the second.
	for (let round = 0; round < 2; round++) {
		if (typeof collect === 'function') collect();
		await new Promise((resume) => setImmediate(resume));
	}
	const [engine] = await database.all<{ bytes: number }>(
		"SELECT SUM(memory_usage_bytes) AS bytes FROM duckdb_memory() WHERE tag <> 'BASE_TABLE'",
	);
	const { heapUsed, external } = process.memoryUsage();
	return heapUsed + external + (engine?.bytes ?? 0);
}
