import type { FastifyRequest } from 'fastify';

/**
 * What a REST request may do: all, what the shop's own WordPress may, what a program's key may, nothing, or nothing because its page is from another session or it
 * guesses.
 */
export type RestAccess = 'full' | 'shop' | 'key' | 'none' | 'invalid-nonce' | 'too-many-tries';

const known: readonly unknown[] = ['full', 'shop', 'key', 'invalid-nonce', 'too-many-tries'];

/** What server/auth decided; a request that never passed there counts as nobody's. */
export function requestAccess(request: FastifyRequest): RestAccess {
	const access: unknown = Reflect.get(request, 'access');
	return isKnown(access) ? access : 'none';
}

function isKnown(access: unknown): access is RestAccess {
	return known.includes(access);
}
