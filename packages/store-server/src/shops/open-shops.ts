import path from 'node:path';
import { isLoopback } from '../auth/host-check';
import { sessionsBeside } from '../auth/kept-sessions';
import { readCredentials, type ConnectedShop } from '../connection/credentials';
import { Gate, newAsker } from '../database/gate';
import type { StoreServer } from '../http/server';
import { createShopsServer } from '../http/shops-server';
import type { Shop } from './shop';
import type { ShopFile } from './shop-files';
import { Shops } from './shops';
import { ShopTime } from '../time/shop-time';
import { followShop } from '../cli/connect';
import { noteControl, removeControl } from '../cli/control-file';
import { builtApp, readNow, upgradeLine, type Access } from '../cli/open-store';
import type { StartOptions } from '../cli/options';
import { UsageError } from '../cli/usage-error';
import { urlOf } from '../cli/own-address';
import { sentenceFor } from '../cli/terminal/sentence-for';
import type { StartEnvironment } from '../cli/environment';

/** Shops that are asked for their changes at once; a shop that comes in for the first time takes one of these places until it is in. */
const ASKED_AT_ONCE = 4;

/** Milliseconds between two looks whether a store that could not be opened can be now. */
const BETWEEN_TRIES = 60_000;

/** Several shops with their server, which has not begun to listen. */
interface OpenShops {
	/** What was opened, in sentences. */
	readonly what: string;
	readonly server: StoreServer;
	/** The shops that follow one elsewhere: their stores, and where this server has them. */
	readonly followed: readonly { readonly file: string; readonly address: string }[];
	stop(): Promise<void>;
}

/** Opens several shops together; one that cannot be opened is named, and does not keep the others from being served. Throws where none can. */
export async function openShops(
	named: readonly ShopFile[],
	options: StartOptions,
	{ token, sessions }: Access,
	environment: StartEnvironment,
): Promise<OpenShops> {
	const { now } = options;
	const shops = new Shops(named, {
		...(now !== null && { now: (zone: string) => readNow(now, new ShopTime(zone)) }),
		engine: options.engine,
		onTrouble: (error) => environment.err.write(`${sentenceFor(error)}\n`),
		onUpgrade: (file, upgrade) => environment.out.write(upgradeLine(file, upgrade)),
	});
	const following = new FollowedShops(shops, options, environment);
	try {
		await shops.readNames();
		if (shops.all.every(({ problem }) => problem !== null)) throw new UsageError(noneOpens(shops));
		await following.begin();
		const { showsWebhook, showsShopToken } = options;
		if ((showsWebhook || showsShopToken) && following.addresses().length === 0) {
			throw new UsageError(
				'--webhook-secret and --shop-token are for stores that follow a shop; none of these does.',
			);
		}
		await sessions.keepIn(sessionsBeside(path.join(path.dirname(named[0]?.file ?? ''), 'shops')));
		const server = await createShopsServer({
			shops,
			token,
			sessions,
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
			server: {
				...server,
				listen: (port, host) => listen(server, shops, sessions.ownToken, { port, host }),
			},
			stop: async () => {
				await Promise.all(shops.all.map(({ database }) => removeControl(database.file)));
				await stop(server, shops, following);
			},
		};
	} catch (error) {
		await following.stop();
		await shops.close();
		throw error;
	}
}

/** From then on the numbers of All shops are read, so that they are there when somebody looks. */
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

/** The syncs of those shops whose stores were connected to one. */
class FollowedShops {
	private readonly turns = new Gate(ASKED_AT_ONCE);
	private connected: readonly { readonly shop: Shop; readonly to: ConnectedShop }[] = [];
	private trying: NodeJS.Timeout | null = null;
	private lastTry: Promise<unknown> = Promise.resolve();

	constructor(
		private readonly shops: Shops,
		private readonly options: StartOptions,
		private readonly environment: StartEnvironment,
	) {}

	/** Begins to follow; again and again with a store that cannot be opened. */
	async begin(): Promise<void> {
		const kept = await Promise.all(
			this.shops.all.map(async (shop) => {
				const to = await readCredentials(shop.database.file);
				return to ? [{ shop, to }] : [];
			}),
		);
		this.connected = kept.flat();
		await this.followRest();
		this.trying = setInterval(() => {
			this.lastTry = this.lastTry.then(() => this.followRest());
		}, BETWEEN_TRIES);
		this.trying.unref();
	}

	addresses(): OpenShops['followed'] {
		return this.connected.map(({ shop }) => ({
			file: shop.database.file,
			address: `/shops/${shop.slug}`,
		}));
	}

	/** Ends them, between two transactions. */
	async stop(): Promise<void> {
		if (this.trying) clearInterval(this.trying);
		await this.lastTry;
		await Promise.all(this.shops.all.map(({ sync }) => sync?.stop()));
	}

	private async followRest(): Promise<void> {
		const rest = this.connected.filter(({ shop }) => shop.sync === null);
		for (const { shop, to } of rest) {
			await this.follow(shop, to).catch((error: unknown) => {
				if (shop.problem === null) this.say(shop, sentenceFor(error, 'It is not followed'));
			});
		}
	}

	private async follow(shop: Shop, to: ConnectedShop): Promise<void> {
		const { file } = shop.database;
		const { timeZone } = this.options;
		const err = { write: (text: string) => this.say(shop, text.trimEnd()) };
		shop.sync = await followShop(
			to,
			shop.database,
			{ file, timeZone },
			{ err },
			{
				inTurn: (round, signal) => this.turns.pass(round, newAsker(signal)),
				onRound: () => void shop.refresh(),
			},
		);
		shop.shopToken = (await readCredentials(file))?.shopToken;
	}

	private say(shop: Shop, sentence: string): void {
		this.environment.err.write(`${shop.slug}: ${sentence}\n`);
	}
}
