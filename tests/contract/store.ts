import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createStoreServer, importShop, openDatabase } from '@store-analytics/store-server';
import type { Database, StoreServer } from '@store-analytics/store-server';

/** The moment at which the shop was recorded: noon of 2026-11-20 in New York. */
export const recordedNow = new Date('2026-11-20T17:00:00Z');

/** The recorded shop's export, packed; from the root of the repository. */
export const packedExport = path.resolve('tests/fixtures/store-a.zip');

const token = 'contract';

/** Headers of a caller as the recordings describe them; nothing said means an administrator. */
export function callerHeaders(auth?: string): Record<string, string> {
	if (auth === undefined) {
		return { host: 'shop.example', authorization: `Bearer ${token}` };
	}
	return auth.includes('with nonce')
		? { host: 'shop.example', 'x-wp-nonce': 'badbadbad0' }
		: { host: 'shop.example' };
}

/** A server over a shop, asked in process. */
export interface RecordedStore {
	readonly server: StoreServer;
	readonly database: Database;
	/** Ends the server and starts it anew on the same file; this one is of no use then. */
	restart(): Promise<RecordedStore>;
	close(): Promise<void>;
}

/**
 * Opens a fresh import of an export (a folder or a .zip), which is gone after `close`; or, where `file` is given,
 * the store in that file as it is.
 */
export async function openRecordedStore(
	from = packedExport,
	file?: string,
): Promise<RecordedStore> {
	const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-contract-'));
	const store = file ?? path.join(folder, 'store.duckdb');
	if (!file) {
		await importShop(from, store);
	}
	return serve(store, folder);
}

async function serve(file: string, folder: string): Promise<RecordedStore> {
	const database = await openDatabase(file);
	const server = await createStoreServer({
		context: { database, now: () => recordedNow },
		token,
		clockIsPinned: true,
		isPublic: true,
	});
	const stop = async () => {
		await server.close();
		await database.close();
	};
	return {
		server,
		database,
		async restart() {
			await stop();
			return serve(file, folder);
		},
		async close() {
			await stop();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
