import { constants } from 'node:fs';
import { copyFile, link, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { sumAllDays } from '../day-sums/sum-days';
import { migrations } from '../schema/migrations';
import { SCHEMA_VERSION } from '../schema/schema';
import { DatabaseError, readable } from '../database/failures';
import { freeName } from './free-name';
import { removeAbandoned } from './remove-store';
import type { StoreDatabase, StoreFile, Upgrade } from '../database/store-database';

/**
 * Upgrades an open store: a copy of its file is migrated, and replaces it when it is complete; the old file stays
 * beside it. Until the store is closed, nobody else can open either. Throws a DatabaseError, and then leaves the store
 * unchanged.
 */
export async function upgradeStore(
	store: StoreFile,
	from: number,
	open: (file: string) => Promise<StoreDatabase>,
): Promise<Upgrade> {
	const { file } = store;
	const unfinished = `${file}.${process.pid}.part`;
	try {
		await removeAbandoned(path.dirname(path.resolve(file)), `${path.basename(file)}.`);
		// Everything is in this one file then.
		await store.run('CHECKPOINT');
		await copyFile(file, unfinished, constants.COPYFILE_FICLONE);
		const copy = await open(unfinished);
		try {
			await copy.transaction((within) => migrate(within, from));
		} finally {
			await copy.close();
		}
		const kept = freeName(`${file}.version-${from}`);
		// At any moment there is one file or the other by the name of the store.
		await link(file, kept).catch(() => copyFile(file, kept, constants.COPYFILE_EXCL));
		await rename(unfinished, file);
		return { from, kept };
	} catch (error) {
		throw failed(file, error);
	} finally {
		for (const rest of [unfinished, `${unfinished}.wal`]) await rm(rest, { force: true });
	}
}

/** The first version whose day sums are those of today. */
const DAYS_AS_TODAY = 13;

async function migrate(within: StoreDatabase, from: number): Promise<void> {
	for (let version = from + 1; version <= SCHEMA_VERSION; version++) {
		await migrations[version]?.(within);
	}
	if (from < DAYS_AS_TODAY) await sumAllDays(within);
	await within.run("UPDATE store_meta SET value = ? WHERE key = 'schema_version'", [
		String(SCHEMA_VERSION),
	]);
}

function failed(file: string, error: unknown): unknown {
	const known = readable(error);
	if (known instanceof DatabaseError) return known;
	return new DatabaseError(
		`${file} was made by an older version of Store Analytics and cannot be brought up to date; it is as it was. Open it with the version that made it, or name another file with --db.`,
		{ cause: error },
	);
}
