import { constants, existsSync } from 'node:fs';
import { copyFile, link, rename, rm } from 'node:fs/promises';
import { UsageError } from '../base/errors';
import { readCredentials } from '../sources/connection/credentials';
import { DamagedError, DatabaseError } from '../database/failures';
import type { StoreDatabase } from '../database/store-database';
import { freeName } from '../store-file/free-name';
import { removeStore } from '../store-file/remove-store';
import { openDatabase } from '../store-file/open';
import { readWhole } from '../store-file/read-whole';
import { sealState } from '../store-file/seal';

/** Facts about a store, without its contents. */
export interface About {
	readonly source: string;
	readonly orders: number;
}

/**
 * Checks all of a backup at `copy`: its seal, and every table. One of an older version is migrated; one without a seal is
 * written anew, because what is read of its tables says nothing about their indexes. Messages use `name` for it.
 */
export async function aboutBackup(copy: string, name: string): Promise<About> {
	try {
		const state = await sealState(copy);
		if (state === 'broken') throw new DamagedError('It is not as it was written.');
		const renewed = `${copy}.${process.pid}.part`;
		try {
			const about = await aboutStore(copy, state === 'none' ? { renewed } : {});
			if (state === 'none') await rename(renewed, copy);
			return about;
		} finally {
			await removeStore(renewed);
		}
	} catch (error) {
		if (error instanceof DamagedError) throw new UsageError(damagedBackup(name));
		if (!(error instanceof DatabaseError)) throw error;
		throw new UsageError(error.message.replaceAll(copy, name));
	}
}

function damagedBackup(name: string): string {
	return `${name} is damaged: it is not as it was written. Take another backup; nothing was changed.`;
}

/** Facts about a store that is this machine's own. */
export async function sourceOfStore(file: string): Promise<string> {
	const database = await openDatabase(file);
	try {
		return await sourceIn(database);
	} finally {
		await database.close();
	}
}

async function aboutStore(file: string, { renewed }: { renewed?: string }): Promise<About> {
	const database = await openDatabase(file, { isUnknown: true });
	try {
		await readWhole(database);
		if (renewed !== undefined) await database.snapshot(renewed);
		const [row] = await database.all<{ orders: number }>('SELECT count(*) AS orders FROM orders');
		return { source: await sourceIn(database), orders: row?.orders ?? 0 };
	} finally {
		await database.close();
		if (database.upgraded) await rm(database.upgraded.kept);
	}
}

async function sourceIn(database: StoreDatabase): Promise<string> {
	const [meta] = await database.all<{ value: string }>(
		"SELECT value FROM store_meta WHERE key = 'source'",
	);
	return meta?.value ?? '';
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
	const isThere = existsSync(store);
	const kept = freeName(`${store}.before-restore`);
	if (isThere) await link(store, kept).catch(() => copyFile(store, kept, constants.COPYFILE_EXCL));
	// The write-ahead log belongs to the old store only, also if that was deleted without it.
	await rename(`${store}.wal`, `${kept}.wal`).catch(() => undefined);
	await rename(file, store);
	return isThere ? kept : null;
}
