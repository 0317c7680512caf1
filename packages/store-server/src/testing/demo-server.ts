import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../store-file/open';
import type { StoreDatabase } from '../database/store-database';
import { createDemoShop } from '../sources/demo/create-demo-shop';
import { createStoreServer } from '../server/server';

/** For tests: a row of a report as REST sends it. */
export type Row = Readonly<Record<string, unknown>>;

/** For tests: a server over a demo shop of 300 orders, all of them before `2026-11-20 17:00` UTC. */
export interface DemoServer {
	readonly database: StoreDatabase;
	/** Asks `/wc-analytics/reports/<request>`: one page of rows, and how many there are. */
	reply(request: string): Promise<{ rows: Row[]; total: number }>;
	/** The same, one field of each row. */
	valuesOf(request: string, field: string): Promise<unknown[]>;
	close(): Promise<void>;
}

/** For tests: opens such a server. */
export async function openDemoServer(): Promise<DemoServer> {
	const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-rows-'));
	const now = new Date('2026-11-20T17:00:00Z');
	const token = 'the-token-of-this-test';
	const file = path.join(folder, 'shop.duckdb');
	await createDemoShop({ file, orders: 300, now });
	const database = await openDatabase(file);
	const server = await createStoreServer({ context: { database, now: () => now }, token });
	const reply: DemoServer['reply'] = async (request) => {
		const { body, headers } = await server.inject({
			url: `/wp-json/wc-analytics/reports/${request}`,
			headers: { authorization: `Bearer ${token}` },
		});
		return { rows: JSON.parse(body) as Row[], total: Number(headers['x-wp-total']) };
	};
	return {
		database,
		reply,
		valuesOf: async (request, field) => (await reply(request)).rows.map((row) => row[field]),
		async close() {
			await server.close();
			await database.close();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
