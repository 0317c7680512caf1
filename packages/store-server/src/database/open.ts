import { DuckDBInstance } from '@duckdb/node-api';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { OLDEST_VERSION } from '../schema/migrations';
import { APPLICATION, SCHEMA_VERSION, createSchema } from '../schema/schema';
import { DatabaseError, readable } from './failures';
import { DuckDBStoreDatabase } from './duckdb-store-database';
import { memoryLimit } from './machine-memory';
import type { StoreDatabase, StoreFile, Upgrade } from './store-database';
import { upgradeStore } from './file/upgrade';

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
	const isNew = inMemory || !existsSync(file);
	const taken = inMemory ? null : take(file);
	try {
		return await openTaken(file, { isNew, isUnknown }, () => openHere.delete(taken ?? ''));
	} catch (error) {
		openHere.delete(taken ?? '');
		throw readable(error);
	}
}

async function openTaken(
	file: string,
	{ isNew, isUnknown }: { readonly isNew: boolean; readonly isUnknown: boolean },
	release: () => void,
): Promise<StoreFile> {
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
): Promise<DuckDBStoreDatabase> {
	const instance = await openInstance(file);
	return DuckDBStoreDatabase.on(instance, { file, upgraded, ...(release && { release }) });
}

/** Files that this process has open: the engine's lock only excludes other processes. */
const openHere = new Set<string>();

function take(file: string): string {
	const full = path.resolve(file);
	if (openHere.has(full)) throw new InUseError(file);
	openHere.add(full);
	return full;
}

/** A store that another process has open. */
export class InUseError extends DatabaseError {
	constructor(file: string) {
		super(
			`${file} is in use by another process; stop that one first, or name another file with --db.`,
		);
	}
}

function checkPath(file: string): void {
	if (existsSync(file) && statSync(file).isDirectory()) {
		throw new DatabaseError(`${file} is a folder; --db takes the name of a file.`);
	}
	try {
		mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
	} catch {
		throw new DatabaseError(`The folder for ${file} cannot be created.`);
	}
}

async function openInstance(file: string): Promise<DuckDBInstance> {
	try {
		return await DuckDBInstance.create(file, {
			// Queries load nothing from the network.
			autoinstall_known_extensions: 'false',
			autoload_known_extensions: 'false',
			memory_limit: `${memoryLimit()}MB`,
			// Of new files; the first version with zstd.
			storage_compatibility_version: 'v1.2.0',
		});
	} catch (error) {
		const known = readable(error);
		throw known instanceof DatabaseError ? known : failureOf(file, String(error));
	}
}

function failureOf(file: string, message: string): DatabaseError {
	return /conflicting lock|could not set lock|being used by another process/i.test(message)
		? new InUseError(file)
		: new DatabaseError(sentenceFor(file, message));
}

function sentenceFor(file: string, message: string): string {
	if (/version number|newer version|storage version/i.test(message)) {
		return `${file} was written by another version of the database; use the version that wrote it, or name another file with --db.`;
	}
	if (/permission denied|cannot open file|read-only/i.test(message)) {
		return `${file} cannot be opened for writing; check who may write there, or name another file with --db.`;
	}
	return `${file} is not a store database or is damaged; move it away, or name another file with --db.`;
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

async function readMeta(database: StoreDatabase): Promise<Map<string, string>> {
	try {
		const rows = await database.all<{ key: string; value: string }>(
			'SELECT key, value FROM store_meta',
		);
		return new Map(rows.map((row) => [row.key, row.value]));
	} catch {
		return new Map();
	}
}
