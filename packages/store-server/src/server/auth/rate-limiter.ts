/** Wrong tries allowed at first, and further ones per second. */
interface Allowance {
	readonly atFirst: number;
	readonly perSecond: number;
}

const ofOneClient: Allowance = { atFirst: 10, perSecond: 1 };
const ofAll: Allowance = { atFirst: 100, perSecond: 5 };

/** The most remembered clients; an attacker with more addresses is throttled by the common allowance. */
const MOST_CLIENTS = 10_000;

/** Token bucket: tries use tokens, which come back with time. */
class TokenBucket {
	private left: number;

	constructor(
		private readonly allowance: Allowance,
		private since: number,
	) {
		this.left = allowance.atFirst;
	}

	hasTokens(now: number): boolean {
		const { atFirst, perSecond } = this.allowance;
		this.left = Math.min(atFirst, this.left + ((now - this.since) / 1000) * perSecond);
		this.since = now;
		return this.left >= 1;
	}

	take(now: number): void {
		if (this.hasTokens(now)) this.left -= 1;
	}
}

/**
 * Rate limiter for wrong access tokens: one token bucket for each client, one for all together. While one of them is empty a try is
 * refused unseen. A client that was right before is not held up by the guesses of others.
 */
export class RateLimiter {
	private readonly clients = new Map<string, TokenBucket>();
	private readonly trusted = new Set<string>();
	private readonly all: TokenBucket;

	/** `clock` returns milliseconds. */
	constructor(private readonly clock: () => number = () => Date.now()) {
		this.all = new TokenBucket(ofAll, clock());
	}

	/** Checks whether a client's token may be checked now. */
	mayTry(client: string): boolean {
		const now = this.clock();
		const own = this.clients.get(client);
		return (own?.hasTokens(now) ?? true) && (this.trusted.has(client) || this.all.hasTokens(now));
	}

	/** Records the result of a try. */
	note(client: string, wasRight: boolean): void {
		if (wasRight) {
			this.trusted.add(client);
			return;
		}
		const now = this.clock();
		const own = this.clients.get(client) ?? new TokenBucket(ofOneClient, now);
		if (this.clients.size < MOST_CLIENTS || this.clients.has(client)) this.clients.set(client, own);
		else this.clients.clear();
		own.take(now);
		this.all.take(now);
	}
}
