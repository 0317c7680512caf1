import type { FastifyInstance } from 'fastify';
import { openDatabase } from '@store-analytics/store-server';
import {
	exportOf,
	exportSource,
} from '../../../packages/store-server/src/testing/exports/shop-export';
import { restApp } from '../../../packages/store-server/src/testing/rest-app';
import { shopOfSeed } from '../../../packages/store-server/src/testing/shops/random-shop';
import { fillStore } from '../../../packages/store-server/src/sources/export/import-shop';
import { toPosts } from '../../database/shops';
import type { CountedShop } from '../support/counted-shop';
import { fillTable } from '../support/query-in-wordpress';
import { SHOP_TABLES, shopStatements } from './shop-statements';
import { variedExport } from './varied-export';

/** A random shop on both hosts. */
export interface LaidShop {
	/** Name of its database in the WordPress. */
	readonly database: string;
	/** A store server with the same shop. */
	readonly app: FastifyInstance;
	close(): Promise<void>;
}

/** Lays the random shop of a seed into a WordPress and into a store. Every other shop has its orders in posts. */
export async function layRandomShop(shop: CountedShop, seed: number): Promise<LaidShop> {
	const files = variedExport(exportOf(shopOfSeed(seed, { orders: 40 })));
	const store = await openDatabase(':memory:');
	await fillStore(store, exportSource(files));
	const database = `random_${seed}`;
	const statements = await shopStatements(files, store);
	shop.shops.copy('shop', database, `${statements}\n${seed % 2 ? toPosts : ''}`, (table) =>
		SHOP_TABLES.every((name) => table !== `wp_${name}`),
	);
	fillTable(shop, database);
	const app = await restApp(store);
	return {
		database,
		app,
		async close() {
			await app.close();
			await store.close();
			shop.shops.server.run(`DROP DATABASE ${database}`);
		},
	};
}
