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
 * What the store's engine is set to while everything comes in. It would keep all that was written as long as there is room; and each time that
 * its log goes into the file it writes up to a hundred thousand of the last orders anew, so that the log had better be large.
 */
const LOADING = { memory_limit: '200MB', wal_autocheckpoint: '128MB' };

const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What a sync with a shop's tables is made of. */
export interface TableSyncOptions {
	readonly database: StoreDatabase;
	readonly tables: ShopDatabase;
	/** The shop's time zone in the place of what its options say. */
	readonly timeZone?: string | null;
	/** Ends a run between two portions. */
	readonly signal?: AbortSignal;
	/** Milliseconds. */
	now?(): number;
}

/** Settings and versions of the shop: all that a store needs before it can be opened. */
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

/** One shop's way out of its database into the store, step by step; each step leaves the store whole. */
export class TableSync {
	readonly work: TableWork;
	private readonly orders: TableOrders;
	private readonly lists: TableLists;
	private readonly people: TablePeople;
	private readonly proof: ShopProof;
	/** When changes of orders were last asked for, and when all orders were looked through for them, in milliseconds. */
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

	/** Looks whether the tables are there and may be read. Throws a ShopError that says what to do. */
	static async open(options: TableSyncOptions): Promise<TableSync> {
		await checkTables(options.tables);
		const { home } = await readFacts(options.tables);
		return new TableSync(options, home);
	}

	/** What there is to do now: the rest of the first time, what has changed, and once a day everything. */
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

	/** Has all days compared with the shop's own reports at the end of the next run. */
	prove(): void {
		this.proof.ask();
	}

	/** Compares everything that the shop has with what is here; once a day, and on demand. */
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
			// Orders say of which coupons and taxes they are by codes.
			await this.lists.read();
			let hasPeople = false;
			const readPeople = async () => {
				if (!hasPeople) await this.readPeople();
				hasPeople = true;
			};
			// Behind the first orders, which are what one looks at first, and before the others, that theirs need no change later.
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
		// By one clock: that of the database may be another.
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

	/** The moments by the database's clock from which on changes are to be asked for. */
	private async changed(): Promise<SyncState['changes']> {
		return (await readState(this.work.database, 'changes')) ?? { since: utcText(0) };
	}

	/** While old orders still come in, what changes comes every minute all the same. */
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

	/** Everybody, and whose the orders are. */
	private async readPeople(): Promise<void> {
		await this.people.all();
		await this.settle();
	}

	private async settle(): Promise<void> {
		await this.work.database.transaction(async (within) =>
			settleCustomers(within, 'all', await readOrderRules(within)),
		);
	}

	/** Takes over what was changed in the shop's settings. */
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

/** Settings of the engine, as long as the work lasts. */
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
