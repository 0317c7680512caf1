import { newToken, nonceOf, sameSecret } from './tokens';
import { WrongTries } from './wrong-tries';

export type TokenVerdict = 'right' | 'wrong' | 'too many tries';

/** Who may come in: browsers by a session, scripts by the access token. Sessions end with the process. */
export class Sessions {
	private readonly open = new Set<string>();
	private loginLinks: string[] = [];
	private readonly tries = new WrongTries();
	/** With which the server's own pages ask the API; nobody is told. */
	readonly ownToken = newToken();

	constructor(private readonly accessToken: string) {}

	/** A token that opens one session, for a link. */
	newLoginToken(): string {
		const token = newToken();
		this.loginLinks.push(token);
		return token;
	}

	/** Trades a login token for a session; null when it was traded before or never existed. */
	redeem(loginToken: string): string | null {
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

	isOpen(session: string): boolean {
		return this.open.has(session);
	}

	acceptsNonce(session: string, nonce: string): boolean {
		return this.open.has(session) && sameSecret(nonceOf(session), nonce);
	}

	/** Opens a session, for who knows the access token. */
	start(): string {
		const session = newToken();
		this.open.add(session);
		return session;
	}
}
