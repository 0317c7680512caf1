import { __, sprintf } from '@wordpress/i18n';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseError, readable } from '../database/failures';
import { openDatabase } from '../database/open';
import type { StoreDatabase } from '../database/store-database';
import { isLarge, type ExportSource } from './files/export-files';
import { openExport } from './files/export-source';
import { withLittleGarbage } from './garbage';
import { importCatalog } from './import-catalog';
import { ImportError } from './import-error';
import { importSettings } from './import-settings';
import { importOrders, type OnProgress } from './orders/import-orders';

/**
 * Makes a store in `file` from an export (a folder of REST responses, or a .zip of it). It fills a temporary file, and
 * renames it when it is complete. Throws an ImportError or DatabaseError with one sentence for the user, which names
 * the export as `place`.
 */
export async function importShop(
	from: string,
	file: string,
	onProgress: OnProgress = () => undefined,
	place = from,
): Promise<void> {
	const source = await openExport(from, place);
	try {
		const scratch = path.dirname(path.resolve(file));
		const make = () =>
			makeStore(file, (database) => fillStore(database, source, onProgress, scratch));
		await (isLarge(source) ? withLittleGarbage(make) : make());
	} finally {
		source.close?.();
	}
}

/** An unexpected error, without the engine's words. */
function refused(place: string, error: unknown): unknown {
	const known = readable(error);
	const isOurs = known instanceof ImportError || known instanceof DatabaseError;
	if (isOurs || known instanceof TypeError || known instanceof ReferenceError) return known;
	return new ImportError(
		() =>
			sprintf(
				/* translators: %s: name of an export */
				__(
					'%s holds a number or a date that no shop can have, and cannot be taken in; export it again.',
					'store-analytics',
				),
				place,
			),
		{ cause: error },
	);
}

/** Imports an export into an empty store; `scratch` is the folder for data beyond the memory. */
export async function fillStore(
	database: StoreDatabase,
	source: ExportSource,
	onProgress: OnProgress = () => undefined,
	scratch = tmpdir(),
): Promise<void> {
	try {
		const basics = await database.transaction(async (within) => {
			const settings = await importSettings(source, within);
			return { ...settings, catalog: await importCatalog(source, within, settings.time) };
		});
		await importOrders(source, database, { ...basics, scratch, onProgress });
	} catch (error) {
		throw refused(source.place, error);
	}
}

/** Fills a new store under a temporary name and renames it when `fill` succeeds; otherwise nothing remains. */
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

/** Deletes a store and the files that belong to it. */
export async function removeStore(file: string): Promise<void> {
	await rm(file, { force: true });
	await rm(`${file}.wal`, { force: true });
	await rm(`${file}.tmp`, { force: true, recursive: true });
}

/** Deletes unfinished stores of killed processes: all in a folder, or those whose names begin with this. */
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
