import { __ } from '@wordpress/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clearSession, judgeToken, queryValue, sessionIn, setSession } from '../auth/access';
import type { Sessions } from '../auth/sessions';
import { newToken } from '../auth/tokens';
import { showUnknownAddresses } from '../http/unknown-addresses';
import { sendPage } from '../http/web-app';
import { loginPage, type LoginShop } from '../../admin-page/login-page';
import { unknownPage } from '../../admin-page/unknown-page';

/** Where WordPress has it, too. */
const ADDRESS = '/wp-login.php';

/** What a log-in leads to. */
interface LogInTo {
	/** What is named on the page of the log-in. */
	shop(request: FastifyRequest): Promise<LoginShop>;
	/** Writes a page in the language of whoever looks; without it, in the server's. */
	speak?(request: FastifyRequest, write: () => string): string;
	/** Where it leads who asked for no page. */
	readonly home: string;
}

/** The way in and out: a link, the access token, and the end of sessions. */
export class LogIn {
	constructor(
		private readonly sessions: Sessions,
		private readonly to: LogInTo,
	) {}

	/** Mounts the page of the log-in and the log-out. */
	async register(app: FastifyInstance): Promise<void> {
		app.get(ADDRESS, (request, reply) => this.ask(request, reply));
		await app.register(async (scope) => {
			scope.addContentTypeParser(
				'application/x-www-form-urlencoded',
				{ parseAs: 'string', bodyLimit: 16_384 },
				(_request, body, done) => done(null, new URLSearchParams(String(body))),
			);
			scope.post(ADDRESS, (request, reply) =>
				queryValue(request, 'action') === 'logout'
					? this.logOut(request, reply)
					: this.logIn(request, reply),
			);
		});
	}

	/** Mounts a page for addresses without one; it leads home. */
	leadHome(app: FastifyInstance): void {
		showUnknownAddresses(app, async (reply) => {
			const { locale } = await this.to.shop(reply.request);
			return sendPage(reply.code(404), unknownPage(locale, this.to.home), newToken());
		});
	}

	/** The session of a request, which it prolongs; null when it has none that is open. */
	session(request: FastifyRequest, reply: FastifyReply): string | null {
		const session = sessionIn(request);
		if (session === null || !this.sessions.isOpen(session)) return null;
		setSession(request, reply, session);
		return session;
	}

	/** The page that asks for the access token, and leads to where one was. */
	async ask(
		request: FastifyRequest,
		reply: FastifyReply,
		problem: (() => string) | null = null,
	): Promise<FastifyReply> {
		const isItself = request.url.startsWith(ADDRESS);
		const target = isItself ? wantedBy(request) : withoutToken(request.url);
		if (reply.statusCode === 200 && (!isItself || problem !== null)) reply.code(403);
		const isLoggedOut = isItself && queryValue(request, 'loggedout') !== null;
		const shop = await this.to.shop(request);
		const write = () => {
			const note = isLoggedOut ? __('You are logged out.', 'store-analytics') : null;
			return loginPage(shop, { problem: problem?.() ?? null, note }, this.pageAt(target));
		};
		const page = this.to.speak?.(request, write) ?? write();
		return sendPage(reply, page, newToken());
	}

	/** Takes the token out of the address; that of a new login link, or the access token, opens a session. */
	async useLink(
		request: FastifyRequest,
		reply: FastifyReply,
		token: string,
	): Promise<FastifyReply> {
		const session = (await this.sessions.redeem(token)) ?? (await this.sessionFor(request, token));
		if (session !== null) setSession(request, reply, session);
		else if (this.session(request, reply) === null) {
			const problem = this.sessions.wasUsed(token) ? usedLink : unknownLink;
			return this.ask(request, reply, problem);
		}
		return reply.header('cache-control', 'no-store').redirect(withoutToken(request.url));
	}

	/** A session for the access token in an address; null for all else. */
	private async sessionFor(request: FastifyRequest, token: string): Promise<string | null> {
		if (this.sessions.wasUsed(token)) return null;
		// A plus sign in an address means a space, which no access token has.
		const verdict = judgeToken(request, this.sessions, token.replaceAll(' ', '+'));
		return verdict === 'right' ? this.sessions.start() : null;
	}

	private async logIn(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
		const verdict = judgeToken(request, this.sessions, formOf(request).get('token') ?? '');
		if (verdict === 'too many tries') {
			return this.ask(request, reply.code(429).header('retry-after', '1'), () =>
				__('Too many wrong access tokens. Try again in a few seconds.', 'store-analytics'),
			);
		}
		if (verdict === 'elsewhere') {
			return this.ask(request, reply, () =>
				__('Another web page sent this login. Enter the access token here.', 'store-analytics'),
			);
		}
		if (verdict === 'wrong') {
			return this.ask(request, reply, () =>
				__('That is not the access token of Store Analytics.', 'store-analytics'),
			);
		}
		setSession(request, reply, await this.sessions.start());
		return reply.redirect(this.pageAt(wantedBy(request)), 303);
	}

	/** Ends the session, or all; who is not logged in, or comes from a page of another session, ends none. */
	private async logOut(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
		const form = formOf(request);
		const target = this.pageAt(wantedBy(request));
		const session = sessionIn(request);
		if (session !== null && this.sessions.isOpen(session)) {
			if (!this.sessions.acceptsNonce(session, form.get('_wpnonce') ?? '')) {
				return reply.redirect(target, 303);
			}
			await (form.get('everywhere') === '1' ? this.sessions.endAll() : this.sessions.end(session));
		}
		clearSession(request, reply);
		const query = new URLSearchParams({ loggedout: 'true', redirect_to: target });
		return reply.redirect(`${ADDRESS}?${query.toString()}`, 303);
	}

	/** A page of ours that was asked for, as an address that a header can carry; the first page in the place of all else. */
	private pageAt(address: string | null): string {
		return address !== null && /^(?:\/shops\/[a-z0-9-]+)?\/wp-admin\/[\x21-\x7e]*$/.test(address)
			? address
			: this.to.home;
	}
}

function usedLink(): string {
	return __(
		'This link has already been used. Restart Store Analytics to get a new one, or enter the access token.',
		'store-analytics',
	);
}

function unknownLink(): string {
	return __(
		'This link is not valid any more. Open the link that “npm start” shows now, or enter the access token.',
		'store-analytics',
	);
}

function wantedBy(request: FastifyRequest): string | null {
	return request.method === 'GET'
		? queryValue(request, 'redirect_to')
		: formOf(request).get('redirect_to');
}

function formOf(request: FastifyRequest): URLSearchParams {
	return request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
}

/** The address without its login token; all else stays as it was written. */
function withoutToken(url: string): string {
	const [path = '', search = ''] = url.split('?', 2);
	const pairs = search.split('&').filter((pair) => pair !== '' && !pair.startsWith('token='));
	return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}
