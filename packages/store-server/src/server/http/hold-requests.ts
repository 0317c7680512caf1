import { randomUUID } from 'node:crypto';
import { __ } from '@wordpress/i18n';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ClosedError } from '../../database/failures';
import { RestError } from '../../rest/router/errors';
import type { OpenRequests } from '../../stores/open-requests';

const MARK = 'x-store-analytics-within';

/**
 * Headers of requests that a request sends in process. They belong to it: a pause waits for it, and they must not wait for the pause.
 * No client knows them. An AsyncLocalStorage would tell as much, but makes each promise of the server slower.
 */
export const withinRequest: Readonly<Record<string, string>> = { [MARK]: randomUUID() };

/** Counts the requests of a scope from now on, and has them wait where there is a pause. */
export function holdRequests(scope: FastifyInstance, requests: OpenRequests): void {
	scope.addHook('onRequest', ({ headers }, reply, done) => {
		if (headers[MARK] === withinRequest[MARK]) done();
		else requests.enter(reply.raw, done, () => refuse(reply));
	});
	scope.addHook('onError', async (_request, reply, error) => {
		if (error instanceof ClosedError) reply.header('retry-after', '1');
	});
}

function refuse(reply: FastifyReply): void {
	const sentence = __('A backup is being restored. Try again in a few seconds.', 'store-analytics');
	const refusal = new RestError('store_restored', sentence, 503);
	void reply.code(503).header('retry-after', '2').send(refusal.body());
}
