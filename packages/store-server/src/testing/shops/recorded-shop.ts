import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { layFixture } from '../../../../../tests/support/stores/fixture-file';
import type { StoreDatabase } from '../../database/store-database';
import { openDatabase } from '../../store-file/open';
import { restApp } from '../rest-app';

interface RecordedShop {
	readonly database: StoreDatabase;
	/** Its REST below /wp-json. */
	readonly app: FastifyInstance;
}

/**
 * Opens a copy of the recorded shop before the tests of a file or a group, and closes it after them. It is empty until then.
 * @example const shop = recordedShop(); // shop.app.inject('/wp-json/…') in a test
 */
export function recordedShop(): RecordedShop {
	const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-recorded-'));
	const shop = {} as { -readonly [Part in keyof RecordedShop]: RecordedShop[Part] }; // as: filled before the first test
	beforeAll(async () => {
		const file = path.join(folder, 'shop.duckdb');
		await layFixture(file);
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
