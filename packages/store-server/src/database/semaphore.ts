import { setMaxListeners } from 'node:events';
import { BusyError } from './failures';

/** How many tasks are at work, and how many wait. */
export interface Load {
	readonly running: number;
	readonly waiting: number;
}

/** One client of the semaphore: a request, with all of its statements. */
export interface Client {
	/** Milliseconds that its tasks have taken so far. */
	spent: number;
	/** Says that nobody waits for it any more. */
	readonly signal?: AbortSignal;
	/** Who sent it, such as one browser; without it, a request is a sender of its own. */
	readonly sender?: string | undefined;
}

/** Any number of its tasks may wait at once: without the first line, Node warns of more than ten. */
export function newClient(signal?: AbortSignal, sender?: string): Client {
	if (signal) setMaxListeners(Infinity, signal);
	return { spent: 0, sender, ...(signal && { signal }) };
}

/** Milliseconds that make no difference between clients: to the fraction nobody has taken the same, so senders had no turns. */
const STEP = 250;

interface Waiting {
	readonly client: Client;
	/** When it began to wait. */
	readonly since: number;
	enter(): void;
	refuse(): void;
}

interface SemaphoreOptions {
	/** Tasks of one client that are let in together; all places when not said. */
	readonly each?: number;
	/** More do not wait: the last of the sender with the most is refused. */
	readonly mostWaiting?: number;
}

/**
 * Fair semaphore: a fixed number of tasks runs at a time. The next one is that of the client who has taken least time so far, less the time
 * that it waits; among equals senders take turns, and of one sender it is the one that came first. So neither a long report nor many short
 * ones hold up others, and a long one does not wait for ever while short ones keep coming.
 */
export class Semaphore {
	private free: number;
	/** Tasks at work of those who have some. */
	private readonly running = new Map<Client, number>();
	private waiting: Waiting[] = [];
	/** The number of the last turn of each sender who waits. */
	private readonly turns = new Map<string, number>();
	private turn = 0;
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

	/** Rejects with the signal's reason where the client leaves before its turn, and with a BusyError where too many wait. */
	async pass<Result>(task: () => Promise<Result>, client: Client = newClient()): Promise<Result> {
		const leave = await this.enter(client);
		try {
			return await task();
		} finally {
			leave();
		}
	}

	/** Like `pass`, for tasks that end elsewhere: resolves to what gives the place back. */
	async enter(client: Client): Promise<() => void> {
		await this.turnOf(client);
		return this.release(client);
	}

	/** Like `enter` where a place is free now, else undefined. */
	enterAtOnce(client: Client): (() => void) | undefined {
		if (!this.hasPlaceFor(client)) return undefined;
		this.take(client);
		return this.release(client);
	}

	/** Takes all places for good: no task enters any more. Resolves when the tasks that ran have ended. */
	async drain(): Promise<void> {
		for (let place = 0; place < this.size; place++) await this.turnOf(newClient(), true);
	}

	private async turnOf(client: Client, isLast = false): Promise<void> {
		client.signal?.throwIfAborted();
		if (this.hasPlaceFor(client)) return this.take(client);
		if (!isLast && this.waiting.length >= this.mostWaiting && !this.makesRoomFor(client))
			throw new BusyError();
		await new Promise<void>((resolve, reject) => {
			const left = () => {
				this.remove(entry);
				reject(client.signal?.reason);
			};
			const entry: Waiting = {
				client: isLast ? { ...client, spent: Infinity } : client,
				since: performance.now(),
				enter: () => {
					client.signal?.removeEventListener('abort', left);
					this.take(client);
					resolve();
				},
				refuse: () => {
					client.signal?.removeEventListener('abort', left);
					this.remove(entry);
					reject(new BusyError());
				},
			};
			client.signal?.addEventListener('abort', left, { once: true });
			this.waiting.push(entry);
		});
	}

	/** Refuses the last one of the sender who has the most, if the client's sender has fewer. */
	private makesRoomFor({ sender }: Client): boolean {
		const counts = new Map<string, number>();
		for (const { client } of this.waiting) {
			if (client.sender === undefined) continue;
			counts.set(client.sender, (counts.get(client.sender) ?? 0) + 1);
		}
		const [most, count] = [...counts].reduce(
			(best, one) => (one[1] > best[1] ? one : best),
			['', 0],
		);
		if (count <= (counts.get(sender ?? '') ?? 0) + 1) return false;
		this.waiting.findLast(({ client }) => client.sender === most)?.refuse();
		return true;
	}

	private remove(entry: Waiting): void {
		this.waiting = this.waiting.filter((other) => other !== entry);
		if (this.waiting.length === 0) this.turns.clear();
	}

	/** Whether one is to enter before another that came earlier. */
	private isBefore(one: Waiting, other: Waiting): boolean {
		const now = performance.now();
		const [first, second] = [owedBy(one, now), owedBy(other, now)];
		if (first !== second) return first < second;
		return this.lastTurnOf(one.client) < this.lastTurnOf(other.client);
	}

	private lastTurnOf({ sender }: Client): number {
		return sender === undefined ? 0 : (this.turns.get(sender) ?? 0);
	}

	private hasPlaceFor(client: Client): boolean {
		return this.free > 0 && this.runningOf(client) < this.each;
	}

	private runningOf(client: Client): number {
		return this.running.get(client) ?? 0;
	}

	private take(client: Client): void {
		this.free--;
		this.running.set(client, this.runningOf(client) + 1);
	}

	private release(client: Client): () => void {
		const begin = performance.now();
		return () => {
			client.spent += performance.now() - begin;
			this.leave(client);
		};
	}

	private leave(client: Client): void {
		const left = this.runningOf(client) - 1;
		if (left > 0) this.running.set(client, left);
		else this.running.delete(client);
		this.free++;
		const next = this.waiting
			.filter((entry) => this.runningOf(entry.client) < this.each)
			.reduce<Waiting | undefined>(
				(best, entry) => (best && !this.isBefore(entry, best) ? best : entry),
				undefined,
			);
		if (!next) return;
		this.remove(next);
		if (next.client.sender !== undefined && this.waiting.length > 0)
			this.turns.set(next.client.sender, ++this.turn);
		next.enter();
	}
}

/** The time that a client has taken and not yet made good by waiting, in steps. */
function owedBy({ client, since }: Waiting, now: number): number {
	return Math.floor(Math.max(0, client.spent - (now - since)) / STEP);
}
