import type { StoreDatabase } from '../../database/store-database';
import { importSettings } from '../../documents/import-settings';
import { loadShopSettings, type ShopSettings } from '../../schema/shop-settings';
import { databaseUrl } from '../../sources/tables/database-address';
import { readBasics } from '../../sources/tables/shop/read-basics';
import { checkTables, readFacts } from '../../sources/tables/shop/shop-facts';
import type { ShopDatabase } from '../../sources/tables/shop-database';
import { ShopTime } from '../../base/time/shop-time';
import { ShopProof } from '../prove/shop-proof';
import { TableReports } from './table-reports';
import { readState, writeState, type SyncState } from '../state/sync-state';
import { utcText } from '../state/sync-work';
import { readOrderRules } from '../write/order-rules';
import { settleCustomers } from '../write/settle-customers';
import { updateSettings } from '../write/write-settings';
import { TableLists } from './table-lists';
import { TableOrders } from './table-orders';
import { TablePeople } from './table-people';
import { TableWork } from './table-work';

const MINUTE = 60_000;

/**
 * Settings of the store's engine during the first sync. By default it would use all the memory. Each checkpoint
 * rewrites up to a hundred thousand of the last orders, so the log should be large.
 */
const LOADING = { memory_limit: '200MB', wal_autocheckpoint: '128MB' };

const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The options of a sync with a shop's tables. */
export interface TableSyncOptions {
	readonly database: StoreDatabase;
	readonly tables: ShopDatabase;
	/** The shop's time zone, instead of its options' value. */
	readonly timeZone?: string | null;
	/** Ends a run between two portions. */
	readonly signal?: AbortSignal;
	/** Milliseconds. */
	now?(): number;
}

/** Settings and versions of the shop: everything that a store needs before it opens. */
export async function beginTableSync(options: TableSyncOptions): Promise<void> {
	const { database, tables, timeZone = null } = options;
	await checkTables(tables);
	const facts = await readFacts(tables);
	const basics = await readBasics(tables, facts, databaseUrl(tables.address), timeZone);
	await database.transaction(async (within) => {
		const { time } = await importSettings(basics, within);
		await writeState(within, 'options', await updateSettings(within, basics, time, null));
		await writeState(within, 'shop', facts.home);
	});
}

/** Syncs one shop from its database into the store, step by step; each step leaves the store consistent. */
export class TableSync {
	readonly work: TableWork;
	private readonly orders: TableOrders;
	private readonly lists: TableLists;
	private readonly people: TablePeople;
	private readonly proof: ShopProof;
	/** When changes of orders were last requested, and when all orders were searched for them, in milliseconds. */
	private followed: number;
	private lookedThrough = 0;

	private constructor(
		private readonly options: TableSyncOptions,
		shop: string,
	) {
		const { database, tables, now = Date.now } = options;
		this.work = new TableWork(database, tables, shop, now);
		this.orders = new TableOrders(this.work);
		this.lists = new TableLists(this.work);
		this.people = new TablePeople(this.work);
		this.proof = new ShopProof(this.work, this.orders, (settings) => this.reports(settings));
		this.followed = this.work.now();
	}

	/** Checks that the tables exist and are readable. Throws a ShopError with the fix. */
	static async open(options: TableSyncOptions): Promise<TableSync> {
		await checkTables(options.tables);
		const { home } = await readFacts(options.tables);
		return new TableSync(options, home);
	}

	/** Runs what is due: the rest of the first sync, changes, and once a day everything. */
	async run(): Promise<void> {
		const { database } = this.work;
		this.work.renew();
		await this.readSettings();
		if (!(await readState(database, 'loaded'))) await this.load();
		await this.follow();
		const refreshed = (await readState(database, 'refreshed')) ?? { lists: 0, ids: 0 };
		const now = this.work.now();
		if (now - refreshed.ids >= DAY) {
			await this.compare();
			await writeState(database, 'refreshed', { lists: now, ids: now });
			this.proof.ask();
		}
		await this.proof.run();
	}

	/** Makes the next run end with a comparison of all days with the shop's own reports. */
	prove(): void {
		this.proof.ask();
	}

