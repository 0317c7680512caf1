import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { DamagedError, DatabaseError, InUseError, readable } from '../database/failures';
import { damagedFile, openDuckDB, readDuckDB } from '../database/open-duckdb';
import type { Database } from '../database/database';
import type { StoreFile, Upgrade } from '../database/store-database';
import { OLDEST_VERSION } from '../schema/migrations';
import { APPLICATION, SCHEMA_VERSION, createSchema } from '../schema/schema';
import { checkLog, damagedLog } from './check-log';
import { writeSnapshot } from './snapshot';
import { upgradeStore } from './upgrade';

interface OpenOptions {
	/** It came from elsewhere, and may contain anything. */
	readonly isUnknown?: boolean;
}

/**
 * Opens the store in `file` (`:memory:` for none), and creates it with its tables if necessary; a store of an older
 * version is upgraded.
 */
export async function openDatabase(
	file: string,
	{ isUnknown = false }: OpenOptions = {},
): Promise<StoreFile> {
	const inMemory = file === ':memory:';
	if (!inMemory) checkPath(file);
	while (looks.has(path.resolve(file))) await looks.get(path.resolve(file));
	const isNew = inMemory || !existsSync(file);
	const taken = inMemory ? null : take(file);
	try {
		return await openTaken(file, { isNew, isUnknown }, () => openHere.delete(taken ?? ''));
	} catch (error) {
		openHere.delete(taken ?? '');
		throw readable(error);
	}
}

/**
 * Reads a little from a store that nobody has open, without an upgrade or any other change. Throws a DatabaseError if
 * that is not possible. Whoever opens the store meanwhile waits.
 */
export async function lookInto<Result>(
	file: string,
	work: (database: Pick<Database, 'all'>) => Promise<Result>,
): Promise<Result> {
	const full = path.resolve(file);
	while (looks.has(full)) await looks.get(full);
	const taken = take(file);
	const look = readDuckDB(full, work).finally(() => {
		openHere.delete(taken);
		looks.delete(full);
	});
	// Set before anything else runs, so that an opener finds it.
	looks.set(
		full,
		look.catch(() => undefined),
	);
	return look;
}

async function openTaken(
	file: string,
	{ isNew, isUnknown }: { readonly isNew: boolean; readonly isUnknown: boolean },
	release: () => void,
): Promise<StoreFile> {
	if (!isNew) checkLog(file);
	const database = await openAny(file, release);
	let upgraded: Upgrade | null = null;
	try {
		if (isNew) await createSchema(database);
		else {
			if (isUnknown) await refuseMoreThanTables(database);
			const version = await versionOf(database);
			if (version === SCHEMA_VERSION) return database;
			upgraded = await upgradeStore(database, version, openAny);
		}
	} catch (error) {
		await database.close();
		throw error;
	}
	if (isNew) return database;
	await database.close();
	return openAny(file, release, upgraded);
}

/** Opens a file of the engine, whatever its contents. */
async function openAny(
	file: string,
	release?: () => void,
	upgraded: Upgrade | null = null,
): Promise<StoreFile> {
	const about = { file, upgraded, snapshot: writeSnapshot, ...(release && { release }) };
	const database = await openDuckDB(about).catch((error: unknown) => {
		const isOfLog = error instanceof DamagedError && /\bWAL\b/.test(String(error.cause));
		throw isOfLog ? damagedLog(file, error) : error;
	});
	keepPrivate(file);
	return database;
}

/** Only the current user reads a store, also one that an older version left open to others. */
function keepPrivate(file: string): void {
	for (const one of [file, `${file}.wal`]) {
		const mode = statSync(one, { throwIfNoEntry: false })?.mode ?? 0;
		if ((mode & 0o077) === 0) continue;
		try {
			chmodSync(one, 0o600);
		} catch {
			// It belongs to somebody else, who decides.
		}
	}
}

/** Running looks into stores, by path. */
const looks = new Map<string, Promise<unknown>>();

/** Files that this process has open: the engine's lock only excludes other processes. */
const openHere = new Set<string>();

function take(file: string): string {
	const full = path.resolve(file);
	if (openHere.has(full)) throw new InUseError(file);
	openHere.add(full);
	return full;
}

function checkPath(file: string): void {
	const there = existsSync(file) ? statSync(file) : null;
	if (there && !there.isFile()) {
		const what = there.isDirectory() ? 'a folder' : 'a pipe or a device';
		throw new DatabaseError(`${file} is ${what}; --db takes the name of a file.`);
	}
	try {
		mkdirSync(path.dirname(path.resolve(file)), { recursive: true, mode: 0o700 });
	} catch {
		throw new DatabaseError(`The folder for ${file} cannot be created.`);
	}
}

/** Views and macros could make the engine read any file of this machine; a store has none. */
async function refuseMoreThanTables(database: StoreFile): Promise<void> {
	const more = await database.all(
		`SELECT view_name FROM duckdb_views() WHERE NOT internal
			UNION ALL SELECT function_name FROM duckdb_functions() WHERE NOT internal`,
	);
	if (more.length > 0) throw somethingElse(database);
}

function somethingElse({ file }: StoreFile): DatabaseError {
	return new DatabaseError(`${file} is a database of something else; name another file with --db.`);
}

/** Returns the version of a store. Throws for other files, and for unreadable versions. */
async function versionOf(database: StoreFile): Promise<number> {
	const { file } = database;
	const meta = await readMeta(database);
	if (meta.get('application') !== APPLICATION) {
		throw somethingElse(database);
	}
	const version = Number(meta.get('schema_version'));
	if (version > SCHEMA_VERSION) {
		throw new DatabaseError(
			`${file} was made by a newer version of Store Analytics; update the program, or name another file with --db.`,
		);
	}
	if (version >= OLDEST_VERSION) return version;
	throw new DatabaseError(
		`${file} was made by a version of Store Analytics that is too old; import the shop again, or name another file with --db.`,
	);
}

async function readMeta(database: StoreFile): Promise<Map<string, string>> {
	try {
		const rows = await database.all<{ key: string; value: string }>(
			'SELECT key, value FROM store_meta',
		);
		return new Map(rows.map((row) => [row.key, row.value]));
	} catch (error) {
		if (error instanceof DamagedError) throw damagedFile(database.file, error);
		return new Map();
	}
}
