import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SyncStatus } from '@store-analytics/rest-api';
import {
	createDemoShop,
	createStoreServer,
	Exports,
	KeyRing,
	openDatabase,
	type StoreServer,
} from '@store-analytics/store-server';
import { layFixture } from './fixture-file';

const root = path.resolve(__dirname, '../../..');

/** Noon in New York, on the day of the fixture shop's export. */
export const NOW = new Date('2026-11-20T17:00:00Z');

export const TOKEN = 'token-of-the-tests';

/** A store server with a shop, on a free port of this machine. */
export interface FixtureStore {
	readonly origin: string;
	/** Returns a link that logs one browser in. */
	logInLink(): string;
	/** Requests the REST API as a script and returns the parsed JSON. */
	ask<Reply>(path: string): Promise<Reply>;
	stop(): Promise<void>;
}

export interface FixtureStoreOptions {
	/** `store-a` is the recorded shop (3,000 orders); `empty` has never sold anything. */
	readonly shop?: 'store-a' | 'empty';
	/** WordPress locale of shop and user; `ar` is written from right to left. */
	readonly locale?: string;
	/** Files of extensions' scripts. */
	readonly extensions?: readonly string[];
	/** The sync state of the connected shop, read on each request. Without it, the store has no connected shop. */
	readonly sync?: () => SyncStatus;
	/** Folder of the app to serve; the built one by default. */
	readonly app?: string;
	/** The shop's clock, which only moves when a test moves it. */
	readonly now?: () => Date;
}

/** Starts a store that lives as long as the test; serves the built app of dist/embedded. */
export async function startFixtureStore({
	shop = 'store-a',
	locale,
	extensions = [],
	sync,
	app = builtApp(),
	now = () => NOW,
}: FixtureStoreOptions = {}): Promise<FixtureStore> {
	const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-fixture-'));
	const file = path.join(folder, 'store.duckdb');
	if (shop === 'empty') await createDemoShop({ file, orders: 0, now: NOW });
	else await layFixture(file);
	const database = await openDatabase(file);
	if (shop === 'store-a') {
		await database.run("UPDATE store_meta SET value = ? WHERE key = 'imported_at'", [
			'2026-11-20T16:00:00.000Z',
		]);
	}
	if (locale) {
		await database.run(`INSERT OR REPLACE INTO options (name, value) VALUES ('WPLANG', ?)`, [
			JSON.stringify(locale),
		]);
	}
	const exports = new Exports(database, { now, repeats: false });
	const server = await createStoreServer({
		context: {
			...{ database, exports, keys: new KeyRing() },
			now,
			...(sync && {
				sync: {
					status: async () => sync(),
					runNow: () => undefined,
					receiveWebhook: () => false,
					notify: () => undefined,
				},
			}),
		},
		token: TOKEN,
		staticDir: app,
		extensions,
		clockIsPinned: true,
		// The time that a shop takes depends on how busy the machine is.
		patience: 60_000,
	});
	return served(server, folder, async () => {
		await exports.close();
		await database.close();
	});
}

/** The server on a free port, and a function that ends it: it closes what `close` closes and removes the folder. */
export async function served(
	server: Pick<StoreServer, 'listen' | 'newLoginPath' | 'inject' | 'close'>,
	folder: string,
	close: () => Promise<void>,
): Promise<FixtureStore> {
	const origin = `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`;
	return {
		origin,
		logInLink: () => origin + server.newLoginPath(),
		async ask(restPath) {
			const reply = await server.inject({
				url: `/wp-json${restPath}`,
				headers: { host: '127.0.0.1', authorization: `Bearer ${TOKEN}` },
			});
			return reply.json();
		},
		async stop() {
			await server.close();
			await close();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** Folder of the built app. */
export function builtApp(): string {
	const folder = path.join(root, 'dist/embedded');
	if (existsSync(path.join(folder, 'manifest.json'))) return folder;
	throw new Error('The app is not built: run `npm run build -- --target embedded` first.');
}
