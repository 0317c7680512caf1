import type { FastifyInstance, FastifyRequest } from 'fastify';
import { OVERVIEW, registerFrontDoor } from './pages/routes';
import { readBuiltApp } from '../admin-page/scripts/built-app';
import { LogIn } from './pages/log-in';
import { restAccess } from './auth/access';
import { Sessions } from './auth/sessions';
import type { StoreContext } from '../rest/store-context';
import type { StoreFile } from '../database/store-database';
import { DatabaseHealth, registerHealth } from './operations/health';
import { registerMetrics } from './operations/metrics';
import { setLanguage } from './set-language';
import type { ReplaceableStore } from '../stores/replaceable-store';
import { loadShopSettings } from '../schema/shop-settings';
import type { ServerOptions } from './pages/server-options';
import { registerShop } from './shop-routes';
import { closeApp, createWebApp, listenOn } from './http/web-app';

/** Milliseconds that responses under way have to end when the server does. */
const PATIENCE = 10_000;

/** What a server of one shop is made of. */
export interface StoreServerOptions extends ServerOptions {
	readonly context: StoreContext;
	/** Opens to the shop's own WordPress what is for it (rest/for-shop); without it nothing does. */
	readonly shopToken?: string;
	/** The store's file, to measure it; without it the database is of some other kind. */
	readonly storeFile?: StoreFile;
	/** The same, where a backup can take its place. */
	readonly replaceable?: ReplaceableStore;
}

/** A server that has not begun to listen. */
export interface StoreServer {
	/** Asks in process, without a port. */
	readonly inject: FastifyInstance['inject'];
	/** Begins to listen; resolves to the port, which is a free one for 0. */
	listen(port: number, host: string): Promise<number>;
	/**
	 * Takes no more requests, and ends when the last response has, or after so many milliseconds (10,000 when not said); the database stays
	 * open.
	 */
	close(patience?: number): Promise<void>;
	/** Path of the Overview with a token that logs one browser in, once. */
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
	const health = new DatabaseHealth(context.database);
	registerHealth(app, () => health.look());
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

/** A server whose routes are there; who comes by its link is led to `home`. */
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
