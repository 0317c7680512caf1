import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readBuiltApp } from '../admin-page/scripts/built-app';
import { LogIn } from './pages/log-in';
import { OVERVIEW, registerFrontDoor } from './pages/routes';
import { restAccess } from './auth/access';
import { Sessions } from './auth/sessions';
import { setLanguage } from './set-language';
import { registerHealth, reportOf } from './operations/health';
import { syncHealth } from './operations/sync-health';
import { registerMetrics } from './operations/metrics';
import type { RestAccess } from '../rest/router/access';
import { noRoute } from '../rest/router/errors';
import type { Shop } from '../stores/shop';
import type { Shops } from '../stores/shops';
import { serverOf, type StoreServer } from './server';
import type { ServerOptions } from './pages/server-options';
import { registerShop } from './shop-routes';
import { registerShopWebhook } from './http/shop-webhook';
import { askStrangers, refuseStrangers } from './pages/strangers';
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
		() => healthOfAll(shops),
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
	askStrangers(app, logIn);
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
	await app.register(async (scope) => registerNobody(scope, access), {
		prefix: '/shops/:unknown',
	});
	await app.ready();
	return serverOf(app, sessions, home);
}

/** An unknown shop responds like a known one to users without access, and with 404 to others. */
async function registerNobody(
	app: FastifyInstance,
	access: (request: FastifyRequest) => RestAccess,
): Promise<void> {
	await registerShopWebhook(app, { hidesWhetherFollowed: true });
	await app.register(async (scope) => {
		// Checked before the body is read, as for a known shop.
		scope.addHook('onRequest', async (request, reply) => {
			const refused = refuseStrangers(access(request), reply);
			if (refused) return refused;
			const refusal = noRoute();
			return reply.code(refusal.status).send(refusal.body());
		});
		scope.all('/wp-json*', (_request, reply) => reply.send());
		scope.all('/mcp', (_request, reply) => reply.send());
	});
	for (const address of ['/', '/*']) {
		app.get(address, (_request, reply) => reply.redirect(OVERVIEW));
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

/** Ready while one of them is; which is damaged is for who has the token. */
function healthOfAll({ all }: Shops) {
	const isReady = ({ problem, database }: Shop) => problem === null && database.damage === null;
	if (all.some(isReady)) return { status: 'ready' as const };
	const damage = all.find(({ database }) => database.damage !== null)?.database.damage;
	return reportOf(damage) ?? { status: 'broken' as const };
}

function healthOf({ all }: Shops): Readonly<Record<string, string>> {
	return Object.fromEntries(
		all.map(({ slug, problem, database }) => [
			slug,
			database.damage?.kind ?? (problem === null ? 'ready' : 'broken'),
		]),
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
