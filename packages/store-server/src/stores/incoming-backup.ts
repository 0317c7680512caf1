import { constants, existsSync } from 'node:fs';
import { copyFile, link, rename, rm } from 'node:fs/promises';
import { UsageError } from '../base/errors';
import { readCredentials } from '../sources/connection/credentials';
import { DatabaseError } from '../database/failures';
import { freeName } from '../store-file/free-name';
import { openDatabase } from '../store-file/open';

/** What is known of a store without knowing what is in it. */
export interface About {
	readonly source: string;
	readonly orders: number;
}

/** Looks into a backup that lies at `copy`, which is brought up to date where it is of an older version; messages call it `name`. */
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

/** A key to one shop must not bring that shop's changes into the orders of another. `before`: the shop that the store is of, where that is known. */
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
 * Puts a file in the place of a store that nobody has open; resolves to the name that the store of before is kept by, null when there was
 * none. Whenever it is killed, one of the two is there by the store's name, and the store of before is whole.
 */
export async function putInPlace(file: string, store: string): Promise<string | null> {
	const kept = existsSync(store) ? freeName(`${store}.before-restore`) : null;
	if (kept !== null) {
		await link(store, kept).catch(() => copyFile(store, kept, constants.COPYFILE_EXCL));
		// What the engine had not written into the file yet belongs to that one alone.
		await rename(`${store}.wal`, `${kept}.wal`).catch(() => undefined);
	}
	await rename(file, store);
	return kept;
}
