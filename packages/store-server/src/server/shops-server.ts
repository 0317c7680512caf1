import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readBuiltApp } from '../admin-page/scripts/built-app';
import { LogIn } from './pages/log-in';
import { OVERVIEW, registerFrontDoor } from './pages/routes';
import { restAccess } from './auth/access';
import { Sessions } from './auth/sessions';
import { setLanguage } from './set-language';
import { registerHealth } from './operations/health';
import { syncHealth } from './operations/sync-health';
import { registerMetrics } from './operations/metrics';
import { cannotList } from '../rest/router/route';
import { noRoute } from '../rest/router/errors';
import type { Shop } from '../stores/shop';
import type { Shops } from '../stores/shops';
import { serverOf, type StoreServer } from './server';
import type { ServerOptions } from './pages/server-options';
import { registerShop } from './shop-routes';
import { registerShopWebhook } from './http/shop-webhook';
import { createWebApp } from './http/web-app';

/** The options of a server of several shops. */
export interface ShopsServerOptions extends ServerOptions {
	readonly shops: Shops;
}

/**
 * Builds the web server of several shops. The first has the addresses of a single shop, and each is below `/shops/<its
 * name>`. Logged-in users see all of them, in one language.
 */
export async function createShopsServer(options: ShopsServerOptions): Promise<StoreServer> {
	const app = await createWebApp(options);
	const { shops, staticDir } = options;
	const language = options.language ?? firstLanguage(shops);
	await setLanguage(language, await readBuiltApp(staticDir), staticDir);
	const sessions = options.sessions ?? new Sessions(options.token);
	const access = (request: FastifyRequest) => restAccess(request, sessions);
	registerHealth(
		app,
		() => (shops.all.some(({ problem }) => problem === null) ? 'ready' : 'broken'),
		(request) => (access(request) === 'full' ? { shops: healthOf(shops), ...syncsOf(shops) } : {}),
	);
	registerMetrics(app, { stores: shops.all.map(measured), access });
	// Without a log-in nobody learns which shops exist.
	const shop = async () => ({ title: 'Store Analytics', locale: language });
	const home = () => homeOf(shops);
	const logIn = new LogIn(sessions, {
		shop,
		get home() {
			return home();
		},
	});
	await registerFrontDoor(app, options, sessions, logIn);
	for (const one of shops.all) {
		for (const base of new Set([one.base, `/shops/${one.slug}`])) {
			const served = {
				...{ ...options, language, sessions, logIn, base },
				context: one.context,
				storeFile: one.database,
				...(one.replaceable && { replaceable: one.replaceable }),
				shopToken: () => one.shopToken,
			};
			await app.register(async (scope) => registerShop(scope, served), { prefix: base });
		}
	}
	await app.register(async (scope) => registerNobody(scope, logIn, access), {
		prefix: '/shops/:unknown',
	});
	await app.ready();
	return serverOf(app, sessions, home);
}

/** An unknown shop responds like a known one to users without access, and with 404 to others. */
async function registerNobody(
	app: FastifyInstance,
	logIn: LogIn,
	access: (request: FastifyRequest) => string,
): Promise<void> {
	await registerShopWebhook(app, { hidesWhetherFollowed: true });
	await app.register(async (scope) => {
		// Checked before the body is read, as for a known shop.
		scope.addHook('onRequest', async (request, reply) => {
			const refusal = access(request) === 'full' ? noRoute() : cannotList();
			return reply.code(refusal.status).send(refusal.body());
		});
		scope.all('/wp-json*', (_request, reply) => reply.send());
	});
	for (const address of ['/', '/*']) {
		app.get(address, (request, reply) =>
			logIn.session(request, reply) === null ? logIn.ask(request, reply) : reply.redirect(OVERVIEW),
		);
	}
}

/** The Overview of the first shop that can be opened. */
function homeOf({ all }: Shops): string {
	const shop = all.find(({ problem }) => problem === null);
	return (shop?.base ?? '') + OVERVIEW;
}

/** One process has one language. */
function firstLanguage({ all }: Shops): string {
	return all.find(({ locale }) => locale !== undefined)?.locale ?? 'en_US';
}

function healthOf({ all }: Shops): Readonly<Record<string, string>> {
	return Object.fromEntries(
		all.map(({ slug, problem }) => [slug, problem === null ? 'ready' : 'broken']),
	);
}

/** The problems with the shops that are not followed, by name. */
function syncsOf({ all }: Shops): object {
	const failing = all.flatMap((shop) => {
		const health = syncHealth(shop.summary().numbers?.sync ?? undefined);
		return health ? [[shop.slug, health] as const] : [];
	});
	return failing.length > 0 ? { syncs: Object.fromEntries(failing) } : {};
}

/** Metrics open no store: they contain the known values. */
function measured(shop: Shop) {
	return {
		labels: { shop: shop.slug },
		storeFile: shop.database,
		isBroken: () => shop.problem !== null,
		syncStatus: () => shop.summary().numbers?.sync ?? undefined,
	};
}
