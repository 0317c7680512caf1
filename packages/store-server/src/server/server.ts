import type { FastifyInstance, FastifyRequest } from 'fastify';
import { OVERVIEW, registerFrontDoor } from './pages/routes';
import { readBuiltApp } from '../admin-page/scripts/built-app';
import { LogIn } from './pages/log-in';
import { restAccess } from './auth/access';
import { Sessions } from './auth/sessions';
import type { StoreContext } from '../rest/store-context';
import type { StoreFile } from '../database/store-database';
import { DatabaseHealth, registerHealth } from './operations/health';
import { knownSyncHealth } from './operations/sync-health';
import { registerMetrics } from './operations/metrics';
import { setLanguage } from './set-language';
import type { ReplaceableStore } from '../stores/replaceable-store';
import { loadShopSettings } from '../schema/shop-settings';
import type { ServerOptions } from './pages/server-options';
import { registerShop } from './shop-routes';
import { closeApp, createWebApp, listenOn } from './http/web-app';

/** Milliseconds for running responses to end when the server stops. */
const PATIENCE = 10_000;

/** The options of a server of one shop. */
export interface StoreServerOptions extends ServerOptions {
	readonly context: StoreContext;
	/** The token of the shop's own WordPress for its routes (rest/for-shop); without it they are closed. */
	readonly shopToken?: string;
	/** The store's file, for its size; without it the database has no file. */
	readonly storeFile?: StoreFile;
	/** The same, if a backup can replace it. */
	readonly replaceable?: ReplaceableStore;
}

/** A server that does not listen yet. */
export interface StoreServer {
	/** Handles a request in process, without a port. */
	readonly inject: FastifyInstance['inject'];
	/** Starts to listen; resolves to the port, a free one for 0. */
	listen(port: number, host: string): Promise<number>;
	/**
	 * Stops accepting requests, and ends when the last response has ended, or after so many milliseconds (10,000 by
	 * default). The database stays open.
	 */
	close(patience?: number): Promise<void>;
	/** Returns the path of the Overview with a token that logs one browser in, once. */
	newLoginPath(): string;
}

/** Builds the web server of a store: pages, app and REST. */
export async function createStoreServer(options: StoreServerOptions): Promise<StoreServer> {
	const app = await createWebApp(options);
	const { context, language, staticDir, storeFile, shopToken } = options;
	const { locale } = await loadShopSettings(context.database);
	await setLanguage(language ?? locale, await readBuiltApp(staticDir), staticDir);
	const sessions = options.sessions ?? new Sessions(options.token);
	const access = (request: FastifyRequest) => restAccess(request, sessions, shopToken);
	const health = new DatabaseHealth(context.database, () => storeFile?.damage);
	registerHealth(
		app,
		() => health.look(),
		async (request) =>
			access(request) === 'full' ? { sync: await knownSyncHealth(context.sync?.status()) } : {},
	);
	const measured = {
		labels: {},
		...(storeFile && { storeFile }),
		...(context.sync && { syncStatus: () => context.sync?.status() }),
	};
	registerMetrics(app, { stores: [measured], access });
	const logIn = new LogIn(sessions, {
		shop: async () => {
			const shop = await loadShopSettings(context.database);
			return { title: shop.title, locale: language ?? shop.locale };
		},
		home: OVERVIEW,
	});
	await registerFrontDoor(app, options, sessions, logIn);
	await registerShop(app, { ...options, sessions, logIn, base: '', shopToken: () => shopToken });
	await app.ready();
	return serverOf(app, sessions);
}

/** Builds a server with its routes; users of a log-in link are redirected to `home`. */
export function serverOf(
	app: FastifyInstance,
	sessions: Sessions,
	home: () => string = () => OVERVIEW,
): StoreServer {
	return {
		inject: app.inject.bind(app),
		listen: (port, host) => listenOn(app, port, host),
		close: (patience = PATIENCE) => closeApp(app, patience),
		newLoginPath: () => `${home()}&token=${sessions.newLoginToken()}`,
	};
}
