import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new unguessable value, safe in URLs. */
export function newToken(): string {
	return randomBytes(24).toString('base64url');
}

/** Compares secrets in a time that does not depend on where they differ. */
export function sameSecret(one: string, other: string): boolean {
	return timingSafeEqual(digest(one), digest(other));
}

/** What a page of a session must send back with each request, so that no other site's page can. */
export function nonceOf(session: string): string {
	return createHmac('sha256', session).update('wp_rest').digest('base64url').slice(0, 20);
}

/** What a session is kept as: whoever reads it cannot come in with it. */
export function sealOf(session: string, sealedWith: string): string {
	return createHmac('sha256', session).update(`session ${sealedWith}`).digest('base64url');
}

function digest(text: string): Buffer {
	return createHash('sha256').update(text).digest();
}
