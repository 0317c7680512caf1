import { existsSync } from 'node:fs';
import path from 'node:path';
import { harmless } from '../base/text';
import { isLoopback } from '../server/auth/host-check';
import { sessionsBeside } from '../server/auth/kept-sessions';
import type { Sessions } from '../server/auth/sessions';
import { readCredentials, type ConnectedShop } from '../sources/connection/credentials';
import { keysBeside } from '../rest/keys/kept-keys';
import { KeyRing } from '../rest/keys/key-ring';
import type { StoreContext } from '../rest/store-context';
import type { ChooserPage } from '../server/pages/server-options';
import { Exports } from '../exports/exports';
import { damageLine } from './terminal/damage-line';
import type { Database } from '../database/database';
import type { StoreDatabase, Upgrade } from '../database/store-database';
import { createDemoShop } from '../sources/demo/create-demo-shop';
import { inLanguage, type PageLanguage } from '../server/first-run/page-language';
import { demoLanguage } from '../sources/demo/demo-language';
import { demoWordPress } from '../sources/demo/settings-data';
import { createStoreServer, type StoreServer } from '../server/server';
import type { OnProgress } from '../store-file/make-store';
import { importShop } from '../sources/export/import-shop';
import { loadShopSettings } from '../schema/shop-settings';
import { databaseUrl } from '../sources/tables/database-address';
import { PooledDatabase } from '../stores/pooled-database';
import { openDatabase } from '../store-file/open';
import { OpenFiles } from '../stores/open-files';
import { ReplaceableStore } from '../stores/replaceable-store';
import { ShopTime } from '../base/time/shop-time';
import { followShop } from './connect';
import { StoreSync } from './store-sync';
import { noteOpened } from '../stores/kept-stores';
import type { StartOptions, StoreOptions } from './options';
import { UsageError } from '../base/errors';
import { noteControl, removeControl } from '../stores/control-file';
import { urlOf } from './own-address';
import { faultLines } from './terminal/fault-lines';
import { ProgressBar } from './terminal/progress';
import { sentenceFor } from './terminal/sentence-for';
import type { StartEnvironment } from './environment';

/** A store with its server, which does not listen yet. */
export interface OpenStore {
	/** Name of the shop. */
	readonly title: string;
	readonly server: StoreServer;
	/** The database of an open store by its file; null for others. */
	databaseOf(file: string): Database | null;
	/** Stops it: no more requests, everything written. */
	stop(): Promise<void>;
}

/** The sessions. */
export interface Access {
	readonly token: string;
	readonly sessions: Sessions;
	/** The page for opening, adding and removing shops. */
	readonly chooser?: ChooserPage;
}

/** Opens an existing store, and starts the sync with its shop, if it has one. */
export async function openStore(
	options: StoreOptions,
	connected: ConnectedShop | null,
	{ token, sessions, chooser }: Access,
	environment: StartEnvironment,
): Promise<OpenStore> {
	const files = openFilesOf(options, environment);
	const database = new PooledDatabase(files, options.file);
	const keys = new KeyRing(keysBeside(options.file));
	const storeSync = new StoreSync(
		async () => connected && (await followShop(connected, database, options, environment)),
	);
	try {
		await checkSource(database, options);
		await storeSync.resume();
		const { timeZone, title } = await loadShopSettings(database);
		const pinned = options.now === null ? null : readNow(options.now, new ShopTime(timeZone));
		const exports = exportsOf(database, options, { pinned, err: environment.err });
		await sessions.keepIn(sessionsBeside(options.file));
		await keys.load();
		const shopToken = storeSync.service
			? (await readCredentials(options.file))?.shopToken
			: undefined;
		const server = await createStoreServer({
			context: contextOf(database, { storeSync, exports, pinned, keys }),
			token,
			...(shopToken !== undefined && { shopToken }),
			sessions,
			...(chooser && { chooser }),
			staticDir: builtApp(environment.root),
			...(options.language !== null && { language: options.language }),
			extensions: options.extensions,
			clockIsPinned: pinned !== null,
			isPublic: !isLoopback(options.host),
			storeFile: database,
			replaceable: new ReplaceableStore(database, storeSync),
			isBehindProxy: options.isBehindProxy,
			log: options.log,
			reloadsOnBuild: process.env['STORE_ANALYTICS_DEV'] === '1',
		});
		await noteOpened(environment.root, [options.file]);
		return {
			title: harmless(title),
			server: noting(server, options.file, sessions),
			databaseOf: (file) => (file === options.file ? database : null),
			stop: async () => {
				await removeControl(options.file);
				await stop(server, files, { storeSync, exports });
				await keys.flush();
			},
		};
	} catch (error) {
		await storeSync.stop();
		await files.close();
		throw error;
	}
}

