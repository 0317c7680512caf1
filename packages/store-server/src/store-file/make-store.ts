import { __, sprintf } from '@wordpress/i18n';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { ImportError } from '../base/errors';
import type { StoreDatabase } from '../database/store-database';
import { openDatabase } from './open';

/** Called as the import goes on, with a share between 0 and 1. */
export type OnProgress = (share: number) => void;

/** Fills a new store under a temporary name and gives it its own when `fill` is through; nothing remains if not. */
export async function makeStore(
	file: string,
	fill: (database: StoreDatabase) => Promise<void>,
): Promise<void> {
	if (existsSync(file))
		throw new ImportError(() =>
			sprintf(
				/* translators: %s: name of a file */
				__('%s exists already.', 'store-analytics'),
				file,
			),
		);
	await mkdir(path.dirname(path.resolve(file)), { recursive: true });
	await removeAbandoned(path.dirname(path.resolve(file)), `${path.basename(file)}.`);
	const unfinished = `${file}.${process.pid}.part`;
	try {
		const database = await openDatabase(unfinished);
		try {
			await fill(database);
		} finally {
			await database.close();
		}
		await rename(unfinished, file);
	} finally {
		await removeStore(unfinished);
	}
}

/** Takes a store away, with what belongs to its file. */
export async function removeStore(file: string): Promise<void> {
	await rm(file, { force: true });
	await rm(`${file}.wal`, { force: true });
	await rm(`${file}.tmp`, { force: true, recursive: true });
}

/** Takes away stores that a process which was killed had begun: all in a folder, or those whose files' names start with this. */
export async function removeAbandoned(folder: string, prefix = ''): Promise<void> {
	for (const name of await readdir(folder).catch(() => [])) {
		if (!name.startsWith(prefix)) continue;
		const maker = Number(/\.(\d+)\.part$/.exec(name)?.[1]);
		if (maker && (maker === process.pid || !isAlive(maker)))
			await removeStore(path.join(folder, name));
	}
}

/** Whether a process runs. */
export function isAlive(id: number): boolean {
	try {
		return process.kill(id, 0);
	} catch (error) {
		return Object(error).code === 'EPERM';
	}
}
