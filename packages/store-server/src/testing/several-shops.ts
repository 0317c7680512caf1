import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../store-file/open';
import { createDemoShop } from '../sources/demo/create-demo-shop';
import { createShopsServer, type ShopsServerOptions } from '../server/shops-server';
import { shopFiles } from '../stores/shop-files';
import { Shops, type ShopsOptions } from '../stores/shops';

/** Name and location of a generated shop. */
interface MadeUpShop {
	readonly name: string;
	readonly title: string;
	readonly currency: string;
	readonly zone: string;
	/** Number of orders; 40 by default. */
	readonly orders?: number;
}

/** Friday evening in Berlin, Saturday morning in Auckland. */
export const NOW = new Date('2026-11-20T17:00:00Z');

export const berlin = {
	...{ name: 'berlin', title: 'Berliner Laden', currency: 'EUR', zone: 'Europe/Berlin' },
} satisfies MadeUpShop;
export const auckland = {
	...{ name: 'auckland', title: 'Auckland Store', currency: 'NZD', zone: 'Pacific/Auckland' },
	orders: 60,
} satisfies MadeUpShop;

/** Creates a folder of stores; each name in `broken` becomes an invalid file. */
export async function makeShops(
	shops: readonly MadeUpShop[],
	broken: readonly string[] = [],
): Promise<string> {
	const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-shops-'));
	for (const { name, title, currency, zone, orders = 40 } of shops) {
		const file = path.join(folder, `${name}.duckdb`);
		await createDemoShop({ file, orders, now: NOW });
		const database = await openDatabase(file);
		const options = { blogname: title, woocommerce_currency: currency, timezone_string: zone };
		for (const [option, value] of Object.entries(options)) {
			await database.run(
				'INSERT INTO options (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
				[option, JSON.stringify(value)],
			);
		}
		await database.run("DELETE FROM store_meta WHERE key = 'currency_symbol'");
		await database.close();
	}
	for (const name of broken) writeFileSync(path.join(folder, `${name}.duckdb`), 'This is none.');
	return folder;
}

export const token = 'the-token-of-this-test';

/** A server for all stores of a folder; the folder is deleted with it. */
export async function serveShops(
	paths: readonly string[],
	options: ShopsOptions = {},
	further: Partial<ShopsServerOptions> = {},
) {
	const shops = new Shops(shopFiles(paths), { now: () => NOW, patience: 10_000, ...options });
	await shops.readNames();
	const server = await createShopsServer({ shops, token, clockIsPinned: true, ...further });
	return {
		shops,
		server,
		/** Sends a request with the access token. */
		async ask(url: string, body?: object) {
			const reply = await server.inject({
				method: body ? 'POST' : 'GET',
				url,
				headers: { authorization: `Bearer ${token}` },
				...(body && { payload: JSON.stringify(body) }),
			});
			return { status: reply.statusCode, text: reply.body, body: jsonIn(reply.body) };
		},
		async close() {
			await server.close();
			await shops.close();
		},
	};
}

export function removeShops(folder: string): void {
	rmSync(folder, { recursive: true, force: true });
}

function jsonIn(text: string) {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
