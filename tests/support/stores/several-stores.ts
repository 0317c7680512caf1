import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
	createDemoShop,
	createShopsServer,
	openDatabase,
	Shops,
} from '@store-analytics/store-server';
import { builtApp, NOW, served, TOKEN, type FixtureStore } from './fixture-store';

const made = [
	{ slug: 'berlin', title: 'Berliner Laden', currency: 'EUR', zone: 'Europe/Berlin', orders: 900 },
	{
		slug: 'auckland',
		title: 'Auckland Store',
		currency: 'NZD',
		zone: 'Pacific/Auckland',
		orders: 600,
	},
	{ slug: 'empty', title: 'New Shop', currency: 'EUR', zone: 'Europe/Madrid', orders: 0 },
];

/** A server of several generated shops, including one without orders and a damaged store; serves the built app. */
export async function startSeveralStores(
	language = 'en_US',
	app = builtApp(),
): Promise<FixtureStore> {
	const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-several-'));
	const fileOf = (slug: string) => path.join(folder, `${slug}.duckdb`);
	for (const { slug, title, currency, zone, orders } of made) {
		await createDemoShop({ file: fileOf(slug), orders, now: NOW });
		const database = await openDatabase(fileOf(slug));
		const options = { blogname: title, woocommerce_currency: currency, timezone_string: zone };
		for (const [name, value] of Object.entries(options)) {
			await database.run('INSERT OR REPLACE INTO options (name, value) VALUES (?, ?)', [
				name,
				JSON.stringify(value),
			]);
		}
		await database.run("DELETE FROM store_meta WHERE key = 'currency_symbol'");
		await database.close();
	}
	writeFileSync(fileOf('damaged'), 'This is no store.');
	const names = [...made.map(({ slug }) => slug), 'damaged'];
	const shops = new Shops(
		names.map((slug) => ({ slug, file: fileOf(slug) })),
		// The time that shops take depends on how busy the machine is.
		{ now: () => NOW, patience: 60_000 },
	);
	await shops.readNames();
	const server = await createShopsServer({
		shops,
		token: TOKEN,
		staticDir: app,
		language,
		clockIsPinned: true,
		patience: 60_000,
		log: 'silent',
	});
	return served(server, folder, () => shops.close());
}
