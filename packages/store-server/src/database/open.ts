import { DuckDBInstance } from '@duckdb/node-api';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { totalmem } from 'node:os';
import path from 'node:path';
import { APPLICATION, SCHEMA_VERSION, createSchema } from '../schema/schema';
import { DatabaseError, readable } from './failures';
import { DuckDBStoreDatabase, type StoreDatabase } from './store-database';

/** Opens the store in `file` (`:memory:` for none), and creates it with its tables when it is not there yet. */
export async function openDatabase(file: string): Promise<StoreDatabase> {
	const inMemory = file === ':memory:';
	if (!inMemory) checkPath(file);
	const isNew = inMemory || !existsSync(file);
	const taken = inMemory ? null : take(file);
	const release = () => openHere.delete(taken ?? '');
	const instance = await openInstance(file).catch((error: unknown) => {
		release();
		throw error;
	});
	try {
		const database = await DuckDBStoreDatabase.on(instance, release);
		if (isNew) await createSchema(database);
		else await checkIdentity(database, file);
		return database;
	} catch (error) {
		instance.closeSync();
		release();
		throw readable(error);
	}
}

/** Files that this process has open: the engine's lock keeps out other processes only. */
const openHere = new Set<string>();

function take(file: string): string {
	const full = path.resolve(file);
	if (openHere.has(full)) throw new DatabaseError(inUse(file));
	openHere.add(full);
	return full;
}

function inUse(file: string): string {
	return `${file} is in use by another process; stop that one first, or name another file with --db.`;
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
			// Nothing is fetched from the network while a query runs.
			autoinstall_known_extensions: 'false',
			autoload_known_extensions: 'false',
			memory_limit: `${memoryLimit()}MB`,
			// Of new files; the first that has zstd.
			storage_compatibility_version: 'v1.2.0',
		});
	} catch (error) {
		const known = readable(error);
		throw known instanceof DatabaseError
			? known
			: new DatabaseError(sentenceFor(file, String(error)));
	}
}

/** The engine would take most of the machine; half of it, and no more than 4 GB, is enough for any report. */
function memoryLimit(): number {
	return Math.min(4096, Math.floor(totalmem() / 2 / 1_000_000));
}

function sentenceFor(file: string, message: string): string {
	if (/conflicting lock|could not set lock|being used by another process/i.test(message)) {
		return inUse(file);
	}
	if (/version number|newer version|storage version/i.test(message)) {
		return `${file} was written by another version of the database; use the version that wrote it, or name another file with --db.`;
	}
	if (/permission denied|cannot open file|read-only/i.test(message)) {
		return `${file} cannot be opened for writing; check who may write there, or name another file with --db.`;
	}
	return `${file} is not a store database or is damaged; move it away, or name another file with --db.`;
}

async function checkIdentity(database: StoreDatabase, file: string): Promise<void> {
	const meta = await readMeta(database);
	if (meta.get('application') !== APPLICATION) {
		throw new DatabaseError(
			`${file} is a database of something else; name another file with --db.`,
		);
	}
	const version = Number(meta.get('schema_version'));
	if (version === SCHEMA_VERSION) return;
	throw new DatabaseError(
		version > SCHEMA_VERSION
			? `${file} was made by a newer version of Store Analytics; update the program, or name another file with --db.`
			: `${file} was made by an older version of Store Analytics; import the shop again, or name another file with --db.`,
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
