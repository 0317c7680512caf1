import type { ShopNumbers, ShopRange, ShopSummary } from '@store-analytics/rest-api';
import { keysBeside } from '../rest/keys/kept-keys';
import { KeyRing } from '../rest/keys/key-ring';
import type { StoreContext, ShopsControl } from '../rest/store-context';
import { DatabaseError, InUseError } from '../database/failures';
import type { SyncService } from '../sync/run/sync-service';
import type { PooledDatabase } from './pooled-database';
import type { ReplaceableStore } from './replaceable-store';
import { dayIn, readName, readShop, type ReadShop } from './read-shop';

/** The options that a shop gets from its server. */
interface ShopServer {
	/** Now; a fixed clock is read in the shop's own time zone. */
	now(timeZone: string): Date;
	/** Limits how many shops are read at once. */
	inTurn(read: () => Promise<void>): Promise<void>;
	control(slug: string): ShopsControl;
	/** Milliseconds between attempts to read a store after a failure. */
	readonly afterFailure: number;
}

/** Ranges whose numbers are kept for each shop. */
const MOST_RANGES = 10;

interface KnownNumbers {
	readonly numbers: ShopNumbers;
	/** The write count of the store when they were read. */
	readonly readAt: number;
}

/** The reason why a store cannot be read. */
export type Problem = NonNullable<ShopSummary['problem']>;

/** One shop of a server with several: its store, its sync, and the facts that are known without opening the store. */
export class Shop {
	sync: SyncService | null = null;
	/** Set if backups can replace its store. */
	replaceable: ReplaceableStore | null = null;
	/** Checks the token of the shop's own WordPress. */
	shopToken: string | undefined;
	problem: Problem | null = null;
	private known: Partial<Omit<ReadShop, 'numbers'>> & { locale?: string } = {};
	/** Numbers by range, the newest last. */
	private readonly numbers = new Map<string, KnownNumbers>();
	private failedAt = -Infinity;
	private readonly reading = new Map<string, Promise<void>>();
	/** Its keys for programs. */
	readonly keys: KeyRing;
	/** The database for its pages and REST. */
	readonly context: StoreContext;

	constructor(
		readonly slug: string,
		/** The prefix of its URLs: empty for the first shop. */
		readonly base: string,
		readonly database: PooledDatabase,
		private readonly server: ShopServer,
	) {
		const syncOf = () => this.sync ?? undefined;
		this.keys = new KeyRing(keysBeside(database.file));
		this.context = {
			database,
			now: () => this.now(),
			keys: this.keys,
			shops: server.control(slug),
			get sync() {
				return syncOf();
			},
			get damage() {
				return database.damage;
			},
		};
	}

	/** Language of the shop; undefined until it has been read. */
	get locale(): string | undefined {
		return this.known.locale;
	}

	/** Known facts of the shop. Numbers of an earlier day in its time zone are left out. */
	summary(range: ShopRange = {}): ShopSummary {
		const { title, money, timeZone = '' } = this.known;
		const numbers = this.numbers.get(keyOf(range))?.numbers;
		const isToday = numbers?.day === dayIn(timeZone || 'UTC', this.now());
		return {
			slug: this.slug,
			title: title ?? this.slug,
			adminUrl: `${this.base}/wp-admin/`,
			currency: money?.code ?? '',
			money: money ? { ...money } : null,
			timeZone,
			numbers: numbers && isToday ? numbers : null,
			isReading: this.reading.has(keyOf(range)),
			problem: this.problem,
		};
	}

	/** Reads title, currency, time zone and language. */
	async readName(): Promise<void> {
		await this.noting(async () => {
			this.known = { ...this.known, ...(await readName(this.context)) };
		});
	}

	/** Reads the numbers if they may have changed. Resolves when the numbers or an error are known; never rejects. */
	refresh(range: ShopRange = {}): Promise<void> {
		if (this.isFresh(range)) return Promise.resolve();
		const key = keyOf(range);
		const running = this.reading.get(key);
		if (running) return running;
		const reading = this.server
			.inTurn(() => this.noting(() => this.read(range)))
			.catch(() => undefined)
			.finally(() => this.reading.delete(key));
		this.reading.set(key, reading);
		return reading;
	}

	private async read(range: ShopRange): Promise<void> {
		const { writes } = this.database;
		// Its clock depends on its time zone.
		if (this.known.timeZone === undefined) await this.readName();
		const { numbers, ...about } = await readShop(this.context, range);
		this.known = { ...this.known, ...about };
		const key = keyOf(range);
		this.numbers.delete(key);
		this.numbers.set(key, { numbers, readAt: writes });
		const [oldest] = this.numbers.keys();
		if (this.numbers.size > MOST_RANGES && oldest !== undefined) this.numbers.delete(oldest);
	}

	private now(): Date {
		return this.server.now(this.known.timeZone ?? 'UTC');
	}

	private isFresh(range: ShopRange): boolean {
		if (performance.now() - this.failedAt < this.server.afterFailure) return true;
		const { readAt } = this.numbers.get(keyOf(range)) ?? {};
		return readAt === this.database.writes && this.summary(range).numbers !== null;
	}

	/** Runs work with the store, and records whether it could be read. */
	private async noting(work: () => Promise<void>): Promise<void> {
		try {
			await work();
			this.problem = null;
			this.failedAt = -Infinity;
		} catch (error) {
			this.problem = problemOf(error);
			this.failedAt = performance.now();
			throw error;
		}
	}
}

function keyOf(range: ShopRange): string {
	return JSON.stringify(Object.entries(range).sort());
}

/** The problem as text for users of the shop. */
export function problemOf(error: unknown): Problem {
	const kind = error instanceof InUseError ? 'in-use' : 'unreadable';
	const message =
		error instanceof DatabaseError
			? error.message
			: 'The store could not be read; the log of the server says why.';
	const isTranslated = error instanceof DatabaseError && error.isTranslated;
	return { kind, message, ...(!isTranslated && { language: 'en' as const }) };
}
