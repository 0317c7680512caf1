import { __ } from '@wordpress/i18n';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ClosedError } from '../../database/failures';
import { RestError } from '../../rest/router/errors';
import type { OpenRequests } from '../../stores/open-requests';

/** Counts the requests of a scope from now on, and has them wait where there is a pause. */
export function holdRequests(scope: FastifyInstance, requests: OpenRequests): void {
	scope.addHook('onRequest', (_request, reply, done) =>
		requests.enter(reply.raw, done, () => refuse(reply)),
	);
	scope.addHook('onError', async (_request, reply, error) => {
		if (error instanceof ClosedError) reply.header('retry-after', '1');
	});
}

function refuse(reply: FastifyReply): void {
	const sentence = __('A backup is being restored. Try again in a few seconds.', 'store-analytics');
	const refusal = new RestError('store_restored', sentence, 503);
	void reply.code(503).header('retry-after', '2').send(refusal.body());
}
