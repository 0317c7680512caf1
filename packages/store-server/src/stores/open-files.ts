import type { EngineAddress } from '../clickhouse/engine-address';
import { openWithEngine } from '../clickhouse/open-with-engine';
import { ClosedError } from '../database/failures';
import { memoryLimit } from '../database/machine-memory';
import type { StoreFile, Upgrade } from '../database/store-database';

/** Files that are open at once; a further one waits until another is at rest, which is closed. */
const MOST_OPEN = 8;

/** Milliseconds that nobody asks a file for until it is closed. */
const AT_REST = 5 * 60_000;

export interface OpenFilesOptions {
	readonly most?: number;
	/** Milliseconds; null for files that stay open. */
	readonly atRest?: number | null;
	/** Servers that reports are read from; none for the files. */
	readonly engine?: readonly EngineAddress[];
	/** Told of what keeps changes of a file from the engine. */
	onTrouble?(error: unknown): void;
	/** Told of a store that an older version had written. */
	onUpgrade?(file: string, upgrade: Upgrade): void;
}

/** A file that is lent out; it stays open until it is given back. */
interface Lent {
	readonly database: StoreFile;
	giveBack(): void;
}

interface Open {
	readonly opening: Promise<StoreFile>;
	database: StoreFile | null;
	/** Who has it now. */
	users: number;
	usedAt: number;
	closing: Promise<void> | null;
}

/** Opens stores when somebody needs them, a bounded number at once, each with its share of the memory that a single one would have. */
export class OpenFiles {
	/** By their paths. */
	private readonly files = new Map<string, Open>();
	/** What is done with files that are closed for it. */
	private readonly away = new Map<string, Promise<unknown>>();
	private waiting: (() => void)[] = [];
	private isClosed = false;
	private readonly most: number;
	private looking: NodeJS.Timeout | undefined;

	constructor(private readonly options: OpenFilesOptions = {}) {
		this.most = options.most ?? MOST_OPEN;
		const { atRest = AT_REST } = options;
		if (atRest === null) return;
		this.looking = setInterval(() => this.closeAtRest(atRest), atRest / 2);
		this.looking.unref();
	}

	/** How many are open. */
	get count(): number {
		return this.files.size;
	}

	/** The store that is open in a file; null while it is not. */
	opened(file: string): StoreFile | null {
		return this.files.get(file)?.database ?? null;
	}

	/** Lends a file, which it opens where it is not open. Rejects with what keeps it from being opened. */
	async lend(file: string): Promise<Lent> {
		for (;;) {
			if (this.isClosed) throw new ClosedError();
			const away = this.away.get(file);
			const open = away ? undefined : (this.files.get(file) ?? this.begin(file));
			if (open && !open.closing) return this.lendOpen(open);
			await (away ?? open?.closing ?? this.room());
		}
	}

	/** Closes a file when it has been given back, and does something with it; whoever wants it meanwhile waits. One at a time. */
	async whileClosed<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
		const working = this.putAway(file).then(work);
		const settled = working.catch(() => undefined);
		this.away.set(file, settled);
		try {
			return await working;
		} finally {
			this.away.delete(file);
		}
	}

	private async putAway(file: string): Promise<void> {
		for (let open = this.files.get(file); open; open = this.files.get(file)) {
			if (open.users === 0) await this.shut(file, open).catch(() => undefined);
			else await this.room();
		}
	}

	/** Breaks off reads that are under way; none can begin. */
	endReads(): void {
		this.isClosed = true;
		for (const { database } of this.files.values()) database?.endReads();
		this.wake();
	}

	/** Waits for what is running, and closes all. */
	async close(): Promise<void> {
		this.isClosed = true;
		clearInterval(this.looking);
		this.wake();
		const closed = [...this.files].map(([file, open]) => this.shut(file, open));
		const failed = (await Promise.allSettled(closed)).find(({ status }) => status === 'rejected');
		if (failed?.status === 'rejected') throw failed.reason;
	}

	private async lendOpen(open: Open): Promise<Lent> {
		open.users++;
		const giveBack = () => {
			open.users--;
			open.usedAt = performance.now();
			this.wake();
		};
		try {
			return { database: await open.opening, giveBack };
		} catch (error) {
			giveBack();
			throw error;
		}
	}

	/** Begins to open a file where there is room, or can be made; undefined where there is none now. */
	private begin(file: string): Open | undefined {
		if (this.files.size >= this.most) {
			this.makeRoom();
			return undefined;
		}
		const open: Open = {
			opening: this.open(file),
			database: null,
			users: 0,
			usedAt: performance.now(),
			closing: null,
		};
		this.files.set(file, open);
		open.opening.then(
			(database) => (open.database = database),
			() => {
				this.files.delete(file);
				this.wake();
			},
		);
		return open;
	}

	private async open(file: string): Promise<StoreFile> {
		const { engine = [], onTrouble } = this.options;
		const database = await openWithEngine(file, engine, onTrouble);
		await database.run(`SET memory_limit = '${memoryLimit(this.most)}MB'`);
		if (database.upgraded) this.options.onUpgrade?.(file, database.upgraded);
		return database;
	}

	/** Closes the one that has been at rest for longest. */
	private makeRoom(): void {
		const resting = [...this.files]
			.filter(([, { users, closing }]) => users === 0 && closing === null)
			.sort(([, one], [, other]) => one.usedAt - other.usedAt);
		const [oldest] = resting;
		if (oldest) void this.shut(...oldest).catch(() => undefined);
	}

	private closeAtRest(atRest: number): void {
		const since = performance.now() - atRest;
		for (const [file, open] of this.files) {
			const isAtRest = open.users === 0 && open.closing === null && open.usedAt <= since;
			if (isAtRest) void this.shut(file, open).catch(() => undefined);
		}
	}

	private shut(file: string, open: Open): Promise<void> {
		open.closing ??= open.opening
			.then((database) => database.close())
			.finally(() => {
				this.files.delete(file);
				this.wake();
			});
		return open.closing;
	}

	/** Resolves when a file was closed or given back. */
	private room(): Promise<void> {
		return new Promise((resolve) => this.waiting.push(resolve));
	}

	private wake(): void {
		const waiting = this.waiting;
		this.waiting = [];
		for (const go of waiting) go();
	}
}
