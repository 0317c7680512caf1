import { newToken, nonceOf, sameSecret } from './tokens';

/** Who may come in: browsers by a session, scripts by the access token. Sessions end with the process. */
export class Sessions {
	private readonly open = new Set<string>();
	private loginLinks: string[] = [];

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

	/** Opens a session for who knows the access token. */
	login(accessToken: string): string | null {
		return this.isAccessToken(accessToken) ? this.start() : null;
	}

	isAccessToken(token: string): boolean {
		return sameSecret(token, this.accessToken);
	}

	isOpen(session: string): boolean {
		return this.open.has(session);
	}

	acceptsNonce(session: string, nonce: string): boolean {
		return this.open.has(session) && sameSecret(nonceOf(session), nonce);
	}

	private start(): string {
		const session = newToken();
		this.open.add(session);
		return session;
	}
}
