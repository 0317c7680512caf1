import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { StoreDatabase } from '../../database/store-database';
import { openDatabase } from '../../store-file/open';
import { restApp } from '../rest-app';

interface LaidShop {
	readonly database: StoreDatabase;
	/** Its REST below /wp-json. */
	readonly app: FastifyInstance;
}

/**
 * Opens a shop whose file `lay` makes before the tests of a file or a group, and closes it after them. It is empty until then.
 * @example const shop = laidShop(layFixture); // shop.app.inject('/wp-json/…') in a test
 */
export function laidShop(lay: (file: string) => Promise<void>): LaidShop {
	const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-laid-'));
	const shop = {} as { -readonly [Part in keyof LaidShop]: LaidShop[Part] }; // as: filled before the first test
	beforeAll(async () => {
		const file = path.join(folder, 'shop.duckdb');
		await lay(file);
		shop.database = await openDatabase(file);
		shop.app = await restApp(shop.database);
	});
	afterAll(async () => {
		await shop.app.close();
		await shop.database.close();
		rmSync(folder, { recursive: true, force: true });
	});
	return shop;
}
