import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
	createDemoShop,
	createStoreServer,
	importShop,
	openDatabase,
	type StoreDatabase,
	type StoreServer,
} from '@store-analytics/store-server';
import { changedExport } from '../../support/stores/changed-export';
import { FIXTURE_EXPORT, layFixture } from '../../support/stores/fixture-file';
import { ownVersion } from './builds';

/** Noon in New York, on the day of the shop's export. */
const NOW = new Date('2026-11-20T17:00:00Z');

/** A store server with the fixture shop, beside the WordPress under test. */
export interface Store {
	/** Its address, without a slash at the end. */
	readonly store: string;
	/** Requests its REST API. */
	readonly token: string;
	/** The `wcSettings` that its page gives scripts. */
	readonly settings: unknown;
	stop(): Promise<void>;
}

/**
 * Imports the fixture shop, or one without orders, into a file that lives as long as the test, and serves it on a free
 * port. The fixture's responses are those of 9.4 unless `woocommerce` names another version. Every 9.x counts orders as 9.4
 * does, so that only the name of the version differs.
 */
export async function startStore(
	shop: 'fixture' | 'empty' = 'fixture',
	woocommerce?: string,
): Promise<Store> {
	const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-store-'));
	const file = path.join(folder, 'store.duckdb');
	const isAsRecorded = !woocommerce || woocommerce.startsWith('9.');
	if (shop === 'empty') await createDemoShop({ file, orders: 0, now: NOW });
	else if (!isAsRecorded) {
		const about = { wc_version: woocommerce, wc_database_version: woocommerce };
		await importShop(changedExport(FIXTURE_EXPORT, about, path.join(folder, 'export')), file);
	} else await layFixture(file);
	const database = await openDatabase(file);
	await takeVersion(database);
	if (woocommerce) {
		await database.run(
			"UPDATE store_meta SET value = ? WHERE key IN ('wc_version', 'wc_database_version')",
			[woocommerce],
		);
	}
	// The page contains its settings only together with an app, which nobody requests here.
	writeFileSync(path.join(folder, 'manifest.json'), '{ "app.js": "app.js" }');
	const token = 'token-of-the-tests';
	const server = await createStoreServer({
		// Like WooCommerce, it counts refunds as orders of rows.
		context: { database, now: () => NOW, besideWooCommerce: true },
		token,
		staticDir: folder,
		clockIsPinned: true,
	});
	const port = await server.listen(0, '127.0.0.1');
	return {
		store: `http://127.0.0.1:${port}`,
		token,
		settings: await pageSettings(server),
		async stop() {
			await server.close();
			await database.close();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** Gives a store the version of the WordPress of `WORDPRESS_DIR`: it answers for no other than that of its shop. */
export async function takeVersion(database: StoreDatabase): Promise<void> {
	const version = ownVersion();
	if (version === undefined) return;
	await database.run("UPDATE store_meta SET value = ? WHERE key = 'wp_version'", [version]);
}

async function pageSettings(server: StoreServer): Promise<unknown> {
	const headers = { host: '127.0.0.1' };
	const login = await server.inject({ url: server.newLoginPath(), headers });
	const cookies = Object.fromEntries(login.cookies.map(({ name, value }) => [name, value]));
	const page = await server.inject({ url: String(login.headers.location), headers, cookies });
	const printed = /window\.wcSettings = (.*);$/m.exec(page.body)?.[1];
	if (printed === undefined) throw new Error(`The store's page has no wcSettings: ${page.body}`);
	return JSON.parse(printed);
}
