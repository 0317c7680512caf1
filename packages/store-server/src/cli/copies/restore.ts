import { constants, createReadStream, existsSync, statSync } from 'node:fs';
import { chmod, copyFile, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { readControl, type Control } from '../../stores/control-file';
import { UsageError } from '../../base/errors';
import { DatabaseError, DiskFullError, readable, InUseError } from '../../database/failures';
import { removeAbandoned } from '../../store-file/remove-store';
import { RESTORE_PATH, type Restored } from '../../server/operations/restore-route';
import { aboutBackup, checkShop, putInPlace, sourceOfStore } from '../../stores/incoming-backup';

/**
 * Replaces a store by a backup, through the running server or directly, and keeps the old store beside it. Throws with
 * one sentence if the file is not a store, or belongs to another shop, and then changes nothing.
 */
export async function restore(from: string, store: string): Promise<Restored> {
	if (!existsSync(from)) throw new UsageError(`${from} does not exist.`);
	// A pipe would be read without end.
	if (!statSync(from).isFile()) throw new UsageError(`${from} is no file, so it is no backup.`);
	if (existsSync(`${from}.wal`))
		throw new UsageError(
			`${from} was not closed: ${from}.wal holds what was saved last. Open it once with npm start -- --db ${from}, stop it, and restore it then.`,
		);
	return (await askServer(from, store)) ?? (await restoreDirectly(from, store));
}

async function restoreDirectly(from: string, store: string): Promise<Restored> {
	const before = await sourceOf(store);
	const folder = path.dirname(store);
	await mkdir(folder, { recursive: true });
	await removeAbandoned(folder, `${path.basename(store)}.`);
	const unfinished = `${store}.${process.pid}.part`;
	try {
		await copyFile(from, unfinished, constants.COPYFILE_FICLONE);
		await chmod(unfinished, 0o600);
		const about = await aboutBackup(unfinished, from);
		await checkShop(store, before, about);
		return { orders: about.orders, kept: await putInPlace(unfinished, store) };
	} catch (error) {
		if (!(readable(error) instanceof DiskFullError)) throw error;
		throw new DatabaseError(`There is no room for ${store}; make some. All is as it was.`);
	} finally {
		for (const rest of [unfinished, `${unfinished}.wal`]) await rm(rest, { force: true });
	}
}

/** Null if it does not exist or cannot be read. */
async function sourceOf(store: string): Promise<string | null> {
	if (!existsSync(store)) return null;
	try {
		return await sourceOfStore(store);
	} catch (error) {
		if (!(error instanceof InUseError)) return null;
		throw new UsageError(
			`${store} is in use by a process that takes no backups in; stop that one first.`,
		);
	}
}

/** Lets the running server replace its store by the backup; null if it no longer runs. */
async function askServer(from: string, store: string): Promise<Restored | null> {
	const control = await readControl(store);
	if (!control || !(await isOurs(control.url, control.token))) return null;
	const reply = await send(from, control).catch(() => null);
	if (!reply) {
		throw new UsageError(
			`The server of ${store} ended meanwhile. The store is either as it was, or what the backup held; what was there before is lost in neither case. Start it again and look.`,
		);
	}
	if (reply.status === 404) {
		throw new UsageError(`The server of ${store} is of an older version; stop it first.`);
	}
	const said = Object(await reply.json().catch(() => null)) as Partial<Restored> & {
		message?: unknown;
	};
	if (reply.ok && typeof said.orders === 'number') {
		const kept = said.kept ? path.join(path.dirname(store), said.kept) : null;
		return { orders: said.orders, kept };
	}
	throw new UsageError(
		typeof said.message === 'string'
			? said.message
			: `The server of ${store} did not restore the backup (${reply.status}).`,
	);
}

function send(from: string, { url, token }: Control): Promise<Response> {
	const request: RequestInit & { duplex: 'half' } = {
		method: 'POST',
		headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
		// The types of Node and web streams differ, the streams do not.
		body: Readable.toWeb(createReadStream(from)) as BodyInit,
		duplex: 'half',
	};
	return fetch(`${url}${RESTORE_PATH}?name=${encodeURIComponent(from)}`, request);
}

/** Another server on a reused port must not get the shop's customer data. */
async function isOurs(url: string, token: string): Promise<boolean> {
	const headers = { authorization: `Bearer ${token}` };
	try {
		const reply = await fetch(`${url}/wp-json/store-analytics/sync`, { headers });
		// Also for a store that cannot be read.
		return reply.ok || /^store_/.test(String(Object(await reply.json()).code));
	} catch {
		return false;
	}
}
