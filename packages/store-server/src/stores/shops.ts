import type { ShopRange, ShopSummary } from '@store-analytics/rest-api';
import { setTimeout } from 'node:timers/promises';
import { Semaphore } from '../database/semaphore';
import { PooledDatabase } from './pooled-database';
import { OpenFiles, type OpenFilesOptions } from './open-files';
import { Shop } from './shop';
import type { ShopFile } from './shop-files';
import type { ShopsControl } from '../rest/store-context';

/** Milliseconds that All shops waits for missing numbers; then it shows the available ones. */
const PATIENCE = 200;

/** Milliseconds between attempts to read a store after a failure. */
const AFTER_FAILURE = 5000;

/** Maximum number of shops to read at once: half of the open files. */
const READ_AT_ONCE = 4;

export interface ShopsOptions extends OpenFilesOptions {
	/** Now, for a shop in this time zone; the system's clock by default. */
	now?(timeZone: string): Date;
	/** Milliseconds. */
	readonly patience?: number;
	/** The folder below which saved exports may be written; null for none. */
	readonly exportFolder?: string | null;
	/** Also milliseconds. */
	readonly afterFailure?: number;
}

/** The shops of a server. */
export class Shops {
	readonly all: readonly Shop[];
	private readonly files: OpenFiles;
	private readonly reading = new Semaphore(READ_AT_ONCE);

	constructor(
		named: readonly ShopFile[],
		private readonly options: ShopsOptions = {},
	) {
		this.files = new OpenFiles(options);
		const server = {
			afterFailure: options.afterFailure ?? AFTER_FAILURE,
			now: options.now ?? (() => new Date()),
			inTurn: (read: () => Promise<void>) => this.reading.pass(read),
			control: (slug: string) => this.control(slug),
			exportFolder: options.exportFolder ?? null,
			onTrouble: (error: unknown) => options.onTrouble?.(error),
		};
		this.all = named.map(
			({ slug, file }, index) =>
				new Shop(slug, baseOf(slug, index), new PooledDatabase(this.files, file), server),
		);
	}

	/** The number of open stores. */
	get openStores(): number {
		return this.files.count;
	}

	/** Reads the shops' titles; failures are recorded with their shop. */
	async readNames(): Promise<void> {
		await Promise.all(this.all.map((shop) => shop.readName().catch(() => undefined)));
	}

	list(range?: ShopRange): ShopSummary[] {
		return this.all.map((shop) => shop.summary(range));
	}

	/** Resolves when all numbers are known. */
	async refresh(range?: ShopRange): Promise<void> {
		await Promise.all(this.all.map((shop) => shop.refresh(range)));
	}

	/** Aborts running reads, and allows no new ones. */
	endReads(): void {
		this.files.endReads();
	}

	/** Waits for running work, and closes every store. */
	async close(): Promise<void> {
		await Promise.all(this.all.map(({ exports }) => exports.close()));
		await this.files.close();
	}

	private control(current: string): ShopsControl {
		const first = () => this.all[0]?.database;
		return {
			current,
			get first() {
				const database = first();
				if (!database) throw new Error('There is no shop.');
				return database;
			},
			list: () => this.list(),
			upToDate: async (range) => {
				const { patience = PATIENCE } = this.options;
				await Promise.race([this.refresh(range), setTimeout(patience, undefined, { ref: false })]);
				return this.list(range);
			},
		};
	}
}

/** The first shop has the URLs of a server with a single shop. */
function baseOf(slug: string, index: number): string {
	return index === 0 ? '' : `/shops/${slug}`;
}
