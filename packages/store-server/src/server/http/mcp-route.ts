import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Ask } from '../../mcp/ask';
import type { Caller } from '../../mcp/http-handler';
import { viewFile } from '../../mcp/view-file';
import { requestAccess } from '../../rest/router/access';
import type { ProgramKey } from '@store-analytics/rest-api';
import type { KeyRing } from '../../rest/keys/key-ring';
import { tooManyTries } from '../../rest/router/errors';
import { describeCall, keyOf, rowsIn, tooManyCalls } from '../../rest/router/key-access';
import type { Sessions } from '../auth/sessions';

/** What the route of a shop needs. */
interface McpShop {
	readonly sessions: Sessions;
	/** The prefix of the shop's addresses. */
	readonly base: string;
	readonly keys: KeyRing | undefined;
	/** The folder of the built app. */
	readonly staticDir: string | undefined;
}

/** The most bytes of a request. */
const MOST_BYTES = 1024 * 1024;

/**
 * `/mcp` of a shop: the Model Context Protocol over streamable HTTP, without sessions, for the access token or a read-only key.
 * Cookies give no access, so a web page cannot use it.
 */
export function registerMcp(app: FastifyInstance, shop: McpShop): void {
	app.route({
		method: ['GET', 'POST', 'DELETE'],
		url: '/mcp',
		bodyLimit: MOST_BYTES,
		onRequest: async (request, reply) => refusalFor(request, reply, shop),
		handler: (request, reply) => serve(app, shop, request, reply),
	});
}

function refusalFor(
	request: FastifyRequest,
	reply: FastifyReply,
	{ keys }: McpShop,
): FastifyReply | undefined {
	const granted = request.headers.authorization === undefined ? 'none' : requestAccess(request);
	if (granted === 'too-many-tries') {
		return reply.code(429).header('retry-after', '1').send(tooManyTries().body());
	}
	if (granted !== 'full' && granted !== 'key') {
		return reply.code(401).header('www-authenticate', 'Bearer').send({
			error: 'invalid_token',
			error_description:
				'Send the access token or a key for programs as "Authorization: Bearer …". Keys are made in Settings.',
		});
	}
	const key = keyOf(request);
	const seconds = key && keys ? keys.count(key) : 0;
	if (seconds === 0) return undefined;
	return reply.code(429).header('retry-after', String(seconds)).send(tooManyCalls().body());
}

async function serve(
	app: FastifyInstance,
	shop: McpShop,
	request: FastifyRequest,
	reply: FastifyReply,
): Promise<FastifyReply> {
	// Loaded with the first request: most servers never get one.
	const { handleMcp } = await import('../../mcp/http-handler');
	const left = new AbortController();
	reply.raw.once('close', () => left.abort());
	const headers = new Headers();
	for (const [name, value] of Object.entries(request.headers)) {
		if (typeof value === 'string' && name !== 'authorization') headers.set(name, value);
	}
	const response = await handleMcp(
		new Request(`${request.protocol}://${request.host}${request.url}`, {
			...{ method: request.method, headers, signal: left.signal },
		}),
		callerOf(app, shop, request),
		request.body ?? undefined,
	);
	reply.code(response.status).header('cache-control', 'no-store');
	response.headers.forEach((value, name) => void reply.header(name, value));
	if (!response.body) return reply.send();
	// as: Node has two types for the same streams.
	return reply.send(Readable.fromWeb(response.body as ReadableStream));
}

function callerOf(app: FastifyInstance, shop: McpShop, request: FastifyRequest): Caller {
	const key = keyOf(request);
	return {
		ask: inProcess(app, shop, request, key),
		personal: key?.personal ?? false,
		address: () => Promise.resolve(`${request.protocol}://${request.host}${shop.base}/wp-admin/`),
		viewFile: shop.staticDir === undefined ? undefined : viewFile(shop.staticDir),
		note: ({ name, args, result, status }) =>
			shop.keys?.note({
				who: key?.name ?? '',
				what: describeCall(name, args),
				rows: result ? rowsIn(result) : null,
				status,
			}),
	};
}

/** Tools get what REST says, in the turn of their key. */
function inProcess(
	app: FastifyInstance,
	{ sessions, base }: McpShop,
	{ host }: FastifyRequest,
	key: ProgramKey | undefined,
): Ask {
	return async ({ path, body }) => {
		const { statusCode, payload, headers } = await app.inject({
			method: body ? 'POST' : 'GET',
			url: `${base}/wp-json${path}`,
			headers: {
				host,
				authorization: `Bearer ${sessions.ownToken}`,
				...(key && { cookie: `program=${key.id}` }),
			},
			...(body && { payload: JSON.stringify(body) }),
		});
		const total = headers['x-wp-total'];
		return {
			status: statusCode,
			data: JSON.parse(payload) as unknown,
			total: total === undefined ? null : Number(total),
		};
	};
}
