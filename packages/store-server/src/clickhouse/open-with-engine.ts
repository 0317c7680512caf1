import { openDatabase } from '../store-file/open';
import type { StoreFile } from '../database/store-database';
import type { EngineAddress } from './engine-address';
import { EngineStore, type OnTrouble } from './engine-store';
import { forgetEngine } from './engine-state';

/** Opens the store in a file. Reports are read from one of the servers, or from the file without servers. */
export async function openWithEngine(
	file: string,
	servers: readonly EngineAddress[],
	onTrouble?: OnTrouble,
): Promise<StoreFile> {
	const database = await openDatabase(file);
	if (servers.length > 0) return EngineStore.open(database, servers, onTrouble);
	await forgetEngine(database);
	return database;
}
