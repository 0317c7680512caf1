import type { FastifyInstance, FastifyRequest } from 'fastify';
import { brokenShopPage } from '../admin-page/broken-shop';
import { registerPages } from './pages/routes';
import { restAccess } from './auth/access';
import { newToken } from './auth/tokens';
import { registerExportFile } from './pages/export-download';
import { registerBackup } from './operations/backup-route';
import { registerRestore } from './operations/restore-route';
import { registerRestRoutes } from '../rest';
import type { ServedShop } from './pages/server-options';
import { DatabaseError } from '../database/failures';
import { problemOf } from '../stores/shop';
import { refuseStrangers } from './pages/strangers';
import { holdRequests } from './http/hold-requests';
import { registerMcp } from './http/mcp-route';
import { registerShopWebhook } from './http/shop-webhook';
import { sendPage } from './http/web-app';

/** Mounts pages and REST of a shop on `app`, a scope with its base as prefix. */
export async function registerShop(app: FastifyInstance, shop: ServedShop): Promise<void> {
	const { context, sessions, storeFile, replaceable } = shop;
	const access = (request: FastifyRequest) =>
		restAccess(request, sessions, shop.shopToken(), context.keys);
	await registerShopWebhook(app, {
		hidesWhetherFollowed: context.shops !== undefined,
		get sync() {
			return context.sync;
		},
	});
	await app.register(async (scope) => {
		scope.decorateRequest('access', 'none');
		scope.addHook('onRequest', async (request, reply) => {
			const granted = access(request);
			Reflect.set(request, 'access', granted);
			// Without access, nobody learns which shops exist, and no store is opened.
			if (context.shops) return refuseStrangers(granted, reply);
		});
		const { base, staticDir } = shop;
		registerMcp(scope, { sessions, base, keys: context.keys, staticDir });
		if (storeFile) registerBackup(scope, storeFile, access, replaceable);
		registerExportFile(scope, context, access);
		if (replaceable) await registerRestore(scope, replaceable, access);
		await scope.register(
			async (rest) => {
				if (replaceable) holdRequests(rest, replaceable.requests);
				registerRestRoutes(rest, context);
			},
			{ prefix: '/wp-json' },
		);
	});
	refuseBroken(app, shop);
	await app.register(async (pages) => {
		if (replaceable) holdRequests(pages, replaceable.requests);
		registerPages(pages, shop);
	});
}

/** A shop that cannot be read shows the reason and links to the others. */
function refuseBroken(
	app: FastifyInstance,
	{ context: { shops }, language = '' }: ServedShop,
): void {
	app.setErrorHandler((error, request, reply) => {
		if (!shops && !(error instanceof DatabaseError)) return reply.send(error);
		request.log.error({ err: error, req: request }, 'failed');
		const html = brokenShopPage(shops?.list() ?? [], problemOf(error), {
			current: shops?.current ?? '',
			locale: language,
		});
		return sendPage(reply.code(503), html, newToken());
	});
}
