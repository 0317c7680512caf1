import path from 'node:path';
import type { Database } from '../database/database';
import { isLoopback } from '../server/auth/host-check';
import { sessionsBeside } from '../server/auth/kept-sessions';
import type { StoreServer } from '../server/server';
import { createShopsServer } from '../server/shops-server';
import { FollowedShops, type FollowedAddress } from './followed-shops';
import type { ShopFile } from '../stores/shop-files';
import { Shops } from '../stores/shops';
import { ShopTime } from '../base/time/shop-time';
import { noteControl, removeControl } from '../stores/control-file';
import { builtApp, readNow, upgradeLine, type Access } from './open-store';
import { damageLine } from './terminal/damage-line';
import type { StartOptions } from './options';
import { UsageError } from '../base/errors';
import { urlOf } from './own-address';
import { sentenceFor } from './terminal/sentence-for';
import type { StartEnvironment } from './environment';

/** Several shops with their server, which does not listen yet. */
interface OpenShops {
	/** The opened stores, in sentences. */
	readonly what: string;
	readonly server: StoreServer;
	/** The connected shops: their stores, and the server's files for them. */
	readonly followed: readonly FollowedAddress[];
	/** The database of an open store by its file; null for others. */
	databaseOf(file: string): Database | null;
	stop(): Promise<void>;
}

/**
 * Opens several shops together. A shop that fails is named, and the others are served. Throws if none can be opened.
 */
export async function openShops(
	named: readonly ShopFile[],
	options: StartOptions,
	{ token, sessions, chooser }: Access,
	environment: StartEnvironment,
): Promise<OpenShops> {
	const { now } = options;
	const shops = new Shops(named, {
		exportFolder: options.exportFolder,
		...(now !== null && { now: (zone: string) => readNow(now, new ShopTime(zone)) }),
		engine: options.engine,
		onTrouble: (error) => environment.err.write(`${sentenceFor(error)}\n`),
		onUpgrade: (file, upgrade) => environment.out.write(upgradeLine(file, upgrade)),
		onDamage: (file, damage) => environment.err.write(damageLine(file, damage)),
	});
	const following = new FollowedShops(shops, options, environment);
	try {
		await shops.readNames();
		if (shops.all.every(({ problem }) => problem !== null)) throw new UsageError(noneOpens(shops));
		await following.begin();
		checkShown(options, following);
		await Promise.all(shops.all.map(({ keys }) => keys.load()));
		await sessions.keepIn(sessionsBeside(path.join(path.dirname(named[0]?.file ?? ''), 'shops')));
		const server = await createShopsServer({
			shops,
			token,
			sessions,
			...(chooser && { chooser }),
			staticDir: builtApp(environment.root),
			...(options.language !== null && { language: options.language }),
			extensions: options.extensions,
			clockIsPinned: now !== null,
			isPublic: !isLoopback(options.host),
			isBehindProxy: options.isBehindProxy,
			log: options.log,
			reloadsOnBuild: process.env['STORE_ANALYTICS_DEV'] === '1',
		});
		return {
			what: whatIsOpen(shops),
			followed: following.addresses(),
			databaseOf: (file) =>
				shops.all.find(({ database }) => database.file === file)?.database ?? null,
			server: {
				...server,
				listen: (port, host) => listen(server, shops, sessions.ownToken, { port, host }),
			},
			stop: async () => {
				await Promise.all(shops.all.map(({ database }) => removeControl(database.file)));
				await stop(server, shops, following);
				await Promise.all(shops.all.map(({ keys }) => keys.flush()));
			},
		};
	} catch (error) {
		await following.stop();
		await shops.close();
		throw error;
	}
}

function checkShown(
	{ showsWebhook, showsShopToken }: StartOptions,
	following: FollowedShops,
): void {
	if ((showsWebhook || showsShopToken) && following.addresses().length === 0) {
		throw new UsageError(
			'--webhook-secret and --shop-token are for stores that follow a shop; none of these does.',
		);
	}
}

/** Starts reading the numbers of All shops, so that they are ready for the first user. */
async function listen(
	server: StoreServer,
	shops: Shops,
	token: string,
	{ port, host }: { readonly port: number; readonly host: string },
): Promise<number> {
	const taken = await server.listen(port, host);
	const url = urlOf(host, taken);
	await Promise.all(
		shops.all.map(({ slug, database }) =>
			noteControl(database.file, { url: `${url}/shops/${slug}`, token }),
		),
	);
	void shops.refresh();
	return taken;
}

async function stop(server: StoreServer, shops: Shops, following: FollowedShops): Promise<void> {
	try {
		await Promise.all([following.stop(), server.close()]);
	} finally {
		shops.endReads();
		await shops.close();
	}
}

function whatIsOpen(shops: Shops): string {
	const open = shops.all.filter(({ problem }) => problem === null);
	return [`${open.length} of ${shops.all.length} shops are open.`, ...reasons(shops)].join('\n');
}

function noneOpens(shops: Shops): string {
	return ['None of these stores can be opened.', ...reasons(shops)].join('\n');
}

function reasons(shops: Shops): string[] {
	return shops
		.list()
		.flatMap(({ slug, problem }) => (problem ? [`${slug}: ${problem.message}`] : []));
}
