import { checkConnection } from '../../sources/rest/check-connection';
import { credentialsOf } from '../../sources/connection/credentials';
import { ShopClient, type ClientOptions } from '../../sources/rest/shop-client';
import { openDatabase } from '../../store-file/open';
import type { StoreDatabase } from '../../database/store-database';
import { fillStore } from '../../sources/export/import-shop';
import { type ExportFileName, sourceOf } from '../../documents/files/export-files';
import { beginSync, ShopSync } from '../../sync/run/shop-sync';
import { readState } from '../../sync/state/sync-state';
import { shopKeys } from './key-check';
import type { ExportFiles } from './shop-data';
import { StoreCopies } from '../store-copies';
import { SimulatedShop } from './simulated-shop';

/** A user of the simulated shop. */
export const owner = credentialsOf(shopKeys.user.name, shopKeys.user.secret);

/** A sync of a simulated shop into a store; it begins the first time, and later continues. Pauses are skipped. */
export async function syncOf(
	shop: SimulatedShop,
	database: StoreDatabase,
	about: Partial<ClientOptions> = {},
	now?: () => number,
): Promise<ShopSync> {
	const connected = { shop: shop.address, credentials: owner };
	const network = { sleep: () => new Promise<void>(setImmediate), ...about };
	const checked = await checkConnection(connected, network);
	const client = new ShopClient(connected, { ...network, permalinks: checked.permalinks });
	const options = { database, client, checked, ...(now && { now }) };
	if (!(await readState(database, 'shop'))) await beginSync(options);
	return new ShopSync(options);
}

/** Copies of a store after its first sync with the shop. `now` sets the store's clock, `prepare` may set the shop's. */
export async function syncedCopies(
	files: ExportFiles,
	prepare: (shop: SimulatedShop) => void = () => undefined,
	now?: () => number,
): Promise<StoreCopies> {
	const shop = new SimulatedShop(files);
	await shop.open();
	try {
		prepare(shop);
		return await StoreCopies.of(async (database) => (await syncOf(shop, database, {}, now)).run());
	} finally {
		await shop.close();
	}
}

/** A store with the imported files. */
export async function importedStore(files: ExportFiles): Promise<StoreDatabase> {
	const database = await openDatabase(':memory:');
	const documents = new Map(Object.entries(files) as [ExportFileName, unknown][]); // names of files
	await fillStore(database, sourceOf('export', documents));
	return database;
}
