import { constants, existsSync } from 'node:fs';
import { chmod, copyFile, link, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { readCredentials } from '../connection/credentials';
import { DatabaseError, DiskFullError, readable } from '../database/failures';
import { freeName } from '../database/file/free-name';
import { InUseError, openDatabase } from '../database/open';
import { isServed } from '../cli/control-file';
import { UsageError } from '../cli/usage-error';

/** What is known of a store without knowing what is in it. */
interface About {
	readonly source: string;
	readonly orders: number;
}

/** What came of it: how many orders are there now, and where the store of before is. */
interface Restored {
	readonly orders: number;
	/** Null when there was none. */
	readonly kept: string | null;
}

/**
 * Puts a backup in the place of a store that no server runs on; the store of before is kept beside it. Throws with one sentence for what is
 * no store, or that of another shop, and leaves all as it was.
 */
export async function restore(from: string, store: string): Promise<Restored> {
	if (!existsSync(from)) throw new UsageError(`${from} does not exist.`);
	if (await isServed(store)) throw new UsageError(stopFirst(store));
	const before = await aboutStore(store);
	await mkdir(path.dirname(store), { recursive: true });
	const unfinished = `${store}.${process.pid}.part`;
	try {
		await copyFile(from, unfinished, constants.COPYFILE_FICLONE);
		await chmod(unfinished, 0o600);
		const about = await aboutBackup(from, unfinished);
		await checkShop(store, before, about);
		const kept = existsSync(store) ? freeName(`${store}.before-restore`) : null;
		if (kept !== null) {
			// What the engine had not written into the file yet belongs to that one alone.
			await rename(`${store}.wal`, `${kept}.wal`).catch(() => undefined);
			await link(store, kept).catch(() => copyFile(store, kept, constants.COPYFILE_EXCL));
		}
		await rename(unfinished, store);
		return { orders: about.orders, kept };
	} catch (error) {
		if (!(readable(error) instanceof DiskFullError)) throw error;
		throw new DatabaseError(`There is no room for ${store}; make some. All is as it was.`);
	} finally {
		for (const rest of [unfinished, `${unfinished}.wal`]) await rm(rest, { force: true });
	}
}

/** Null when there is none, or none that can be read. */
async function aboutStore(store: string): Promise<About | null> {
	if (!existsSync(store)) return null;
	try {
		return await read(store);
	} catch (error) {
		if (error instanceof InUseError) {
			throw new UsageError(stopFirst(store));
		}
		return null;
	}
}

function stopFirst(store: string): string {
	return `A server runs on ${store}; stop it first, and start it again afterwards.`;
}

async function aboutBackup(from: string, copy: string): Promise<About> {
	try {
		return await read(copy);
	} catch (error) {
		if (!(error instanceof DatabaseError)) throw error;
		throw new UsageError(error.message.replaceAll(copy, from));
	}
}

async function read(file: string): Promise<About> {
	const database = await openDatabase(file);
	try {
		const [meta] = await database.all<{ value: string }>(
			"SELECT value FROM store_meta WHERE key = 'source'",
		);
		const [row] = await database.all<{ orders: number }>('SELECT count(*) AS orders FROM orders');
		return { source: meta?.value ?? '', orders: row?.orders ?? 0 };
	} finally {
		await database.close();
		if (database.upgraded && file.endsWith('.part')) await rm(database.upgraded.kept);
	}
}

/** A key to one shop must not bring that shop's changes into the orders of another. */
async function checkShop(store: string, before: About | null, { source }: About): Promise<void> {
	const kept = existsSync(store) ? ((await readCredentials(store))?.shop ?? null) : null;
	const other = [before?.source, kept].find((one) => one && source !== '' && one !== source);
	if (!other) return;
	throw new UsageError(
		`${store} holds the shop of ${other}, and the backup that of ${source}; name another file with --db.`,
	);
}
