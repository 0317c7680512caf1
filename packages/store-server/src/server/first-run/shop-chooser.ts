import { __ } from '@wordpress/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { restAccess } from '../auth/access';
import type { LogIn } from '../pages/log-in';
import type { ChooserPage } from '../pages/server-options';
import { registerReturn } from './approval-routes';
import { Approvals } from './approvals';
import { Choice } from './choice';
import { ChooserRoutes, type ChooserPlace } from './chooser-routes';
import { firstRunAssets } from './first-run-page';
import { speakIn, type PageLanguage } from './page-language';
import type { ChooserOptions } from './ways';

/** The choice of shops: one for the process, mounted on whichever server runs. */
export class ShopChooser implements ChooserPage {
	readonly choice: Choice;
	readonly approvals = new Approvals();
	/** The first page of the shop that was opened last. */
	openedAt = '/';

	constructor(readonly options: ChooserOptions) {
		this.choice = new Choice(options.problemOf);
	}

	/** Sets the language of further texts before a shop sets one. */
	speak(): PageLanguage {
		const language = this.options.languages.closest(this.options.language ?? '');
		speakIn(language);
		return language;
	}

	/** The language of whoever looks: that of --language, or the browser's. */
	languageOf(request: FastifyRequest): PageLanguage {
		const { language, languages } = this.options;
		return languages.closest(language ?? request.headers['accept-language'] ?? '');
	}

	/** Mounts the page and its routes. */
	async register(app: FastifyInstance, logIn: LogIn, place: ChooserPlace): Promise<void> {
		for (const asset of firstRunAssets) {
			app.get(asset.address, (_request, reply) => sendAsset(reply, asset));
		}
		const routes = new ChooserRoutes(this, logIn, place);
		app.get(place.address, (request, reply) => routes.show(request, reply));
		registerReturn(app, routes.approvals);
		await app.register(async (scope) => registerWays(scope, routes, this.options), {
			prefix: '/first-run',
		});
	}
}

/** Sends a file that never changes. */
export function sendAsset(reply: FastifyReply, { type, body }: { type: string; body: string }) {
	return reply.type(type).header('cache-control', 'public, max-age=31536000, immutable').send(body);
}

function registerWays(
	app: FastifyInstance,
	routes: ChooserRoutes,
	{ sessions }: ChooserOptions,
): void {
	app.addHook('onRequest', async (request, reply) => {
		const isReading = request.method === 'GET';
		const isAllowed = isReading
			? routes.logIn.session(request, reply) !== null
			: restAccess(request, sessions) === 'full';
		if (!isAllowed) {
			await reply.code(401).send({ message: __('You are logged out.', 'store-analytics') });
		}
	});
	// Uploads are written to disk as they arrive, with a size limit there.
	app.addContentTypeParser('application/zip', (_request, body, done) => done(null, body));
	app.get('/state', (request, reply) => routes.tellState(request, reply));
	app.get('/screens', (request, reply) => routes.tellScreens(request, reply));
	app.post('/demo', (request, reply) => routes.demo(request, reply));
	app.post('/approve', (request, reply) => routes.approvals.ask(request, reply));
	app.post('/connect', (request, reply) => routes.connect(request, reply));
	app.post('/import', { bodyLimit: Number.MAX_SAFE_INTEGER }, (request, reply) =>
		routes.import(request, reply),
	);
	app.post('/open', (request, reply) => routes.open(request, reply));
	app.post('/change', (request, reply) => routes.change(request, reply));
	app.post('/remove', (request, reply) => routes.remove(request, reply));
	app.post('/backup', (request, reply) => routes.backUp(request, reply));
	app.post('/cancel', (request, reply) => routes.cancel(request, reply));
}
