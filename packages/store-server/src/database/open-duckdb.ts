import { DuckDBInstance } from '@duckdb/node-api';
import { ConnectionDatabase } from './connection-database';
import type { Database } from './database';
import { DuckDBStoreDatabase, type AboutFile } from './duckdb-store-database';
import { DamagedError, DatabaseError, InUseError, readable } from './failures';
import { memoryLimit } from './machine-memory';
import type { StoreFile } from './store-database';

/** Opens a file of the engine's, whatever it holds. Throws a DatabaseError with one sentence. */
export async function openDuckDB(about: AboutFile): Promise<StoreFile> {
	return DuckDBStoreDatabase.on(await openInstance(about.file), about);
}

/** Runs a few short reads on a file that is not open, and changes nothing in it. Throws like `openDuckDB`. */
export async function readDuckDB<Result>(
	file: string,
	work: (database: Pick<Database, 'all'>) => Promise<Result>,
): Promise<Result> {
	const instance = await openInstance(file, { access_mode: 'READ_ONLY' });
	try {
		return await work(new ConnectionDatabase(await instance.connect()));
	} finally {
		instance.closeSync();
	}
}

async function openInstance(
	file: string,
	more: Readonly<Record<string, string>> = {},
): Promise<DuckDBInstance> {
	try {
		return await DuckDBInstance.create(file, {
			...more,
			// Nothing is fetched from the network while a query runs.
			autoinstall_known_extensions: 'false',
			autoload_known_extensions: 'false',
			memory_limit: `${memoryLimit()}MB`,
			// Of new files; the first that has zstd.
			storage_compatibility_version: 'v1.2.0',
		});
	} catch (error) {
		const known = readable(error);
		if (known instanceof DamagedError) throw damagedFile(file, error);
		throw known instanceof DatabaseError ? known : failureOf(file, String(error));
	}
}

/** A store that cannot be opened because of what its file contains. */
export function damagedFile(file: string, cause?: unknown): DamagedError {
	return new DamagedError(
		`${file} is damaged: a part of it cannot be read. Restore a backup with npm run restore, which keeps the damaged file, or name another file with --db.`,
		'damaged',
		{ cause },
	);
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
