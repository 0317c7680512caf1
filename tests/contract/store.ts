import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createStoreServer, importShop } from '@store-analytics/store-server';
import type { Database, StoreServer } from '@store-analytics/store-server';

import { FOLDER_VARIABLE } from '../support/prepared/await-prepared.cjs';
import { changedExport } from '../support/stores/changed-export';
import { layFixture } from '../support/stores/fixture-file';
import { openOnEngine } from '../support/stores/open-on-engine';
import { jsonFilesIn } from './files';
import { lastMomentIn, momentOfAll } from './recorded-moment';
import { oncePer } from './expected/once-per';
import { readShop, type Shop } from './expected/shop';
import { withMarksOfUpdate } from './marked-refunds';
import { packedRecordings, readRecordings, readStoreOf, type Recording } from './recordings';

/** The recorded shop's packed export. */
export const packedExport = path.resolve('tests/fixtures/store-a.zip');

const token = 'contract';

/** Headers for a caller, as the recordings describe it; an administrator by default. */
export function callerHeaders(auth?: string): Record<string, string> {
	if (auth === undefined) {
		return { host: 'shop.example', authorization: `Bearer ${token}` };
	}
	return auth.includes('with nonce')
		? { host: 'shop.example', 'x-wp-nonce': 'badbadbad0' }
		: { host: 'shop.example' };
}

/** A server with a shop, which tests call in process. */
export interface RecordedStore {
	readonly server: StoreServer;
	readonly database: Database;
	/** The shop according to the export, and all its recordings. */
	readonly shop: Shop;
	readonly recordings: readonly Recording[];
	/** The time in the shop: that of the recording, unless `setNow` sets another. */
	now(): Date;
	setNow(moment: Date | undefined): void;
	/** Ends the server and starts it again on the same file; this object is then unusable. */
	restart(): Promise<RecordedStore>;
	close(): Promise<void>;
}

/** The shop to open, and its time. */
export interface Opening {
	/** A folder or a .zip. */
	readonly export?: string;
	/** The recordings, which determine the time and the version of WooCommerce. */
	readonly recorded?: string;
	/** An existing store file, instead of an import. */
	readonly file?: string | undefined;
	readonly now?: Date | undefined;
	/** Wraps the database that the server reads. */
	readonly reading?: ((database: Database) => Database) | undefined;
	/** Fields that override the export's store.json. */
	readonly store?: Readonly<Record<string, unknown>> | undefined;
}

/** Opens a new import of an export, which `close` deletes, or an existing store file. */
export async function openRecordedStore(opening: Opening = {}): Promise<RecordedStore> {
	const { export: from = packedExport, recorded = packedRecordings } = opening;
	const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-contract-'));
	const store = opening.file ?? path.join(folder, 'store.duckdb');
	const changed = opening.store ?? readStoreOf(recorded);
	const files = filesOf(from, changed);
	if (!opening.file) {
		if (changed) await layChanged({ from, files, changed }, folder, store);
		else if (from === packedExport) await layFixture(store);
		else await importShop(from, store);
	}
	const moment = opening.now ?? recordedMoment(recorded, from);
	let shop: Shop | undefined;
	return serve(store, folder, {
		moment,
		// Only comparisons with expected responses need it.
		shop: () => (shop ??= readShop(files, changed)),
		recordings: readRecordings(recorded),
		reading: opening.reading ?? ((database) => database),
	});
}

/** An export whose store.json has other fields. */
interface Changed {
	readonly from: string;
	readonly files: ReadonlyMap<string, string>;
	readonly changed: Readonly<Record<string, unknown>>;
}

/** Imports a changed export into a store file, or copies what an earlier test of the run imported. */
async function layChanged(what: Changed, folder: string, store: string): Promise<void> {
	const { from, files, changed } = what;
	const ofRun = process.env[FOLDER_VARIABLE];
	const key = createHash('sha1').update(JSON.stringify([from, changed, process.env['TZ']]));
	const made = ofRun && path.join(ofRun, 'changed-stores', `${key.digest('hex')}.duckdb`);
	if (made && existsSync(made)) return copyFileSync(made, store);
	await importShop(changedExport(files, changed, path.join(folder, 'export')), store);
	if (!made) return;
	mkdirSync(path.dirname(made), { recursive: true });
	// Renamed into its place: no other worker opens half of it.
	copyFileSync(store, `${made}.${process.pid}`);
	renameSync(`${made}.${process.pid}`, made);
}

/** The files of an export; those of the recorded shop with what an update of WooCommerce changed. */
function filesOf(from: string, changed: Opening['store']): ReadonlyMap<string, string> {
	const files = jsonFilesIn(from);
	const isUpdated =
		from === packedExport && /^1\d\./.test(String(changed?.['wc_database_version']));
	return isUpdated ? withMarks(files) : files;
}

/** Kept, so that a shop is read once. */
const withMarks = oncePer(
	(files: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
		new Map([...files, ['refunds.json', withMarksOfUpdate(files.get('refunds.json') ?? '[]')]]),
);

/** Returns when a shop was recorded. */
export function recordedMoment(recorded: string, from: string): Date {
	return (
		momentOfAll(readRecordings(recorded)) ??
		lastMomentIn(JSON.parse(jsonFilesIn(from).get('orders.json') ?? '[]'))
	);
}

interface Told {
	readonly moment: Date;
	shop(): Shop;
	readonly recordings: readonly Recording[];
	reading(database: Database): Database;
}

async function serve(file: string, folder: string, told: Told): Promise<RecordedStore> {
	const database = await openOnEngine(file);
	let clock: Date | undefined;
	const now = () => clock ?? told.moment;
	const server = await createStoreServer({
		context: { database: told.reading(database), now },
		token,
		clockIsPinned: true,
		isPublic: true,
	});
	const stop = async () => {
		await server.close();
		await database.close();
	};
	return {
		server,
		database,
		get shop() {
			return told.shop();
		},
		recordings: told.recordings,
		now,
		setNow(other) {
			clock = other;
		},
		async restart() {
			await stop();
			return serve(file, folder, told);
		},
		async close() {
			await stop();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
