import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KeyRing } from '../../rest/keys/key-ring';
import type { RestAccess } from '../../rest/router/access';
import { isFromElsewhere } from './own-page';
import { UNUSED_FOR, type Sessions } from './sessions';
import { sameSecret } from './tokens';

/** The verdict about a token. Another web page neither learns anything nor uses up the owner's tries. */
export function judgeToken(request: FastifyRequest, sessions: Sessions, token: string) {
	if (isFromElsewhere(request)) return 'elsewhere' as const;
	return sessions.judge(request.ip, token);
}

const accessBy = {
	right: 'full',
	wrong: 'none',
	elsewhere: 'none',
	'too many tries': 'too-many-tries',
} as const;

/**
 * Decides access as WordPress does: a cookie counts only with the page's nonce, and a wrong nonce is an error of its
 * own. `shopToken` belongs to the shop's own WordPress, `keys` to programs, which read only.
 */
export function restAccess(
	request: FastifyRequest,
	sessions: Sessions,
	shopToken?: string,
	keys?: KeyRing,
): RestAccess {
	const { authorization } = request.headers;
	if (authorization !== undefined) {
		const token = /^Bearer\s+(\S+)$/i.exec(authorization)?.[1];
		if (token === undefined) return 'none';
		if (shopToken !== undefined && sameSecret(token, shopToken)) return 'shop';
		const key = keys && !isFromElsewhere(request) ? keys.find(token) : undefined;
		if (key) {
			Reflect.set(request, 'programKey', key);
			return 'key';
		}
		return accessBy[judgeToken(request, sessions, token)];
	}
	const nonce = nonceIn(request);
	if (nonce === null) return 'none';
	const session = sessionIn(request);
	return session !== null && sessions.acceptsNonce(session, nonce) ? 'full' : 'invalid-nonce';
}

function nonceIn(request: FastifyRequest): string | null {
	const header = request.headers['x-wp-nonce'];
	if (typeof header === 'string' && header !== '') return header;
	return queryValue(request, '_wpnonce');
}

/** Returns one value of the query string, null if it is absent. */
export function queryValue(request: FastifyRequest, name: string): string | null {
	const [, search = ''] = (request.raw.url ?? '').split('?', 2);
	return new URLSearchParams(search).get(name);
}

/** Returns the session of the request's cookie, open or not. */
export function sessionIn(request: FastifyRequest): string | null {
	return request.cookies[cookieName(request)] ?? null;
}

/** Sets the session cookie, with the lifetime of an unused session. */
export function setSession(request: FastifyRequest, reply: FastifyReply, session: string): void {
	reply.setCookie(cookieName(request), session, {
		...cookieOptions(request),
		maxAge: UNUSED_FOR / 1000,
	});
}

/** Deletes the session cookie. */
export function clearSession(request: FastifyRequest, reply: FastifyReply): void {
	reply.clearCookie(cookieName(request), cookieOptions(request));
}

function cookieOptions(request: FastifyRequest) {
	return {
		httpOnly: true,
		sameSite: 'lax',
		path: '/',
		secure: request.protocol === 'https',
	} as const;
}

/** Browsers share cookies between the ports of a host, so two stores must not log each other out. */
function cookieName(request: FastifyRequest): string {
	return `store_analytics_${/:(\d+)$/.exec(request.host)?.[1] ?? '80'}`;
}
