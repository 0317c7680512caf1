import type { FastifyRequest } from 'fastify';

/** Who asks: everything, nobody, or somebody whose nonce has run out. Decided in src/auth. */
export type RestAccess = 'full' | 'none' | 'invalid-nonce';

/** What src/auth decided; a request that never passed there counts as nobody's. */
export function requestAccess(request: FastifyRequest): RestAccess {
	const access: unknown = Reflect.get(request, 'access');
	return access === 'full' || access === 'invalid-nonce' ? access : 'none';
}