/** Leaves the server's address beside the store when it listens. */
function noting(server: StoreServer, file: string, sessions: Sessions): StoreServer {
	return {
		...server,
		async listen(port, host) {
			const taken = await server.listen(port, host);
			await noteControl(file, { url: urlOf(host, taken), token: sessions.ownToken });
			return taken;
		},
	};
}

function exportsOf(
	database: PooledDatabase,
	{ exportFolder: folder }: StoreOptions,
	{ pinned, err }: Pick<StartEnvironment, 'err'> & { readonly pinned: Date | null },
): Exports {
	return new Exports(database, {
		folder,
		now: () => pinned ?? new Date(),
		onTrouble: (error) => err.write(`${sentenceFor(error)}\n`),
	});
}

/** One file, which stays open. */
function openFilesOf({ engine }: StoreOptions, { out, err }: StartEnvironment): OpenFiles {
	return new OpenFiles({
		...{ most: 1, atRest: null, engine },
		onTrouble: (error) => err.write(`${sentenceFor(error)}\n`),
		onUpgrade: (file, upgrade) => out.write(upgradeLine(file, upgrade)),
		onDamage: (file, damage) => err.write(damageLine(file, damage)),
	});
}

/** What works beside the requests. */
interface Running {
	readonly storeSync: StoreSync;
	readonly exports: Exports;
}

function contextOf(
	database: PooledDatabase,
	{
		storeSync,
		exports,
		pinned,
		keys,
	}: Running & { readonly pinned: Date | null; readonly keys: KeyRing },
): StoreContext {
	return {
		...{ database, exports, keys },
		now: () => pinned ?? new Date(),
		get sync() {
			return storeSync.service ?? undefined;
		},
		get damage() {
			return database.damage;
		},
	};
}

/** The message about a store of an older version. */
export function upgradeLine(file: string, { from, kept }: Upgrade): string {
	return `${file} was brought up to date from version ${from} of its tables. As it was before, it is kept as ${kept}; delete that when all is well.\n`;
}

/** Folder of the built app. */
export function builtApp(root: string): string {
	return path.join(root, 'dist', 'embedded');
}

/** The sync ends between two transactions, requests with their responses; then everything is in the file. */
async function stop(
	server: StoreServer,
	files: OpenFiles,
	{ storeSync, exports }: Running,
): Promise<void> {
	try {
		await Promise.all([storeSync.stop(), exports.close(), server.close()]);
	} finally {
		files.endReads();
		await files.close();
	}
}

/** Makes the store if it does not exist: from the export, or as a demo. */
export async function ensureStore(
	options: StoreOptions,
	environment: StartEnvironment,
): Promise<void> {
	const { file, importFrom } = options;
	if (existsSync(file)) return;
	const title = importFrom === null ? 'Making a demo shop' : 'Importing';
	const progress = new ProgressBar(title, environment.err);
	const onProgress: OnProgress = (share, of) => {
		if (of === 'days') return;
		progress.update(share);
		if (share === 1 && !of) progress.announce('Adding up the days…');
	};
	const making =
		importFrom === null
			? makeDemo(options, file, onProgress)
			: importShop(importFrom, file, onProgress);
	const found = await making.finally(() => progress.finish());
	if (found) environment.err.write(faultLines(found));
}

/** Makes the demo shop, in the language of the page that asks for it. */
export async function makeDemo(
	{ now, demoOrders }: StartOptions,
	file: string,
	onProgress: OnProgress,
	page?: PageLanguage,
): Promise<void> {
	const at = now === null ? new Date() : readNow(now, new ShopTime(demoWordPress.timezone));
	const language = page ? inLanguage(page, () => demoLanguage(page.locale)) : {};
	await createDemoShop({ file, orders: demoOrders, now: at, language, onProgress });
}

/** Opens an existing store unchanged, but not if another shop was to be imported into it. */
async function checkSource(database: StoreDatabase, options: StoreOptions): Promise<void> {
	const tables = options.database && databaseUrl(options.database.address);
	const source = options.connect ?? tables ?? options.importFrom;
	if (source === null) return;
	const [meta] = await database.all<{ value: string }>(
		"SELECT value FROM store_meta WHERE key = 'source'",
	);
	if (meta === undefined || meta.value === source) return;
	const made = meta.value === 'demo' ? 'a demo shop' : `the shop of ${meta.value}`;
	throw new UsageError(
		`${options.file} holds ${made} already and is not overwritten; name another file with --db, or delete it.`,
	);
}

/** A store that cannot be opened must not end the others. */
export async function checkStore(options: StoreOptions): Promise<void> {
	const database = await openDatabase(options.file);
	await checkSource(database, options).finally(() => database.close());
}

/** Returns the time of --now, in the shop's zone. Throws a UsageError for an invalid one. */
export function readNow(text: string, time: ShopTime): Date {
	const local = time.parse(text);
	if (local === null) {
		throw new UsageError(`--now takes a moment as 2026-11-20T12:00:00, not "${text}".`);
	}
	return time.instant(local);
}
