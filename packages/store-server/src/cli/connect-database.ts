import { existsSync } from 'node:fs';
import {
	CREDENTIAL_NAMES,
	readCredentials,
	type ConnectedShop,
} from '../sources/connection/credentials';
import type { StoreDatabase } from '../database/store-database';
import { makeStore } from '../store-file/make-store';
import { databaseUrl, type TypedAddress } from '../sources/tables/database-address';
import { ShopDatabase } from '../sources/tables/shop-database';
import { beginTableSync, TableSync } from '../sync/tables/table-sync';
import type { StoreOptions } from './options';
import type { StartEnvironment } from './environment';

/**
 * Returns the shop of --database, and makes a store for it if there is none. Throws a ShopError if a new shop cannot be
 * read, and then leaves nothing.
 */
export async function connectDatabase(
	options: StoreOptions,
	typed: TypedAddress,
	environment: StartEnvironment,
): Promise<ConnectedShop> {
	const { file, timeZone } = options;
	const shop = databaseUrl(typed.address);
	const kept = existsSync(file) ? await readCredentials(file) : null;
	const isSame = kept?.shop === shop && kept.credentials.name === typed.user;
	const secret =
		typed.password ??
		environment.variables?.[CREDENTIAL_NAMES.databasePassword] ??
		(isSame ? kept.credentials.secret : null) ??
		(await environment.ask?.(`Password of ${typed.user} (not shown): `, true)) ??
		'';
	const connected: ConnectedShop = {
		shop,
		credentials: { kind: 'database', name: typed.user, secret },
	};
	if (!existsSync(file)) {
		const tables = new ShopDatabase(connected);
		try {
			await makeStore(file, (database) => beginTableSync({ database, tables, timeZone }));
		} finally {
			await tables.close();
		}
	}
	return connected;
}

/** Opens the shop's tables for a sync, until the signal ends it. */
export async function openDatabaseSync(
	connected: ConnectedShop,
	database: StoreDatabase,
	{ timeZone }: Pick<StoreOptions, 'timeZone'>,
	signal: AbortSignal,
): Promise<TableSync> {
	const tables = new ShopDatabase(connected);
	try {
		const sync = await TableSync.open({ database, tables, timeZone, signal });
		signal.addEventListener('abort', () => void tables.close(), { once: true });
		if (signal.aborted) await tables.close();
		return sync;
	} catch (error) {
		await tables.close();
		throw error;
	}
}
