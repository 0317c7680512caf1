import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createStoreServer, openDatabase, type StoreDatabase } from '@store-analytics/store-server';
import { takeVersion } from '../store';
import { layFixture } from '../../../support/stores/fixture-file';
import {
	markAsFollowing,
	preconditionsOf,
	waitingSync,
} from '../../../../packages/store-server/src/testing/followed-store';

/** Noon in New York, on the day of the shop's export. */
export const NOW = new Date('2026-11-20T17:00:00Z');
export const shopToken = 'the-token-of-the-shop-alone';

/** A store server with the fixture shop that says it follows the shop at an address. */
export interface FollowingStore {
	readonly port: number;
	readonly database: StoreDatabase;
	/** The time of the shop's last change notification; null if there was none. */
	notifiedAt(): Promise<string | null>;
	/** Ends it; further calls do nothing. */
	stop(): Promise<void>;
}

/** Creates a store file with the fixture shop in a folder of its own. */
export async function makeStoreFile(): Promise<{ file: string; remove(): void }> {
	const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-following-'));
	const file = path.join(folder, 'store.duckdb');
	await layFixture(file);
	return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Serves such a file; its numbers were read 42 seconds ago. */
export async function serveStore(file: string, home: string, port = 0): Promise<FollowingStore> {
	const database = await openDatabase(file);
	await takeVersion(database);
	await markAsFollowing(database, NOW.getTime() - 42_000);
	const sync = waitingSync(database, home);
	const server = await createStoreServer({
		context: { database, now: () => NOW, sync },
		token: 'the-token-of-the-owner',
		shopToken,
	});
	let stopped: Promise<void> | undefined;
	const stop = async () => {
		await sync.stop();
		await server.close();
		await database.close();
	};
	return {
		port: await server.listen(port, '127.0.0.1'),
		database,
		notifiedAt: async () => (await sync.status()).notifiedAt,
		stop: () => (stopped ??= stop()),
	};
}

/** PHP code that gives a WordPress the settings of the fixture shop. */
export async function settingsOfShop(database: StoreDatabase): Promise<string> {
	const preconditions = await preconditionsOf(database, '', NOW);
	const options = {
		woocommerce_db_version: preconditions.database,
		woocommerce_date_type: preconditions.date_type,
		woocommerce_excluded_report_order_statuses: preconditions.excluded_statuses,
		timezone_string: preconditions.time_zone,
		start_of_week: preconditions.week_start,
		woocommerce_currency: preconditions.currency,
		woocommerce_price_num_decimals: preconditions.decimals,
	};
	return `foreach ( json_decode( '${JSON.stringify(options)}', true ) as $name => $value ) update_option( $name, $value );`;
}
