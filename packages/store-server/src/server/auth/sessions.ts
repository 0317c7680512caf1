import type { KeptSession, SessionKeeper } from './kept-sessions';
import { newToken, nonceOf, sameSecret, sealOf } from './tokens';
import { RateLimiter } from './rate-limiter';

type TokenVerdict = 'right' | 'wrong' | 'too many tries';

const HOUR = 3_600_000;

/** Milliseconds after which a session ends that nobody has used. */
export const UNUSED_FOR = 30 * 24 * HOUR;

/** Sessions that are open at once; a further one ends the one that was not used for longest. */
const MOST = 100;

interface SessionsOptions {
	/**
	 * What sessions are sealed with beside their own secret: the access token that the user chose. With another one
	 * all sessions have ended.
	 */
	readonly sealedWith?: string;
	/** Milliseconds. */
	now?(): number;
}

/** Who may come in: browsers by a session, scripts by the access token. */
export class Sessions {
	/** When each was last used, by its seal; the one that was used last is the last. */
	private readonly open = new Map<string, number>();
	private loginLinks: string[] = [];
	private readonly tries = new RateLimiter();
	private readonly sealedWith: string;
	private readonly now: () => number;
	private keeper: SessionKeeper | null = null;
	private writing = Promise.resolve();
	/** With which the server's own pages ask the API, and who may read the store's file (stores/control-file.ts). */
	readonly ownToken = newToken();

	constructor(
		private readonly accessToken: string,
		{ sealedWith = '', now = Date.now }: SessionsOptions = {},
	) {
		this.sealedWith = sealedWith;
		this.now = now;
	}

	/** From now on sessions are kept, those of before and those that are there already; without it they end with the process. */
	async keepIn(keeper: SessionKeeper): Promise<void> {
		const kept = await keeper.read();
		const all = [...kept, ...this.all()].sort((one, other) => one.used - other.used);
		this.open.clear();
		for (const { seal, used } of all) this.note(seal, used);
		this.keeper = keeper;
		await this.write().catch(() => undefined);
	}

	/** A token that opens one session, for a link. */
	newLoginToken(): string {
		const token = newToken();
		this.loginLinks.push(token);
		return token;
	}

	/** Trades a login token for a session; null when it was traded before or never existed. */
	async redeem(loginToken: string): Promise<string | null> {
		const found = this.loginLinks.find((token) => sameSecret(token, loginToken));
		if (found === undefined) return null;
		this.loginLinks = this.loginLinks.filter((token) => token !== found);
		return this.start();
	}

	/** What the token is worth that a client sends; while it is wrong too often, none is looked at. */
	judge(client: string, token: string): TokenVerdict {
		if (sameSecret(token, this.ownToken)) return 'right';
		if (!this.tries.mayTry(client)) return 'too many tries';
		const isRight = sameSecret(token, this.accessToken);
		this.tries.note(client, isRight);
		return isRight ? 'right' : 'wrong';
	}

	/** Whether a session is open; asking is using it. */
	isOpen(session: string): boolean {
		const seal = this.seal(session);
		const used = this.open.get(seal);
		if (used === undefined) return false;
		const unused = this.now() - used;
		if (unused > UNUSED_FOR) return false;
		if (unused > HOUR) {
			this.note(seal, this.now());
			// It is written again within the next hour that it is used in.
			void this.write().catch(() => undefined);
		}
		return true;
	}

	acceptsNonce(session: string, nonce: string): boolean {
		return this.isOpen(session) && sameSecret(nonceOf(session), nonce);
	}

	/** Opens a session, for who knows the access token. Where it cannot be kept it ends with the process. */
	async start(): Promise<string> {
		const session = newToken();
		this.note(this.seal(session), this.now());
		await this.write().catch(() => undefined);
		return session;
	}

	/** Ends a session for good. Rejects when that could not be kept. */
	async end(session: string): Promise<void> {
		this.open.delete(this.seal(session));
		await this.write();
	}

	/** Ends all sessions, and the links that nobody has used yet. */
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
			if (this.open.size <= MOST && this.now() - last <= UNUSED_FOR) break;
			this.open.delete(oldest);
		}
	}

	/** One after the other, each with what is open by then. */
	private write(): Promise<void> {
		const writing = this.writing.then(() => this.keeper?.write(this.all()));
		this.writing = writing.catch(() => undefined);
		return writing;
	}
}
