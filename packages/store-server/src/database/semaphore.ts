import { BusyError } from './failures';

/** How many tasks are at work, and how many wait. */
export interface Load {
	readonly running: number;
	readonly waiting: number;
}

/** One client of the semaphore: a request, with all of its statements. */
export interface Asker {
	/** Milliseconds that its tasks have taken so far. */
	spent: number;
	/** Says that nobody waits for it any more. */
	readonly signal?: AbortSignal;
}

export function newAsker(signal?: AbortSignal): Asker {
	return { spent: 0, ...(signal && { signal }) };
}

interface Waiting {
	readonly asker: Asker;
	enter(): void;
}

interface SemaphoreOptions {
	/** Tasks of one asker that are let in together; all places when not said. */
	readonly each?: number;
	/** More do not wait: who comes then is refused. */
	readonly mostWaiting?: number;
}

/**
 * Fair semaphore: a fixed number of tasks runs at a time. The next one is that of the asker who has taken least time so far; among equals
 * the one that came first. So a long report does not hold up short ones.
 */
export class Semaphore {
	private free: number;
	/** Tasks at work of those who have some. */
	private readonly running = new Map<Asker, number>();
	private waiting: Waiting[] = [];
	private readonly each: number;
	private readonly mostWaiting: number;

	constructor(
		private readonly size: number,
		{ each = size, mostWaiting = Infinity }: SemaphoreOptions = {},
	) {
		this.free = size;
		this.each = each;
		this.mostWaiting = mostWaiting;
	}

	get load(): Load {
		return { running: this.size - this.free, waiting: this.waiting.length };
	}

	/** Rejects with the signal's reason where the asker leaves before its turn, and with a BusyError where too many wait. */
	async pass<Result>(task: () => Promise<Result>, asker: Asker = newAsker()): Promise<Result> {
		const leave = await this.enter(asker);
		try {
			return await task();
		} finally {
			leave();
		}
	}

	/** Like `pass`, for tasks that end elsewhere: resolves to what gives the place back. */
	async enter(asker: Asker): Promise<() => void> {
		await this.turnOf(asker);
		return this.release(asker);
	}

	/** Like `enter` where a place is free now, else undefined. */
	enterAtOnce(asker: Asker): (() => void) | undefined {
		if (!this.hasPlaceFor(asker)) return undefined;
		this.take(asker);
		return this.release(asker);
	}

	/** Takes all places for good: no task enters any more. Resolves when the tasks that ran have ended. */
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

	private release(asker: Asker): () => void {
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
