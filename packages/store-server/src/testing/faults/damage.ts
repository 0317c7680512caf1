import { copyFileSync, rmSync } from 'node:fs';
import { openDatabase } from '../../store-file/open';

/** Flips one bit of some bytes, as a failing disk does, and returns them. */
export function flipBit<Bytes extends Uint8Array>(bytes: Bytes, place: number, bit: number): Bytes {
	bytes[place] = (bytes[place] ?? 0) ^ (1 << bit);
	return bytes;
}

/**
 * Makes an empty store at `made`, and a copy of it as a killed process leaves it at `store`: with options `saved 0`, `saved 1` … that
 * are in the write-ahead log only.
 */
export async function unclosedStore(store: string, made: string, options: number): Promise<void> {
	const empty = await openDatabase(made);
	await empty.close();
	const database = await openDatabase(made);
	try {
		for (let count = 0; count < options; count++)
			await database.run('INSERT INTO options VALUES (?, ?)', [`saved ${count}`, `"${count}"`]);
		copyFileSync(made, store);
		copyFileSync(`${made}.wal`, `${store}.wal`);
	} finally {
		await database.close();
	}
	rmSync(`${made}.wal`, { force: true });
}
