/** Wrong tries allowed at first, and further ones per second. */
interface Allowance {
	readonly atFirst: number;
	readonly perSecond: number;
}

const ofOneClient: Allowance = { atFirst: 10, perSecond: 1 };
const ofAll: Allowance = { atFirst: 100, perSecond: 5 };

/** The most remembered clients; an attacker with more addresses is throttled by the common allowance. */
const MOST_CLIENTS = 10_000;

/** The remaining allowance, which refills with time. */
class Tries {
	private left: number;

	constructor(
		private readonly allowance: Allowance,
		private since: number,
	) {
		this.left = allowance.atFirst;
	}

	areLeft(now: number): boolean {
		const { atFirst, perSecond } = this.allowance;
		this.left = Math.min(atFirst, this.left + ((now - this.since) / 1000) * perSecond);
		this.since = now;
		return this.left >= 1;
	}

	take(now: number): void {
		if (this.areLeft(now)) this.left -= 1;
	}
}

/**
 * Throttles guesses of the access token. While a client, or all together, has used up the allowance, tokens are not
 * even checked, so aborting a request reveals nothing. Clients that were right before are not affected by the guesses
 * of others.
 */
export class WrongTries {
	private readonly clients = new Map<string, Tries>();
	private readonly trusted = new Set<string>();
	private readonly all: Tries;

	/** `clock` returns milliseconds. */
	constructor(private readonly clock: () => number = () => Date.now()) {
		this.all = new Tries(ofAll, clock());
	}

	/** Checks whether a client's token may be checked now. */
	mayTry(client: string): boolean {
		const now = this.clock();
		const own = this.clients.get(client);
		return (own?.areLeft(now) ?? true) && (this.trusted.has(client) || this.all.areLeft(now));
	}

	/** Records the result of a try. */
	note(client: string, wasRight: boolean): void {
		if (wasRight) {
			this.trusted.add(client);
			return;
		}
		const now = this.clock();
		const own = this.clients.get(client) ?? new Tries(ofOneClient, now);
		if (this.clients.size < MOST_CLIENTS || this.clients.has(client)) this.clients.set(client, own);
		else this.clients.clear();
		own.take(now);
		this.all.take(now);
	}
}
