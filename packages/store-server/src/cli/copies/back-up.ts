import { createWriteStream, existsSync } from 'node:fs';
import { link, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import {
	DamagedError,
	DatabaseError,
	DiskFullError,
	readable,
	InUseError,
} from '../../database/failures';
import { openDatabase } from '../../store-file/open';
import { removeAbandoned } from '../../store-file/remove-store';
import { readWhole } from '../../store-file/read-whole';
import { sealState } from '../../store-file/seal';
import { BACKUP_PATH } from '../../server/operations/backup-route';
import { readControl } from '../../stores/control-file';
import { UsageError } from '../../base/errors';

/**
 * Writes the store as it is now into a new file, itself a store, through the running server or directly. The file
 * appears when it is complete, and only the current user can read it. Throws with one sentence, and then leaves
 * nothing.
 */
export async function backUp(store: string, to: string): Promise<void> {
	// A server still has what was deleted under it.
	if (!existsSync(store) && !(await readControl(store))) throw noStore(store);
	if (existsSync(to)) throw new UsageError(`${to} exists already and is not overwritten.`);
	await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
	await removeAbandoned(path.dirname(to), `${path.basename(to)}.`);
	const unfinished = `${to}.${process.pid}.part`;
	try {
		await fill(store, unfinished);
		await checkWritten(unfinished, to);
		await link(unfinished, to);
	} catch (error) {
		throw readable(error) instanceof DiskFullError ? new DatabaseError(noRoom(to)) : error;
	} finally {
		for (const rest of [unfinished, `${unfinished}.wal`]) await rm(rest, { force: true });
	}
}

/** A disk or a connection may have changed what was written. */
async function checkWritten(file: string, to: string): Promise<void> {
	try {
		if ((await sealState(file)) === 'broken')
			throw new DamagedError('It is not as it was written.');
		const database = await openDatabase(file);
		await readWhole(database).finally(() => database.close());
	} catch (error) {
		if (!(error instanceof DamagedError)) throw error;
		throw new UsageError(
			`${to} was damaged while it was written; nothing of it was kept. Check the disk, and make another.`,
		);
	}
}

/** Through a running server, whose store may be closed at the moment; directly without one. */
async function fill(store: string, file: string): Promise<void> {
	if (await askServer(store, file)) return;
	if (!existsSync(store)) throw noStore(store);
	try {
		const database = await openDatabase(store);
		try {
			await database.snapshot(file);
		} finally {
			await database.close();
		}
	} catch (error) {
		if (!(error instanceof InUseError)) throw error;
		throw new UsageError(
			`${store} is in use by a process that gives no backups; stop that one first.`,
		);
	}
}

/** Requests the backup from the running server; false if it no longer runs. */
async function askServer(store: string, file: string): Promise<boolean> {
	const control = await readControl(store);
	const reply = await (control &&
		fetch(control.url + BACKUP_PATH, {
			method: 'POST',
			headers: { authorization: `Bearer ${control.token}`, 'accept-encoding': 'identity' },
		}).catch(() => null));
	// A server that rejects the token is another one on a reused port.
	if (!reply || reply.status === 401 || reply.status === 404) return false;
	if (!reply.ok || !reply.body) {
		const { message } = Object((await reply.json().catch(() => null)) as unknown) as {
			message?: unknown;
		};
		throw new UsageError(
			typeof message === 'string'
				? message
				: `The server of ${store} made no backup (${reply.status}).`,
		);
	}
	// The types of Node and web streams differ, the streams do not.
	const body = Readable.fromWeb(reply.body as ReadableStream);
	try {
		await pipeline(body, createWriteStream(file, { mode: 0o600, flags: 'wx' }));
		return true;
	} catch (error) {
		if (readable(error) instanceof DiskFullError) throw error;
		throw new UsageError(
			`The server of ${store} ended before the backup was whole; nothing of it was kept.`,
		);
	}
}

function noStore(store: string): UsageError {
	return new UsageError(`There is no store at ${store}; name it with --db.`);
}

function noRoom(to: string): string {
	return `There is no room for ${to}; make some, or name a place on another disk. Nothing of it was kept.`;
}
