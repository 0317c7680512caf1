import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';
import { registerAdminPages } from '../admin-page/routes';
import { readBuiltApp } from '../admin-page/built-app';
import { restAccess } from '../auth/access';
import { namesLoopback } from '../auth/host-check';
import { Sessions } from '../auth/sessions';
import type { StoreContext } from '../context';
import { registerRestRoutes } from '../rest';
import { speak } from '../language/speak';
import { loadShopSettings } from '../schema/shop-settings';
import { restRouteUrl } from './rest-route';
import { refuseAddress, refuseUnread } from './unread-requests';
import { commonHeaders } from './security-headers';

/** What a server is made of. */
export interface StoreServerOptions {
	readonly context: StoreContext;
	/** Opens the REST API to scripts (`Authorization: Bearer …`) and, typed into the log-in form, the pages. */
	readonly token: string;
	/** Folder of the built app (dist/embedded); without it the pages say that it is to be built. */
	readonly staticDir?: string;
	/** WordPress locale that the pages are shown in, in the place of the shop's own. */
	readonly language?: string;
	/** Files of extensions' scripts, in the order in which the app's page runs them. */
	readonly extensions?: readonly string[];
	/** True when the clock stands still: pages are told its time. */
	readonly clockIsPinned?: boolean;
	/** True when others than this machine may ask; then any Host header is taken. */
	readonly isPublic?: boolean;
	/** Milliseconds that a page waits for the responses to what its screen asks first; 1000 when not said. */
	readonly patience?: number;
	/** Pages reload themselves when the app was built anew. */
	readonly reloadsOnBuild?: boolean;
}

/** A server that has not begun to listen. */
export interface StoreServer {
	/** Asks in process, without a port. */
	readonly inject: FastifyInstance['inject'];
	/** Begins to listen; resolves to the port, which is a free one for 0. */
	listen(port: number, host: string): Promise<number>;
	/** Ends all connections; the database stays open. */
	close(): Promise<void>;
	/** Path of the Overview with a token that logs one browser in, once. */
	newLoginPath(): string;
}

const OVERVIEW = '/wp-admin/admin.php?page=wc-admin&path=/analytics/overview';

/** Builds the web server of a store: pages, app and REST. */
export async function createStoreServer(options: StoreServerOptions): Promise<StoreServer> {
	const app = Fastify({
		logger: { level: process.env['STORE_ANALYTICS_LOG'] ?? 'error' },
		forceCloseConnections: true,
		rewriteUrl: (request) => restRouteUrl(request.url ?? '/'),
		routerOptions: { ignoreTrailingSlash: false },
		frameworkErrors: refuseAddress,
		clientErrorHandler: refuseUnread,
	});
	const { context, language, staticDir } = options;
	const { locale } = await loadShopSettings(context.database);
	await speak(language ?? locale, await readBuiltApp(staticDir), staticDir);
	const sessions = new Sessions(options.token);
	guardHost(app, options.isPublic ?? false);
	await app.register(cookie);
	await app.register(compress, {
		encodings: ['br', 'gzip'],
		threshold: 1024,
		// What there is of a page is on its way while the rest is worked out.
		zlibOptions: { flush: constants.Z_SYNC_FLUSH },
		brotliOptions: {
			flush: constants.BROTLI_OPERATION_FLUSH,
			// The default quality is for files that are packed once.
			params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
		},
	});
	app.addHook('onSend', async (_request, reply) => {
		for (const [name, value] of Object.entries(commonHeaders)) {
			if (!reply.hasHeader(name)) reply.header(name, value);
		}
	});
	await app.register(
		async (scope) => {
			scope.decorateRequest('access', 'none');
			scope.addHook('onRequest', async (request) => {
				Reflect.set(request, 'access', restAccess(request, sessions));
			});
			registerRestRoutes(scope, context);
		},
		{ prefix: '/wp-json' },
	);
	await registerAdminPages(app, options, sessions);
	await app.ready();
	return {
		inject: app.inject.bind(app),
		async listen(port, host) {
			await app.listen({ port, host });
			const address = app.server.address();
			return typeof address === 'object' && address !== null ? address.port : port;
		},
		close: () => app.close(),
		newLoginPath: () => `${OVERVIEW}&token=${sessions.newLoginToken()}`,
	};
}

function guardHost(app: FastifyInstance, isPublic: boolean): void {
	if (isPublic) return;
	app.addHook('onRequest', async (request, reply) => {
		if (namesLoopback(request.headers.host ?? '')) return;
		await reply
			.code(403)
			.type('text/plain; charset=utf-8')
			.send('This store answers on this machine only. Open it as 127.0.0.1 or localhost.\n');
	});
}
