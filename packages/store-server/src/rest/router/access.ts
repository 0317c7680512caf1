import type { FastifyRequest } from 'fastify';

/** Who asks: everything, nobody, somebody whose nonce has run out, or who guesses tokens. Decided in src/auth. */
export type RestAccess = 'full' | 'none' | 'invalid-nonce' | 'too-many-tries';

const known: readonly unknown[] = ['full', 'invalid-nonce', 'too-many-tries'];

/** What src/auth decided; a request that never passed there counts as nobody's. */
export function requestAccess(request: FastifyRequest): RestAccess {
	const access: unknown = Reflect.get(request, 'access');
	return isKnown(access) ? access : 'none';
}

function isKnown(access: unknown): access is RestAccess {
	return known.includes(access);
}
