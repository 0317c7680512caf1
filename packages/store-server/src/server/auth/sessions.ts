import type { KeptSession, SessionKeeper } from './kept-sessions';
import { newToken, nonceOf, sameSecret, sealOf } from './tokens';
import { RateLimiter } from './rate-limiter';

type TokenVerdict = 'right' | 'wrong' | 'too many tries';

const HOUR = 3_600_000;

/** Milliseconds after which an unused session expires. */
export const UNUSED_FOR = 30 * 24 * HOUR;

/** The most open sessions; a further one ends the least recently used. */
const MOST = 1000;

interface SessionsOptions {
	/** The key for session hashes beside their own secret: the user's access token. Another token ends all sessions. */
	readonly sealedWith?: string;
	/** The most open sessions; 1,000 by default. */
	readonly most?: number;
	/** Milliseconds. */
	now?(): number;
}

/** Manages access: browsers by a session, scripts by the access token. */
export class Sessions {
	/** When each was last used, by its seal; the one that was used last is the last. */
	private readonly open = new Map<string, number>();
	private loginLinks: string[] = [];
	private readonly usedLinks: string[] = [];
	private readonly tries = new RateLimiter();
	private readonly sealedWith: string;
	private readonly most: number;
	private readonly now: () => number;
	private keeper: SessionKeeper | null = null;
	private writing = Promise.resolve();
	/** With which the server's own pages ask the API, and who may read the store's file (stores/control-file.ts). */
	readonly ownToken = newToken();

	constructor(
		private readonly accessToken: string,
		{ sealedWith = '', most = MOST, now = Date.now }: SessionsOptions = {},
	) {
		this.sealedWith = sealedWith;
		this.most = most;
		this.now = now;
	}

	/** Stores sessions from now on, existing ones included; otherwise they end with the process. */
	async keepIn(keeper: SessionKeeper): Promise<void> {
		const kept = await keeper.read();
		const all = [...kept, ...this.all()].sort((one, other) => one.used - other.used);
		this.open.clear();
		for (const { seal, used } of all) this.note(seal, used);
		this.keeper = keeper;
		await this.write().catch(() => undefined);
	}

	/** Creates a token for a link that opens one session. */
	newLoginToken(): string {
		const token = newToken();
		this.loginLinks.push(token);
		return token;
	}

	/** Exchanges a login token for a session; null if it was used before or never existed. */
	async redeem(loginToken: string): Promise<string | null> {
		const found = this.loginLinks.find((token) => sameSecret(token, loginToken));
		if (found === undefined) return null;
		this.loginLinks = this.loginLinks.filter((token) => token !== found);
		this.usedLinks.push(found);
		return this.start();
	}

	/** Whether a login token was exchanged before. */
	wasUsed(loginToken: string): boolean {
		return this.usedLinks.some((token) => sameSecret(token, loginToken));
	}

	/** Checks a client's token; after too many wrong ones, tokens are not checked for a while. */
	judge(client: string, token: string): TokenVerdict {
		if (sameSecret(token, this.ownToken)) return 'right';
		if (!this.tries.mayTry(client)) return 'too many tries';
		const isRight = sameSecret(token, this.accessToken);
		this.tries.note(client, isRight);
		return isRight ? 'right' : 'wrong';
	}

	/** Checks whether a session is open; this counts as a use. */
	isOpen(session: string): boolean {
		const seal = this.seal(session);
		const used = this.open.get(seal);
		if (used === undefined) return false;
		const unused = this.now() - used;
		if (unused > UNUSED_FOR) return false;
		if (unused > HOUR) {
			this.note(seal, this.now());
			// The time is stored at most once per hour of use.
			void this.write().catch(() => undefined);
		}
		return true;
	}

	acceptsNonce(session: string, nonce: string): boolean {
		return this.isOpen(session) && sameSecret(nonceOf(session), nonce);
	}

	/** Opens a session for a user with the access token. If it cannot be stored, it ends with the process. */
	async start(): Promise<string> {
		const session = newToken();
		this.note(this.seal(session), this.now());
		await this.write().catch(() => undefined);
		return session;
	}

	/** Ends a session. Rejects if that could not be stored. */
	async end(session: string): Promise<void> {
		this.open.delete(this.seal(session));
		await this.write();
	}

	/** Ends all sessions, and all unused login links. */
	async endAll(): Promise<void> {
		this.open.clear();
		this.loginLinks = [];
		await this.write();
	}

	private seal(session: string): string {
		return sealOf(session, this.sealedWith);
	}

	private all(): KeptSession[] {
		return [...this.open].map(([seal, used]) => ({ seal, used }));
	}

	private note(seal: string, used: number): void {
		this.open.delete(seal);
		this.open.set(seal, used);
		for (const [oldest, last] of this.open) {
			if (this.open.size <= this.most && this.now() - last <= UNUSED_FOR) break;
			this.open.delete(oldest);
		}
	}

	/** One after the other, each with the sessions open by then. */
	private write(): Promise<void> {
		const writing = this.writing.then(() => this.keeper?.write(this.all()));
		this.writing = writing.catch(() => undefined);
		return writing;
	}
}
