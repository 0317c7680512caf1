import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { queryValue } from '../auth/access';
import type { RestAccess } from '../../rest/router/access';
import { invalidNonce, tooManyTries } from '../../rest/router/errors';
import { cannotList } from '../../rest/router/route';
import type { LogIn } from './log-in';

const refusals: Readonly<Partial<Record<RestAccess, typeof cannotList>>> = {
	none: cannotList,
	'invalid-nonce': invalidNonce,
	'too-many-tries': tooManyTries,
};

/** Refuses a request for REST of a shop that may exist or not; undefined for who has access. */
export function refuseStrangers(access: RestAccess, reply: FastifyReply): FastifyReply | undefined {
	const refusal = refusals[access]?.();
	if (!refusal) return undefined;
	if (refusal.status === 429) reply.header('retry-after', '1');
	return reply.code(refusal.status).send(refusal.body());
}

/** Pages below `/shops/` ask for the log-in before it shows whether there is such a shop. */
export function askStrangers(app: FastifyInstance, logIn: LogIn): void {
	app.addHook('onRequest', async (request, reply) => {
		if (!isPageOfShop(request)) return;
		const token = queryValue(request, 'token');
		if (token !== null) return logIn.useLink(request, reply, token);
		if (logIn.session(request, reply) === null) return logIn.ask(request, reply);
	});
}

/** REST, agents and webhooks have gates of their own. */
function isPageOfShop({ url }: FastifyRequest): boolean {
	const path = decoded(url.split('?', 1)[0] ?? '');
	return /^\/shops(?:\/|$)/.test(path) && !/^\/shops\/[^/]+\/(?:wp-json|mcp)(?:\/|$)/.test(path);
}

/** As the router compares it. */
function decoded(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}
