import { __ } from '@wordpress/i18n';
import type { ShopClient, ShopTrouble } from '../../sources/rest/shop-client';
import type { CheckedShop } from '../../sources/rest/check-connection';
import { ShopError } from '../../sources/connection/shop-error';
import { DatabaseError, readable } from '../../database/failures';
import type { StoreDatabase } from '../../database/store-database';
import { ImportError } from '../../base/errors';
import { importSettings } from '../../documents/import-settings';
import { ShopTime } from '../../base/time/shop-time';
import { loadShopSettings } from '../../schema/shop-settings';
import { idsIn } from '../write/row-tables';
import { updateSettings } from '../write/write-settings';
import { ShopProof } from '../prove/shop-proof';
import { ShopReports } from '../prove/shop-reports';
import { GoneEntries } from './gone-entries';
import { ListChanges } from './list-changes';
import { ListSync } from './list-sync';
import { OrderSync } from './order-sync';
import { readBasics } from '../../sources/rest/shop-basics';
import type { CollectionProgress } from '@store-analytics/rest-api';
import { readState, writeState, type SyncState } from '../state/sync-state';
import { Steps } from './steps';
import { SyncWork, utcText } from '../state/sync-work';

/** Milliseconds between two polls for changes. */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Hours of the shop's night, when ids are compared. */
const NIGHT = { from: 2, to: 6 };

/** After so many hours, ids are compared at night. */
const AT_NIGHT = 20 * HOUR;

/** What failed for one list is tried again after this time, not every minute. */
const LATER = 10 * MINUTE;

/** A shop's clock may jump ahead by less than this. */
const JUMP = 10 * MINUTE;

/** The first lists of the first sync: orders name their coupons and taxes by codes, products their attributes. */
const NEEDED_LISTS = 2;

/** Stands among the lists that were read, if products and orders were read without those. */
const AGAIN = 'again';

/** The options of a sync. */
export interface ShopSyncOptions {
	readonly database: StoreDatabase;
	readonly client: ShopClient;
	readonly checked: CheckedShop;
	/** The shop's time zone, if only its owner can tell. */
	readonly timeZone?: string | null;
	/** Milliseconds. */
	now?(): number;
}

/** Settings and versions of the shop: everything that a store needs before it opens. */
export async function beginSync({
	database,
	client,
	checked,
	timeZone = null,
}: ShopSyncOptions): Promise<void> {
	const basics = await readBasics(client, checked.index, timeZone);
	await database.transaction(async (within) => {
		const { time } = await importSettings(basics, within);
		const options = await updateSettings(within, basics, time, null);
		await writeState(within, 'options', options);
		await writeState(within, 'shop', client.connected.shop);
	});
}

/** Syncs one shop into the store, step by step; each step leaves the store consistent. */
export class ShopSync {
	readonly work: SyncWork;
	private readonly orders: OrderSync;
	private readonly lists: ListSync;
	private readonly listChanges: ListChanges;
	private readonly gone: GoneEntries;
	private readonly proof: ShopProof;
	private readonly steps = new Steps();
	/** When changes of orders were last requested, in milliseconds. */
	private followed: number;

	constructor(private readonly options: ShopSyncOptions) {
		this.work = new SyncWork(options.database, options.client, options.now ?? Date.now);
		this.orders = new OrderSync(this.work);
		this.lists = new ListSync(this.work);
		this.listChanges = new ListChanges(this.work);
		this.gone = new GoneEntries(this.work, this.orders);
		this.proof = new ShopProof(this.work, this.orders, ({ dateType }) =>
			Promise.resolve(new ShopReports(options.client, dateType)),
		);
		this.followed = this.work.now();
	}

