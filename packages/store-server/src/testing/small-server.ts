import fc from 'fast-check';
import { openDatabase } from '../store-file/open';
import type { StoreDatabase } from '../database/store-database';
import { createStoreServer, type StoreServer } from '../server/server';
import { fillStore } from '../sources/export/import-shop';
import { exportOf, exportSource } from './exports/shop-export';
import { randomShop } from './shops/random-shop';

const token = 'the-token-of-this-test';

/** A server with a small shop in New York. */
export interface SmallServer {
	readonly server: StoreServer;
	readonly database: StoreDatabase;
	readonly token: string;
	/** Queries `/wp-json/wc-analytics/<path>`; with a body it sends a POST. */
	ask(path: string, body?: object): ReturnType<typeof askServer>;
	close(): Promise<void>;
}

/** Starts such a server; the shop is the same every time. */
export async function openSmallServer(): Promise<SmallServer> {
	const database = await openDatabase(':memory:');
	const [shop] = fc.sample(randomShop(), { numRuns: 1, seed: 1 });
	if (!shop) throw new Error('There is no shop.');
	await fillStore(database, exportSource(exportOf(shop)));
	await database.run(
		`INSERT INTO options (name, value) VALUES ('timezone_string', '"America/New_York"')
			ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
	);
	const now = new Date('2026-11-20T17:00:00Z');
	const server = await createStoreServer({ context: { database, now: () => now }, token });
	return {
		server,
		database,
		token,
		ask: (path, body) => askServer(server, path, body),
		async close() {
			await server.close();
			await database.close();
		},
	};
}

async function askServer(server: StoreServer, path: string, body?: object) {
	const reply = await server.inject({
		method: body ? 'POST' : 'GET',
		url: `/wp-json/wc-analytics/${path}`,
		headers: { authorization: `Bearer ${token}` },
		...(body && { payload: JSON.stringify(body) }),
	});
	return { status: reply.statusCode, headers: reply.headers, body: reply.json() };
}
