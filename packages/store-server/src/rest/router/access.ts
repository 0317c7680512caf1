import type { FastifyRequest } from 'fastify';
import type { RestAccess } from '../../auth/access';

const known: readonly unknown[] = ['full', 'shop', 'invalid-nonce', 'too-many-tries'];

/** The access level from src/auth; an unchecked request has none. */
export function requestAccess(request: FastifyRequest): RestAccess {
	const access: unknown = Reflect.get(request, 'access');
	return isKnown(access) ? access : 'none';
}

function isKnown(access: unknown): access is RestAccess {
	return known.includes(access);
}
