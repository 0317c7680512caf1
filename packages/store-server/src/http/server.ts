import type { FastifyInstance } from 'fastify';
import { OVERVIEW, registerAdminPages } from '../admin-page/routes';
import { readBuiltApp } from '../admin-page/built-app';
import { restAccess } from '../auth/access';
import { Sessions } from '../auth/sessions';
import type { StoreContext } from '../context';
import { registerRestRoutes } from '../rest';
import { speak } from '../language/speak';
import { loadShopSettings } from '../schema/shop-settings';
import { registerShopWebhook } from './shop-webhook';
import { createWebApp, listenOn } from './web-app';

/** What a server is made of. */
export interface StoreServerOptions {
	readonly context: StoreContext;
	/** Opens the REST API to scripts (`Authorization: Bearer …`) and, typed into the log-in form, the pages. */
	readonly token: string;
	/** Who is logged in; without it sessions end with the server. */
	readonly sessions?: Sessions;
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

/** Builds the web server of a store: pages, app and REST. */
export async function createStoreServer(options: StoreServerOptions): Promise<StoreServer> {
	const app = await createWebApp(options.isPublic ?? false);
	const { context, language, staticDir } = options;
	const { locale } = await loadShopSettings(context.database);
	await speak(language ?? locale, await readBuiltApp(staticDir), staticDir);
	const sessions = options.sessions ?? new Sessions(options.token);
	await registerShopWebhook(app, context);
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
		listen: (port, host) => listenOn(app, port, host),
		close: () => app.close(),
		newLoginPath: () => `${OVERVIEW}&token=${sessions.newLoginToken()}`,
	};
}