	/** Runs what is due: the rest of the first sync, changes, and hourly or nightly work. */
	async run(): Promise<void> {
		const { database } = this.work;
		const isLoaded = (await readState(database, 'loaded')) ?? (await this.load());
		await this.follow();
		// What the first sync could not read is told, and read before hourly and nightly work.
		if (!isLoaded) return this.steps.end();
		const refreshed = (await readState(database, 'refreshed')) ?? { lists: 0, ids: 0 };
		const now = this.work.now();
		if (now - refreshed.lists >= HOUR) {
			const passes = await this.steps.run('refresh', () => this.refresh());
			const lists = passes ? now : now - HOUR + LATER;
			await writeState(database, 'refreshed', { ...refreshed, lists });
		}
		if (await this.isDueAtNight(now - refreshed.ids)) {
			const passes = await this.compare();
			const ids = passes ? now : now - AT_NIGHT + HOUR;
			await writeState(database, 'refreshed', { lists: now, ids });
			this.proof.ask();
		}
		await this.steps.run('proof', () => this.proof.run());
		this.steps.end();
	}

	get trouble(): ShopTrouble | null {
		return this.options.client.trouble;
	}

	hurry(): void {
		this.options.client.hurry();
	}

	/** Makes the next run end with a comparison of all days with the shop's own reports. */
	prove(): void {
		this.proof.ask();
	}

	/** Compares everything in the shop with the store, at night and on request; resolves to whether all could be read. */
	async compare(): Promise<boolean> {
		const { lists, orders } = this;
		const works = {
			ids: () => orders.compareIds(),
			products: () => lists.products(true),
			coupons: () => lists.coupons(true),
			reviews: () => lists.reviews(true),
			customers: () => lists.customers(true),
		};
		let passes = true;
		for (const [name, work] of Object.entries(works)) {
			passes = (await this.steps.run(`compare ${name}`, work)) && passes;
		}
		await lists.settleAll();
		return passes;
	}

	/** The first sync. A list that fails does not hold up the others; resolves to whether all could be read. */
	private async load(): Promise<boolean> {
		const { database, client } = this.work;
		if (!(await readState(database, 'changes'))) {
			const { at } = await client.get('/wc/v3/orders', { per_page: 1 });
			// A shop whose clock is days ahead would hide the changes of these days.
			const since = utcText(Math.min(at, this.work.now() + 24 * HOUR));
			await writeState(database, 'changes', { since });
		}
		const passed = [
			await this.once('lists', () => this.lists.smallLists()),
			await this.once('coupons', () => this.lists.coupons(false)),
			...(await together([
				() => this.orders.load(() => this.followOrders()).then(() => true),
				() => this.once('products', () => this.lists.products(false)),
				() => this.once('customers', () => this.lists.customers(false)),
				() => this.once('reviews', () => this.lists.reviews(false)),
			])),
		];
		if (passed.slice(0, NEEDED_LISTS).includes(false)) await this.isRead(AGAIN);
		await this.lists.settleAll();
		if (passed.includes(false)) return false;
		await this.readWhatLacked();
		const now = this.work.now();
		await writeState(database, 'refreshed', { lists: now, ids: now });
		await writeState(database, 'loaded', true);
		return true;
	}

	/** A list of the first sync, unless it has been read completely; resolves to whether it has. */
	private async once(
		name: Exclude<CollectionProgress['name'], 'orders'>,
		read: () => Promise<void>,
	): Promise<boolean> {
		const { database, progress } = this.work;
		const isThere = ((await readState(database, 'lists')) ?? []).includes(name);
		if (isThere) {
			progress.finish(name);
			return true;
		}
		return this.steps.run(`first ${name}`, async () => {
			await read();
			await this.isRead(name);
		});
	}

	private async isRead(name: string): Promise<void> {
		await this.work.database.transaction(async (within) => {
			const done = (await readState(within, 'lists')) ?? [];
			await writeState(within, 'lists', [...new Set([...done, name])]);
		});
	}

