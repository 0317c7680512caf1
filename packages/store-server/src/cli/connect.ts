import { existsSync } from 'node:fs';
import { newToken } from '../server/auth/tokens';
import { checkConnection } from '../sources/rest/check-connection';
import {
	credentialsFile,
	CREDENTIAL_NAMES,
	credentialsIn,
	credentialsOf,
	keepCredentials,
	readCredentials,
	type ConnectedShop,
	type Credentials,
} from '../sources/connection/credentials';
import { screensOf } from '../sources/connection/shop-address';
import { newWebhookSecret } from '../sources/connection/webhook';
import { ShopClient } from '../sources/rest/shop-client';
import type { StoreDatabase } from '../database/store-database';
import { makeStore } from '../store-file/make-store';
import { beginSync, ShopSync, type ShopSyncOptions } from '../sync/run/shop-sync';
import { withoutData } from '../server/operations/logger';
import { isDatabaseUrl } from '../sources/tables/database-address';
import { readState } from '../sync/state/sync-state';
import { SyncService, type SyncServiceOptions } from '../sync/run/sync-service';
import { connectDatabase, openDatabaseSync } from './connect-database';
import type { StoreOptions } from './options';
import { UsageError } from '../base/errors';
import type { StartEnvironment } from './environment';
import { SyncLines } from './terminal/sync-lines';

/**
 * Returns the shop that the store follows: the one of --connect or --database, for which it makes a store if there is
 * none, or the existing store's; null for other stores. Throws a ShopError if a new shop cannot be connected, and then
 * leaves nothing.
 */
export async function connectShop(
	options: StoreOptions,
	environment: StartEnvironment,
): Promise<ConnectedShop | null> {
	const { file, connect } = options;
	if (options.database !== null) return connectDatabase(options, options.database, environment);
	const isThere = existsSync(file);
	const kept = isThere ? await readCredentials(file) : null;
	if (connect === null) return kept;
	const given = credentialsIn(environment.variables ?? {});
	if (isThere && kept?.shop === connect && given === null) return kept;
	const credentials = given ?? (await askForCredentials(connect, environment));
	const connected = { shop: connect, credentials };
	await makeShopStore(connected, { file, timeZone: options.timeZone });
	return connected;
}

/**
 * Checks a shop, and makes its store if there is none. Throws a ShopError, and then leaves nothing, if the shop cannot
 * be connected.
 */
export async function makeShopStore(
	connected: ConnectedShop,
	options: {
		readonly file: string;
		readonly timeZone: string | null;
		readonly signal?: AbortSignal;
		readonly onFound?: () => void;
	},
): Promise<void> {
	const { file, timeZone, signal, onFound } = options;
	const stopping = signal && { signal };
	const checked = await checkConnection(connected, { ...stopping, ...(onFound && { onFound }) });
	if (existsSync(file)) return;
	// The user waits for it.
	const client = new ShopClient(connected, {
		permalinks: checked.permalinks,
		tries: 3,
		...stopping,
	});
	await makeStore(file, (database) => beginSync({ database, client, checked, timeZone }));
}

/** Starts the sync with a shop and reports it on `err`. `among` is set if there are several shops. */
export async function followShop(
	shop: ConnectedShop,
	database: StoreDatabase,
	options: Pick<StoreOptions, 'file' | 'timeZone'>,
	environment: Pick<StartEnvironment, 'err'>,
	among: Pick<SyncServiceOptions, 'inTurn' | 'onRound'> = {},
): Promise<SyncService> {
	const secrets = await secretsOf(shop, options.file);
	const { webhookSecret } = secrets;
	const connected = { ...shop, ...secrets };
	await keepCredentials(options.file, connected);
	const stopping = new AbortController();
	const show = () =>
		void service.status().then(
			(status) => lines.show(status),
			() => undefined,
		);
	const openRest = async () => {
		const checked = await checkConnection(connected, { signal: stopping.signal });
		const client = new ShopClient(connected, {
			permalinks: checked.permalinks,
			signal: stopping.signal,
			onWait: show,
		});
		const sync: ShopSyncOptions = { database, client, checked, timeZone: options.timeZone };
		return new ShopSync(sync);
	};
	const lines = new SyncLines(environment.err);
	const service: SyncService = new SyncService({
		database,
		shop: (await readState(database, 'shop')) ?? connected.shop,
		open: isDatabaseUrl(connected.shop)
			? () => openDatabaseSync(connected, database, options, stopping.signal)
			: openRest,
		stopping,
		webhookSecret,
		...(among.inTurn && { inTurn: among.inTurn }),
		onRound: (problem) => {
			among.onRound?.(problem);
			show();
		},
		onUnexpected: (error) => environment.err.write(`${JSON.stringify(withoutData(error))}\n`),
	});
	lines.follow(() => service.status(), stopping.signal);
	return service;
}

/** The shop's secrets; they stay as long as the shop does. */
async function secretsOf({ shop }: ConnectedShop, file: string) {
	const kept = await readCredentials(file);
	const before = kept?.shop === shop ? kept : undefined;
	return {
		webhookSecret: before?.webhookSecret ?? newWebhookSecret(),
		shopToken: before?.shopToken ?? newToken(),
	};
}

async function askForCredentials(
	shop: string,
	{ ask, out }: StartEnvironment,
): Promise<Credentials> {
	if (!ask) {
		const { key, secret, user, password } = CREDENTIAL_NAMES;
		throw new UsageError(
			`${shop} wants a key: set ${key} and ${secret}, or ${user} and ${password}, in the environment; see docs/own-shop.md.`,
		);
	}
	const screens = screensOf(shop);
	out.write(
		[
			`${shop} is read with a key of its own. Either of these will do; "Read" suffices:`,
			`  a consumer key           ${screens.keys}`,
			`  an application password  ${screens.applicationPasswords}`,
			`It is kept in ${credentialsFile('the store’s file')}, which only you can read, and goes nowhere else.`,
			'',
		].join('\n'),
	);
	const name = await ask('Consumer key (ck_…) or user name: ', false);
	const secret = await ask('Consumer secret (cs_…) or application password (not shown): ', true);
	if (name.trim() === '' || secret.trim() === '') {
		throw new UsageError('Nothing was typed; start again with the key at hand.');
	}
	return credentialsOf(name, secret);
}
