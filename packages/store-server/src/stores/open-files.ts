import type { EngineAddress } from '../clickhouse/engine-address';
import { openWithEngine } from '../clickhouse/open-with-engine';
import { ClosedError, type Damage } from '../database/failures';
import { memoryLimit } from '../database/machine-memory';
import type { StoreFile, Upgrade } from '../database/store-database';
import { FileHealth } from './file-health';

/** Maximum number of open files; further ones wait until an idle file is closed. */
const MOST_OPEN = 8;

/** Idle milliseconds until a file is closed. */
const AT_REST = 5 * 60_000;

/** Milliseconds between looks whether the open files are in their place. */
const BETWEEN_LOOKS = 2000;

export interface OpenFilesOptions {
	readonly most?: number;
	/** Milliseconds; null for files that stay open. */
	readonly atRest?: number | null;
	/** ClickHouse servers for reports; if there are none, reports read the files. */
	readonly engine?: readonly EngineAddress[];
	/** Called if copying a file's changes to the engine fails. */
	onTrouble?(error: unknown): void;
	/** Called for a store of an older version. */
	onUpgrade?(file: string, upgrade: Upgrade): void;
	/** Called once for each kind of damage of a file. */
	onDamage?(file: string, damage: Damage): void;
}

/** A reference to an open file; the file stays open until it is released. */
interface Lease {
	readonly database: StoreFile;
	release(): void;
}

interface Open {
	readonly opening: Promise<StoreFile>;
	database: StoreFile | null;
	/** Number of current users. */
	users: number;
	usedAt: number;
	closing: Promise<void> | null;
}

/** Opens stores on demand with a semaphore. Each gets its share of the memory for a single one. */
export class OpenFiles {
	/** By path. */
	private readonly files = new Map<string, Open>();
	/** Running work on closed files. */
	private readonly away = new Map<string, Promise<unknown>>();
	private waiting: (() => void)[] = [];
	private isClosed = false;
	private readonly most: number;
	private readonly timers: NodeJS.Timeout[] = [];
	readonly health: FileHealth;

	constructor(private readonly options: OpenFilesOptions = {}) {
		this.most = options.most ?? MOST_OPEN;
		this.health = new FileHealth((file, damage) => options.onDamage?.(file, damage));
		this.every(BETWEEN_LOOKS, () => this.health.lookAll());
		const { atRest = AT_REST } = options;
		if (atRest !== null) this.every(atRest / 2, () => this.closeAtRest(atRest));
	}

	private every(milliseconds: number, work: () => void): void {
		this.timers.push(setInterval(work, milliseconds).unref());
	}

	/** The number of open files. */
	get count(): number {
		return this.files.size;
	}

	/** Returns the open store of a file; null while it is closed. */
	opened(file: string): StoreFile | null {
		return this.files.get(file)?.database ?? null;
	}

	/** Opens a file if necessary, and counts a user. Rejects with the reason if it cannot be opened. */
	async acquire(file: string): Promise<Lease> {
		for (;;) {
			if (this.isClosed) throw new ClosedError();
			const away = this.away.get(file);
			const open = away ? undefined : (this.files.get(file) ?? this.begin(file));
			if (open && !open.closing) return this.acquireOpen(open);
			await (away ?? open?.closing ?? this.room());
		}
	}

	/** Closes a file once it is released, and runs work on it. Other users wait; one such work at a time. */
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

	/** Aborts running reads, and allows no new ones. */
	endReads(): void {
		this.isClosed = true;
		for (const { database } of this.files.values()) database?.endReads();
		this.wake();
	}

	/** Waits for running work, and closes all. */
	async close(): Promise<void> {
		this.isClosed = true;
		this.timers.forEach(clearInterval);
		this.wake();
		const closed = [...this.files].map(([file, open]) => this.shut(file, open));
		const failed = (await Promise.allSettled(closed)).find(({ status }) => status === 'rejected');
		if (failed?.status === 'rejected') throw failed.reason;
	}

	private async acquireOpen(open: Open): Promise<Lease> {
		open.users++;
		const release = () => {
			open.users--;
			open.usedAt = performance.now();
			this.wake();
		};
		try {
			return { database: await open.opening, release };
		} catch (error) {
			release();
			throw error;
		}
	}

	/** Starts opening a file if a slot is free or can be freed; otherwise undefined. */
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
			(database) => {
				open.database = database;
				this.health.opened(file);
			},
			(error: unknown) => {
				this.health.note(file, error);
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

	/** Closes the file that has been idle for longest. */
	private makeRoom(): void {
		const resting = [...this.files]
			.filter(([file, open]) => this.isAtRest(file, open))
			.sort(([, one], [, other]) => one.usedAt - other.usedAt);
		const [oldest] = resting;
		if (oldest) void this.shut(...oldest).catch(() => undefined);
	}

	private closeAtRest(atRest: number): void {
		const since = performance.now() - atRest;
		for (const [file, open] of this.files) {
			if (open.usedAt <= since && this.isAtRest(file, open))
				void this.shut(file, open).catch(() => undefined);
		}
	}

	/** A deleted file ends with its last user, and a backup of it may still be made. */
	private isAtRest(file: string, { users, closing }: Open): boolean {
		return users === 0 && closing === null && this.health.damageOf(file)?.kind !== 'deleted';
	}

	private shut(file: string, open: Open): Promise<void> {
		open.closing ??= open.opening
			.then((database) => database.close())
			.finally(() => {
				this.files.delete(file);
				this.health.closed(file);
				this.wake();
			});
		return open.closing;
	}

	/** Resolves when a file is closed or released. */
	private room(): Promise<void> {
		return new Promise((resolve) => this.waiting.push(resolve));
	}

	private wake(): void {
		const waiting = this.waiting;
		this.waiting = [];
		for (const go of waiting) go();
	}
}
