import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../store-file/open';
import type { StoreDatabase } from '../database/store-database';
import { createDemoShop } from '../sources/demo/create-demo-shop';
import { createStoreServer } from '../server/server';

/** A row of a report's REST response. */
export type Row = Readonly<Record<string, unknown>>;

/** A server with a demo shop of 300 orders, all before `2026-11-20 17:00` UTC. */
export interface DemoServer {
	readonly database: StoreDatabase;
	/** Queries `/wc-analytics/reports/<request>`: one page of rows and the total number of rows. */
	reply(request: string): Promise<{ rows: Row[]; total: number }>;
	/** The values of one field from such a query. */
	valuesOf(request: string, field: string): Promise<unknown[]>;
	close(): Promise<void>;
}

/** Starts such a server. */
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