	/** Reads products and orders again that were read without lists which they need. */
	private async readWhatLacked(): Promise<void> {
		const { database } = this.work;
		if (!(await readState(database, 'lists'))?.includes(AGAIN)) return;
		await this.lists.products(false);
		await this.orders.readAgain([...(await idsIn(database, 'orders'))]);
	}

	private async follow(): Promise<void> {
		const { database } = this.work;
		const { since, sinceOfLists = since } = await this.changedSince();
		await this.steps.run('orders', () => this.changedOrders(), true);
		const { since: next } = await this.changedSince();
		const passes = await this.listChanges.read(sinceOfLists, this.steps);
		await this.steps.run('gone', () => this.gone.remove());
		if (passes) await writeState(database, 'changes', { since: next });
	}

	/** Changes of orders since the last time; those of lists are still to be read. */
	private async changedOrders(): Promise<void> {
		const { database } = this.work;
		const { since, sinceOfLists = since } = await this.changedSince();
		const told = Date.parse(`${await this.orders.changes(since)}Z`);
		const now = this.work.now();
		const checked = await readState(database, 'checked');
		// If the shop's clock jumps ahead, changes before its time were not all listed.
		const most = checked === null ? told : Date.parse(`${since}Z`) + now - checked + JUMP;
		await writeState(database, 'changes', { since: utcText(Math.min(told, most)), sinceOfLists });
		await writeState(database, 'checked', now);
	}

	/** The times by the shop's clock from which changes are requested. */
	private async changedSince(): Promise<SyncState['changes']> {
		return (await readState(this.work.database, 'changes')) ?? { since: utcText(0) };
	}

	/** During the first sync, changes are read every minute anyway. */
	private async followOrders(): Promise<void> {
		if (this.work.now() - this.followed < MINUTE) return;
		const { since } = await this.changedSince();
		await this.orders.changes(since);
		this.followed = this.work.now();
		await writeState(this.work.database, 'checked', this.followed);
	}

	private async refresh(): Promise<void> {
		const { database, client } = this.work;
		const { checked, timeZone = null } = this.options;
		const basics = await readBasics(client, checked.index, timeZone);
		const time = new ShopTime((await loadShopSettings(database)).timeZone);
		await database.transaction(async (within) => {
			const before = (await readState(within, 'options')) ?? {};
			const options = await updateSettings(within, basics, time, before);
			await writeState(within, 'options', options);
		});
		await this.lists.smallLists();
	}

	/** Once a day at night, or after a day and a half without. */
	private async isDueAtNight(past: number): Promise<boolean> {
		const { timeZone } = await loadShopSettings(this.work.database);
		const hour = Number(new ShopTime(timeZone).local(new Date(this.work.now())).slice(11, 13));
		const isNight = hour >= NIGHT.from && hour < NIGHT.to;
		return past >= (isNight ? AT_NIGHT : 36 * HOUR);
	}
}

/** Runs all at once; after a failure the others finish their step, and the first error is thrown. */
async function together(works: readonly (() => Promise<boolean>)[]): Promise<boolean[]> {
	const results = await Promise.allSettled(works.map((work) => work()));
	return results.map((result) => {
		if (result.status === 'rejected') throw result.reason;
		return result.value;
	});
}

/** The error for the status, whether it may pass by itself, and for how many milliseconds the shop asks to wait. */
export function problemOf(error: unknown) {
	const known = readable(error);
	if (!(known instanceof ShopError)) {
		return { kind: 'store' as const, message: sentenceOf(known), passes: false, wait: 0 };
	}
	const { problem: kind, message, passes, about } = known;
	return { kind, message, passes, wait: (about.retryAfter ?? 0) * 1000 };
}

/** Only messages for people are shown; database errors go to the log. */
function sentenceOf(error: unknown): string {
	return error instanceof DatabaseError || error instanceof ImportError
		? error.message
		: __(
				'The shop’s data could not be imported. See the server log for the reason.',
				'store-analytics',
			);
}
