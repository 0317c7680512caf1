import { constants, existsSync } from 'node:fs';
import { copyFile, link, rename, rm } from 'node:fs/promises';
import { UsageError } from '../base/errors';
import { readCredentials } from '../sources/connection/credentials';
import { DatabaseError } from '../database/failures';
import { freeName } from '../store-file/free-name';
import { openDatabase } from '../store-file/open';

/** Facts about a store, without its contents. */
export interface About {
	readonly source: string;
	readonly orders: number;
}

/** Checks a backup at `copy`, and migrates it from an older version. Messages use `name` for it. */
export async function aboutBackup(copy: string, name: string): Promise<About> {
	try {
		return await aboutStore(copy, true);
	} catch (error) {
		if (!(error instanceof DatabaseError)) throw error;
		throw new UsageError(error.message.replaceAll(copy, name));
	}
}

export async function aboutStore(file: string, isUnknown = false): Promise<About> {
	const database = await openDatabase(file, { isUnknown });
	try {
		const [meta] = await database.all<{ value: string }>(
			"SELECT value FROM store_meta WHERE key = 'source'",
		);
		const [row] = await database.all<{ orders: number }>('SELECT count(*) AS orders FROM orders');
		return { source: meta?.value ?? '', orders: row?.orders ?? 0 };
	} finally {
		await database.close();
		if (database.upgraded && isUnknown) await rm(database.upgraded.kept);
	}
}

/**
 * Rejects a backup of another shop: a sync would mix the orders of both. `before` is the current store's shop, if
 * known.
 */
export async function checkShop(
	store: string,
	before: string | null,
	{ source }: About,
): Promise<void> {
	const kept = existsSync(store) ? ((await readCredentials(store))?.shop ?? null) : null;
	const other = [before, kept].find((one) => one && source !== '' && one !== source);
	if (!other) return;
	throw new UsageError(
		`${store} holds the shop of ${other}, and the backup that of ${source}; name another file with --db.`,
	);
}

/**
 * Replaces a closed store by a file. Resolves to the new name of the old store, or null if there was none. If the
 * process is killed meanwhile, one of the two has the store's name, and the old store is complete.
 */
export async function putInPlace(file: string, store: string): Promise<string | null> {
	const kept = existsSync(store) ? freeName(`${store}.before-restore`) : null;
	if (kept !== null) {
		await link(store, kept).catch(() => copyFile(store, kept, constants.COPYFILE_EXCL));
		// The write-ahead log belongs to the old store only.
		await rename(`${store}.wal`, `${kept}.wal`).catch(() => undefined);
	}
	await rename(file, store);
	return kept;
}
