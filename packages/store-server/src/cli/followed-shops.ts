import { followShop } from './connect';
import type { StartEnvironment } from './environment';
import type { StartOptions } from './options';
import { sentenceFor } from './terminal/sentence-for';
import { readCredentials, type ConnectedShop } from '../sources/connection/credentials';
import { Semaphore, newClient } from '../database/semaphore';
import { ReplaceableStore } from '../stores/replaceable-store';
import type { Shop } from '../stores/shop';
import type { Shops } from '../stores/shops';

/** The store of a connected shop, and the server's file for it. */
export interface FollowedAddress {
	readonly file: string;
	readonly address: string;
}

/** Shops that sync at once; a shop's first sync keeps one of these places until it ends. */
const ASKED_AT_ONCE = 4;

/** Milliseconds between checks whether a broken store can be opened now. */
const BETWEEN_TRIES = 60_000;

/** The syncs of the shops with a connection. */
export class FollowedShops {
	private readonly asking = new Semaphore(ASKED_AT_ONCE);
	private connected: readonly { readonly shop: Shop; readonly to: ConnectedShop }[] = [];
	private trying: NodeJS.Timeout | null = null;
	private lastTry: Promise<unknown> = Promise.resolve();
	private readonly paused = new Set<Shop>();
	private isStopped = false;

	constructor(
		private readonly shops: Shops,
		private readonly options: StartOptions,
		private readonly environment: StartEnvironment,
	) {
		for (const shop of shops.all) {
			shop.replaceable = new ReplaceableStore(shop.database, {
				pause: () => this.pause(shop),
				resume: () => this.resume(shop),
			});
		}
	}

	/** Starts the sync; retries for a store that cannot be opened. */
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

	addresses(): FollowedAddress[] {
		return this.connected.map(({ shop }) => ({
			file: shop.database.file,
			address: `/shops/${shop.slug}`,
		}));
	}

	/** Stops them, between two transactions. */
	async stop(): Promise<void> {
		this.isStopped = true;
		if (this.trying) clearInterval(this.trying);
		await this.lastTry;
		await Promise.all(this.shops.all.map(({ sync }) => sync?.stop()));
	}

	/** The sync does not start either, until it is resumed. */
	private async pause(shop: Shop): Promise<void> {
		this.paused.add(shop);
		await this.lastTry;
		await shop.sync?.stop();
	}

	private async resume(shop: Shop): Promise<void> {
		this.paused.delete(shop);
		shop.sync = null;
		await shop.readName().catch(() => undefined);
		if (this.isStopped) return;
		this.lastTry = this.lastTry.then(() => this.followRest());
		await this.lastTry;
		void shop.refresh();
	}

	private async followRest(): Promise<void> {
		const rest = this.connected.filter(({ shop }) => shop.sync === null && !this.paused.has(shop));
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
				inTurn: (round, signal) => this.asking.pass(round, newClient(signal)),
				onRound: () => void shop.refresh(),
			},
		);
		shop.shopToken = (await readCredentials(file))?.shopToken;
	}

	private say(shop: Shop, sentence: string): void {
		this.environment.err.write(`${shop.slug}: ${sentence}\n`);
	}
}
