import type { StoreDatabase } from '../../database/store-database';

/**
 * Does work while the engine may use 300 MB at most: rows go to the file as soon as a row group is full, and what does not fit is swapped to
 * disk. For writing only: sums may need memory for all orders.
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
