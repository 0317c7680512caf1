import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { newToken } from '../auth/tokens';
import { isLoopback } from '../auth/host-check';
import { ShopError } from '../connection/shop-error';
import { DatabaseError, readable } from '../database/failures';
import { openDatabase } from '../database/open';
import type { StoreDatabase } from '../database/store-database';
import { createDemoShop } from '../demo/create-demo-shop';
import { demoWordPress } from '../demo/settings-data';
import { createStoreServer, type StoreServer } from '../http/server';
import { ImportError } from '../import/import-error';
import { importShop } from '../import/import-shop';
import { loadShopSettings } from '../schema/shop-settings';
import { ShopTime } from '../time/shop-time';
import type { SyncService } from '../sync/run/sync-service';
import { connectShop, followShop } from './connect';
import { help, readOptions, UsageError, type StartOptions } from './options';
import { ProgressBar } from './progress';

/** Where a started store writes to, and where it lies. */
export interface StartEnvironment {
	/** Folder of the project: .store and dist are in it. */
	readonly root: string;
	/** Folder from which typed paths count. */
	readonly folder: string;
	readonly out: { write(text: string): unknown };
	readonly err: { write(text: string): unknown; readonly isTTY?: boolean };
	/** Variables of the environment, for credentials. */
	readonly variables?: NodeJS.ProcessEnv;
	/** Asks the person who started it; absent where nobody sits. */
	ask?(question: string, hidden: boolean): Promise<string>;
}

/** A running store. */
export interface RunningStore {
	readonly url: string;
	/** Ends it: no more requests, everything written. */
	stop(): Promise<void>;
}

/**
 * Starts what `npm start` was asked for. Resolves to the running store, to 'done' when there was nothing to run, and
 * to 'failed' after one sentence on `err`.
 */
export async function start(
	words: readonly string[],
	environment: StartEnvironment,
): Promise<RunningStore | 'done' | 'failed'> {
	try {
		const options = readOptions(words, environment.root, environment.folder);
		if (options.help) {
			environment.out.write(help);
			return 'done';
		}
		return await run(options, environment);
	} catch (error) {
		environment.err.write(`${sentenceFor(error)}\n`);
		return 'failed';
	}
}

async function run(options: StartOptions, environment: StartEnvironment): Promise<RunningStore> {
	if (options.now !== null) readNow(options.now, new ShopTime('UTC'));
	options.extensions.forEach(checkExtension);
	const connected = await connectShop(options, environment);
	await ensureStore(options, environment);
	const database = await openDatabase(options.file);
	let sync: SyncService | null = null;
	try {
		await checkSource(database, options);
		sync = connected && (await followShop(connected, database, options, environment));
		const { timeZone, title } = await loadShopSettings(database);
		const pinned = options.now === null ? null : readNow(options.now, new ShopTime(timeZone));
		const token = options.token ?? newToken();
		const server = await createStoreServer({
			context: { database, now: () => pinned ?? new Date(), ...(sync && { sync }) },
			token,
			staticDir: path.join(environment.root, 'dist', 'embedded'),
			...(options.language !== null && { language: options.language }),
			extensions: options.extensions,
			clockIsPinned: pinned !== null,
			isPublic: !isLoopback(options.host),
			reloadsOnBuild: process.env['STORE_ANALYTICS_DEV'] === '1',
		});
		const port = await listen(server, options);
		const url = `http://${addressOf(options.host)}:${port}`;
		environment.out.write(greeting(title, url, server, options, token));
		const running = sync;
		return { url, stop: () => stop(server, database, running) };
	} catch (error) {
		await sync?.stop();
		await database.close();
		throw error;
	}
}

function checkExtension(file: string): void {
	const stats = statSync(file, { throwIfNoEntry: false });
	if (stats === undefined) {
		throw new UsageError(`${file} does not exist; --extension takes a JavaScript file.`);
	}
	if (!stats.isFile() || !/\.js$/.test(file)) {
		throw new UsageError(
			`${file} is no JavaScript file; --extension takes one that ends with .js.`,
		);
	}
}

async function stop(
	server: StoreServer,
	database: StoreDatabase,
	sync: SyncService | null,
): Promise<void> {
	await sync?.stop();
	await server.close();
	await database.close();
}

function greeting(
	title: string,
	url: string,
	server: StoreServer,
	options: StartOptions,
	token: string,
): string {
	const lines = [
		`${title} is open. This link logs one browser in:`,
		'',
		`  ${url}${server.newLoginPath()}`,
		'',
		...(options.token === null ? [`Scripts send "Authorization: Bearer ${token}".`] : []),
		'Stop with Ctrl+C.',
	];
	return `${lines.join('\n')}\n`;
}

/** Makes the store when it is not there yet: from the export, or as a demo. */
async function ensureStore(options: StartOptions, environment: StartEnvironment): Promise<void> {
	const { file, importFrom } = options;
	if (existsSync(file)) return;
	if (importFrom !== null) {
		const progress = new ProgressBar('Importing', environment.err);
		await importShop(importFrom, file, (share) => progress.update(share)).finally(() =>
			progress.finish(),
		);
		return;
	}
	const progress = new ProgressBar('Making a demo shop', environment.err);
	const now =
		options.now === null ? new Date() : readNow(options.now, new ShopTime(demoWordPress.timezone));
	await createDemoShop({
		file,
		orders: options.demoOrders,
		now,
		onProgress: (share) => progress.update(share),
	}).finally(() => progress.finish());
}

/** A store that exists is opened as it is, but not when another shop was to be imported into it. */
async function checkSource(database: StoreDatabase, options: StartOptions): Promise<void> {
	const source = options.connect ?? options.importFrom;
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

function readNow(text: string, time: ShopTime): Date {
	const local = time.parse(text);
	if (local === null) {
		throw new UsageError(`--now takes a moment as 2026-11-20T12:00:00, not "${text}".`);
	}
	return time.instant(local);
}

async function listen(server: StoreServer, { port, host }: StartOptions): Promise<number> {
	try {
		return await server.listen(port, host);
	} catch (error) {
		await server.close();
		const code: unknown = Object(error).code;
		if (code === 'EADDRINUSE') {
			throw new UsageError(
				`Port ${port} is in use; stop what listens there, or name another with --port (0 takes a free one).`,
			);
		}
		if (code === 'EACCES') {
			throw new UsageError(`Port ${port} may not be used by you; name one above 1023 with --port.`);
		}
		if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
			throw new UsageError(`--host ${host} is no address of this machine.`);
		}
		throw error;
	}
}

function addressOf(host: string): string {
	if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
	return host.includes(':') ? `[${host}]` : host;
}

/** One sentence for the person at the terminal about what went wrong. */
export function sentenceFor(problem: unknown): string {
	const error = readable(problem);
	if (
		error instanceof UsageError ||
		error instanceof ImportError ||
		error instanceof DatabaseError ||
		error instanceof ShopError
	) {
		return error.message;
	}
	return `The store cannot start: ${String(error).split('\n')[0]}`;
}
