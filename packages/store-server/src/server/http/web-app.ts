import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import { constants } from 'node:zlib';
import { namesLoopback } from '../auth/host-check';
import { loggerOptions, RequestLog, type LogLevel } from '../operations/logger';
import { restRouteUrl } from './rest-route';
import { commonHeaders, contentSecurityPolicy } from './security-headers';
import { refuseAddress, refuseUnread } from './unread-requests';

export interface WebAppOptions {
	/** True if other machines may send requests; then any Host header is accepted. */
	readonly isPublic?: boolean;
	/** True behind a proxy, which sends the original request in X-Forwarded-Proto, -Host and -For. */
	readonly isBehindProxy?: boolean;
	/** The log level on stdout; errors by default. */
	readonly log?: LogLevel;
}

/** A web server without routes: the host check, compression, and the headers of every response. */
export async function createWebApp({
	isPublic = false,
	isBehindProxy = false,
	log = 'error',
}: WebAppOptions): Promise<FastifyInstance> {
	const app = Fastify({
		logger: loggerOptions(log),
		// Trusts only one proxy: what others sent before it is ignored.
		trustProxy: isBehindProxy && ((_address, hop) => hop < 1),
		logController: new RequestLog(),
		forceCloseConnections: 'idle',
		rewriteUrl: (request) => restRouteUrl(request.url ?? '/'),
		routerOptions: { ignoreTrailingSlash: false },
		frameworkErrors: refuseAddress,
		clientErrorHandler: refuseUnread,
	});
	if (!isPublic) guardHost(app);
	await app.register(cookie);
	await app.register(compress, {
		encodings: ['br', 'gzip'],
		threshold: 1024,
		// The beginning of a page is sent while the rest is being built.
		zlibOptions: { flush: constants.Z_SYNC_FLUSH },
		brotliOptions: {
			flush: constants.BROTLI_OPERATION_FLUSH,
			// The default quality is meant for files that are compressed once.
			params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
		},
	});
	app.addHook('onSend', async (_request, reply) => {
		for (const [name, value] of Object.entries(commonHeaders)) {
			if (!reply.hasHeader(name)) reply.header(name, value);
		}
	});
	return app;
}

/** Connections that may wait to be accepted: Node's 511 are too few for 200 browsers that come at once. */
const BACKLOG = 4096;

/** Starts to listen; resolves to the port, a free one for 0. */
export async function listenOn(app: FastifyInstance, port: number, host: string): Promise<number> {
	await app.listen({ port, host, backlog: BACKLOG });
	const address = app.server.address();
	return typeof address === 'object' && address !== null ? address.port : port;
}

/** Milliseconds between checks for connections whose last response has ended. */
const BETWEEN_LOOKS = 50;

/** Stops a server: it accepts no more requests, and running responses have so many milliseconds to end. */
export async function closeApp(app: FastifyInstance, patience: number): Promise<void> {
	const idle = setInterval(() => app.server.closeIdleConnections(), BETWEEN_LOOKS);
	const late = setTimeout(() => app.server.closeAllConnections(), patience);
	try {
		await app.close();
	} finally {
		clearInterval(idle);
		clearTimeout(late);
	}
}

/** Sends a page whose inline scripts have the nonce. `stylesItself`: its scripts write style sheets. */
export function sendPage(
	reply: FastifyReply,
	html: string | Readable,
	scriptNonce: string,
	stylesItself = false,
): FastifyReply {
	return reply
		.type('text/html; charset=utf-8')
		.header('cache-control', 'no-store')
		.header('content-security-policy', contentSecurityPolicy(scriptNonce, stylesItself))
		.send(html);
}

function guardHost(app: FastifyInstance): void {
	app.addHook('onRequest', async (request, reply) => {
		if (namesLoopback(request.headers.host ?? '')) return;
		await reply
			.code(403)
			.type('text/plain; charset=utf-8')
			.send('This store answers on this machine only. Open it as 127.0.0.1 or localhost.\n');
	});
}
