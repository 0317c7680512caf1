import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Creates an unguessable value, safe in URLs. */
export function newToken(): string {
	return randomBytes(24).toString('base64url');
}

/** Compares secrets in constant time. */
export function sameSecret(one: string, other: string): boolean {
	return timingSafeEqual(digest(one), digest(other));
}

/** Creates the nonce that a session's page must send with each request, so that no other site's page can. */
export function nonceOf(session: string): string {
	return createHmac('sha256', session).update('wp_rest').digest('base64url').slice(0, 20);
}

/** Returns the hash under which a session is stored; it does not allow anybody to log in. */
export function sealOf(session: string, sealedWith: string): string {
	return createHmac('sha256', session).update(`session ${sealedWith}`).digest('base64url');
}

function digest(text: string): Buffer {
	return createHash('sha256').update(text).digest();
}