	/** Compares everything in the shop with the store, once a day and on request. */
	async compare(): Promise<void> {
		await this.orders.compareIds();
		await this.readPeople();
	}

	private async load(): Promise<void> {
		const { database, tables } = this.work;
		if (!(await readState(database, 'changes'))) {
			await writeState(database, 'changes', { since: utcText(await tables.clock()) });
		}
		await withEngineSetTo(LOADING, database, async () => {
			// Orders name their coupons and taxes by codes.
			await this.lists.read();
			let hasPeople = false;
			const readPeople = async () => {
				if (!hasPeople) await this.readPeople();
				hasPeople = true;
			};
			// After the first orders, which users see first, and before the others, so that those need no later change.
			await this.orders.load(async () => {
				await readPeople();
				await this.followOrders();
			});
			await readPeople();
			await this.settle();
		});
		const now = this.work.now();
		await writeState(database, 'refreshed', { lists: now, ids: now });
		await writeState(database, 'loaded', true);
	}

	private async follow(): Promise<void> {
		const { database } = this.work;
		const { since, sinceOfAll = since } = await this.changed();
		// By one clock, because the database's may differ.
		const isOfAll = Math.abs(this.work.now() - this.lookedThrough) >= HOUR;
		const next = await (isOfAll
			? this.orders.changes(sinceOfAll, 'all')
			: this.orders.changes(since));
		if (isOfAll) this.lookedThrough = this.work.now();
		await this.orders.compareCounts();
		await this.lists.read();
		if (await this.people.changes(since)) await this.readPeople();
		await writeState(database, 'changes', { since: next, sinceOfAll: isOfAll ? next : sinceOfAll });
		await writeState(database, 'checked', this.work.now());
	}

	/** The times by the database's clock from which changes are requested. */
	private async changed(): Promise<SyncState['changes']> {
		return (await readState(this.work.database, 'changes')) ?? { since: utcText(0) };
	}

	/** During the first sync, changes are read every minute anyway. */
	private async followOrders(): Promise<void> {
		this.options.signal?.throwIfAborted();
		if (this.work.now() - this.followed < MINUTE) return;
		await this.orders.changes((await this.changed()).since);
		this.followed = this.work.now();
		await writeState(this.work.database, 'checked', this.followed);
	}

	private async reports(settings: ShopSettings): Promise<TableReports> {
		const { facts } = await this.work.current();
		return new TableReports(this.work.tables, facts.options, settings);
	}

	/** Reads everybody, and assigns customers to orders. */
	private async readPeople(): Promise<void> {
		await this.people.all();
		await this.settle();
	}

	private async settle(): Promise<void> {
		await this.work.database.transaction(async (within) =>
			settleCustomers(within, 'all', await readOrderRules(within)),
		);
	}

	/** Copies changes of the shop's settings. */
	private async readSettings(): Promise<void> {
		const { tables, timeZone = null } = this.options;
		const { database } = this.work;
		const { facts } = await this.work.current();
		const basics = await readBasics(tables, facts, databaseUrl(tables.address), timeZone);
		const location = await tables.location();
		const time = new ShopTime((await loadShopSettings(database)).timeZone);
		await database.transaction(async (within) => {
			const before = (await readState(within, 'options')) ?? {};
			await writeState(within, 'options', await updateSettings(within, basics, time, before));
			await writeState(within, 'tables', location);
		});
		this.work.renew();
	}
}

/** Settings of the engine during the work. */
async function withEngineSetTo(
	settings: Readonly<Record<string, string>>,
	database: StoreDatabase,
	work: () => Promise<void>,
): Promise<void> {
	const names = Object.keys(settings);
	const [before = {}] = await database.all<Record<string, string>>(
		`SELECT ${names.map((name) => `current_setting('${name}') AS ${name}`).join(', ')}`,
	);
	const set = async (values: Readonly<Record<string, string>>) => {
		for (const name of names) await database.run(`SET GLOBAL ${name} = '${values[name]}'`);
	};
	await set(settings);
	try {
		await work();
	} finally {
		await set(before);
	}
}
