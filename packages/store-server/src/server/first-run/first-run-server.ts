import type { FastifyInstance } from 'fastify';
import { frameAssets } from '../../admin-page/frame/assets';
import type { Sessions } from '../auth/sessions';
import { showUnknownAddresses } from '../http/unknown-addresses';
import { closeApp, createWebApp, listenOn, type WebAppOptions } from '../http/web-app';
import { registerHealth } from '../operations/health';
import { LogIn } from '../pages/log-in';
import { inLanguage } from './page-language';
import { sendAsset, type ShopChooser } from './shop-chooser';

interface FirstRunOptions extends WebAppOptions {
	readonly chooser: ShopChooser;
	readonly sessions: Sessions;
}

/** The server of the page for choosing a shop; it stops when the store's server starts. */
export interface FirstRunServer {
	readonly inject: FastifyInstance['inject'];
	listen(port: number, host: string): Promise<number>;
	/** Closes the connections; running work continues. */
	close(): Promise<void>;
	/** Cancels running work as well. */
	stop(): Promise<void>;
	newLoginPath(): string;
}

/** Creates the server. Every route needs a session, and every action the page's nonce. */
export async function createFirstRunServer(options: FirstRunOptions): Promise<FirstRunServer> {
	const app = await createWebApp(options);
	registerHealth(app, () => ({ status: 'no store' }));
	const { chooser, sessions } = options;
	chooser.speak();
	const logIn = new LogIn(sessions, {
		shop: async (request) => ({
			title: 'Store Analytics',
			locale: chooser.languageOf(request).locale,
		}),
		speak: (request, write) => inLanguage(chooser.languageOf(request), write),
		home: '/',
	});
	await logIn.register(app);
	app.get('/wp-admin/css/admin-page.css', (_request, reply) =>
		sendAsset(reply, { type: 'text/css; charset=utf-8', body: frameAssets.css }),
	);
	showUnknownAddresses(app, (reply) => reply.redirect('/'));
	app.all('/wp-json*', (_request, reply) =>
		reply.code(503).send({
			code: 'store_analytics_no_store',
			message:
				'No shop is open yet: choose one in the browser, or start with --demo, --connect, --import or --db.',
			data: { status: 503 },
		}),
	);
	await chooser.register(app, logIn, { address: '/', isOpen: false });
	await app.ready();
	return {
		inject: app.inject.bind(app),
		listen: (port, host) => listenOn(app, port, host),
		close: () => closeApp(app, 0),
		async stop() {
			await chooser.choice.stop();
			await closeApp(app, 0);
		},
		newLoginPath: () => `/?token=${sessions.newLoginToken()}`,
	};
}
