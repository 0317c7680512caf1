import type { StoreDatabase } from '../../database/store-database';

/**
 * Runs work while the engine may use at most 300 MB: it writes each full row group to the file, and swaps to disk. Only
 * for writing: sums may need memory for all orders.
 */
export async function withBoundedMemory(
	database: StoreDatabase,
	work: () => Promise<void>,
): Promise<void> {
	const names = ['memory_limit', 'write_buffer_row_group_count'];
	const [before] = await database.all<Record<string, string | number>>(
		`SELECT ${names.map((name) => `current_setting('${name}') AS ${name}`).join(', ')}`,
	);
	await database.run("SET memory_limit = '300MB'");
	await database.run('SET write_buffer_row_group_count = 1');
	try {
		await work();
	} finally {
		for (const name of names) await database.run(`SET ${name} = '${before?.[name]}'`);
	}
}
