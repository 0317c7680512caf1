import { __ } from '@wordpress/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiter } from '../auth/rate-limiter';
import { WEBHOOK_PATH } from '../../sources/connection/webhook';
import type { StoreContext } from '../../rest/store-context';
import { RestError } from '../../rest/router/errors';

/** Orders with thousands of lines are smaller. */
const LARGEST = 2 * 1024 * 1024;

/** WooCommerce's unsigned ping for a new webhook; it expects a response. */
const PING = /^webhook_id=\d+$/;

/** The connected shop, if there is one. */
interface Followed extends Pick<StoreContext, 'sync'> {
	/** With several shops, the response does not reveal which exist and which are connected. */
	readonly hidesWhetherFollowed?: boolean;
}

/**
 * Receives the webhooks of the connected shop. Their contents are not trusted: a valid signature only starts a sync.
 */
export async function registerShopWebhook(app: FastifyInstance, of: Followed): Promise<void> {
	const tries = new RateLimiter();
	await app.register(async (scope) => {
		scope.removeAllContentTypeParsers();
		const options = { parseAs: 'buffer', bodyLimit: LARGEST } as const;
		scope.addContentTypeParser('*', options, (_request, body, done) => done(null, body));
		scope.setErrorHandler((error, _request, reply) => {
			const status: unknown = Object(error).statusCode;
			const isTooLarge = status === 413;
			const sentence = isTooLarge
				? __('This delivery is too large.', 'store-analytics')
				: __('This delivery could not be read.', 'store-analytics');
			return refuse(reply, 'store_analytics_delivery', sentence, isTooLarge ? 413 : 400);
		});
		scope.post(WEBHOOK_PATH, (request, reply) => {
			const { sync } = of;
			if (!sync && !of.hidesWhetherFollowed) {
				return refuse(
					reply,
					'store_analytics_not_connected',
					__('No shop is connected here.', 'store-analytics'),
					404,
				);
			}
			const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
			const signature = request.headers['x-wc-webhook-signature'];
			if (signature === undefined && PING.test(body.toString('latin1'))) return reply.send({});
			if (sync?.receiveWebhook(body, String(signature))) return reply.send({});
			return refuseWrong(tries, request, reply);
		});
	});
}

/**
 * The secret cannot be guessed, so valid signatures are accepted however many wrong ones arrive. Behind a proxy all
 * clients have one address, and nobody may block the shop's deliveries.
 */
function refuseWrong(
	tries: RateLimiter,
	request: FastifyRequest,
	reply: FastifyReply,
): FastifyReply {
	if (!tries.mayTry(request.ip)) {
		reply.header('retry-after', '1');
		const sentence = __(
			'There were too many wrong signatures. Try again in a second.',
			'store-analytics',
		);
		return refuse(reply, 'store_analytics_too_many_tries', sentence, 429);
	}
	tries.note(request.ip, false);
	const sentence = __(
		'This delivery is not signed with the secret of Store Analytics.',
		'store-analytics',
	);
	return refuse(reply, 'store_analytics_signature', sentence, 401);
}

function refuse(reply: FastifyReply, code: string, message: string, status: number): FastifyReply {
	return reply.code(status).send(new RestError(code, message, status).body());
}
