import { BusyError } from './failures';

/** The number of running and of waiting tasks. */
export interface Load {
	readonly running: number;
	readonly waiting: number;
}

/** A user of the database: a request with all of its statements. */
export interface Asker {
	/** Milliseconds of its tasks so far. */
	spent: number;
	/** Fires when nobody waits for it any more. */
	readonly signal?: AbortSignal;
}

export function newAsker(signal?: AbortSignal): Asker {
	return { spent: 0, ...(signal && { signal }) };
}

interface Waiting {
	readonly asker: Asker;
	enter(): void;
}

interface GateOptions {
	/** Concurrent tasks of one user; all places by default. */
	readonly each?: number;
	/** The most waiting tasks; further ones are refused. */
	readonly mostWaiting?: number;
}

/**
 * Semaphore: limits concurrent tasks. Among waiting ones, the user with the least time so far goes first, and among
 * equals the first to arrive, so a long result never blocks a short one.
 */
export class Gate {
	private free: number;
	/** Running tasks by user. */
	private readonly running = new Map<Asker, number>();
	private waiting: Waiting[] = [];
	private readonly each: number;
	private readonly mostWaiting: number;

	constructor(
		private readonly size: number,
		{ each = size, mostWaiting = Infinity }: GateOptions = {},
	) {
		this.free = size;
		this.each = each;
		this.mostWaiting = mostWaiting;
	}

	get load(): Load {
		return { running: this.size - this.free, waiting: this.waiting.length };
	}

	/** Rejects with the signal's reason if the user leaves before its turn, and with a BusyError if too many wait. */
	async pass<Result>(task: () => Promise<Result>, asker: Asker = newAsker()): Promise<Result> {
		const leave = await this.enter(asker);
		try {
			return await task();
		} finally {
			leave();
		}
	}

	/** Like pass, for users who release it themselves: resolves to the release function. */
	async enter(asker: Asker): Promise<() => void> {
		await this.turnOf(asker);
		return this.wayOut(asker);
	}

	/** Returns the release function if a place is free, else undefined. */
	enterAtOnce(asker: Asker): (() => void) | undefined {
		if (!this.hasPlaceFor(asker)) return undefined;
		this.take(asker);
		return this.wayOut(asker);
	}

	/** Takes every place for good: nothing enters after it. Resolves when running tasks have ended. */
	async drain(): Promise<void> {
		for (let place = 0; place < this.size; place++) await this.turnOf(newAsker(), true);
	}

	private async turnOf(asker: Asker, isLast = false): Promise<void> {
		asker.signal?.throwIfAborted();
		if (this.hasPlaceFor(asker)) return this.take(asker);
		if (!isLast && this.waiting.length >= this.mostWaiting) throw new BusyError();
		await new Promise<void>((resolve, reject) => {
			const left = () => {
				this.waiting = this.waiting.filter((other) => other !== entry);
				reject(asker.signal?.reason);
			};
			const entry: Waiting = {
				asker: isLast ? { ...asker, spent: Infinity } : asker,
				enter: () => {
					asker.signal?.removeEventListener('abort', left);
					this.take(asker);
					resolve();
				},
			};
			asker.signal?.addEventListener('abort', left, { once: true });
			this.waiting.push(entry);
		});
	}

	private hasPlaceFor(asker: Asker): boolean {
		return this.free > 0 && this.runningOf(asker) < this.each;
	}

	private runningOf(asker: Asker): number {
		return this.running.get(asker) ?? 0;
	}

	private take(asker: Asker): void {
		this.free--;
		this.running.set(asker, this.runningOf(asker) + 1);
	}

	private wayOut(asker: Asker): () => void {
		const begin = performance.now();
		return () => {
			asker.spent += performance.now() - begin;
			this.leave(asker);
		};
	}

	private leave(asker: Asker): void {
		const left = this.runningOf(asker) - 1;
		if (left > 0) this.running.set(asker, left);
		else this.running.delete(asker);
		this.free++;
		const next = this.waiting
			.filter((entry) => this.runningOf(entry.asker) < this.each)
			.reduce<Waiting | undefined>(
				(best, entry) => (best && best.asker.spent <= entry.asker.spent ? best : entry),
				undefined,
			);
		if (!next) return;
		this.waiting = this.waiting.filter((entry) => entry !== next);
		next.enter();
	}
}
