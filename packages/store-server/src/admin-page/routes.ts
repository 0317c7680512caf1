import serveStatic from '@fastify/static';
import { __ } from '@wordpress/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { queryValue, sessionIn, setSession } from '../auth/access';
import type { Sessions } from '../auth/sessions';
import { newToken, nonceOf } from '../auth/tokens';
import { contentSecurityPolicy } from '../http/security-headers';
import type { StoreServerOptions } from '../http/server';
import { favoriteReports } from '../rest/admin/users';
import { readExportFile } from '../rest/export/export-files';
import { loadShopSettings } from '../schema/shop-settings';
import { AppPages } from './app-pages';
import { registerExtensions } from './extension-scripts';
import { frameAssets, frameVersion } from './assets';
import { readBuiltApp } from './built-app';
import { placeInApp } from './elsewhere';
import { loginPage } from './login-page';
import { newestOrderDay } from './page-footer';
import { pageFrame, type PageParts, type ShownShop } from './page-frame';
import { APP_ASSETS, elsewherePage, unbuiltPage } from './pages';

const OVERVIEW = '/wp-admin/admin.php?page=wc-admin&path=/analytics/overview';

/** Mounts /wp-admin and its assets. Every page needs a session; a login link opens one and leaves the address bar. */
export async function registerAdminPages(
	app: FastifyInstance,
	options: StoreServerOptions,
	sessions: Sessions,
): Promise<void> {
	await registerAssets(app, options.staticDir);
	registerExtensions(app, options.extensions, sessions);
	const pages = new AdminPages(app, options, sessions);
	app.get('/', (_request, reply) => reply.redirect(OVERVIEW));
	app.get('/wp-admin', (_request, reply) => reply.redirect(OVERVIEW));
	app.get('/wp-admin/', (request, reply) => pages.show(request, reply));
	app.get('/wp-admin/admin-ajax.php', (request, reply) => pages.sendNonce(request, reply));
	app.get('/wp-admin/:page', (request, reply) => pages.show(request, reply));
	app.get('/wp-login.php', (request, reply) => pages.askToLogIn(request, reply, null));
	await app.register(async (scope) => {
		scope.addContentTypeParser(
			'application/x-www-form-urlencoded',
			{ parseAs: 'string', bodyLimit: 4096 },
			(_request, body, done) => done(null, new URLSearchParams(String(body))),
		);
		scope.post('/wp-login.php', (request, reply) => pages.logIn(request, reply));
	});
}

async function registerAssets(app: FastifyInstance, staticDir: string | undefined): Promise<void> {
	app.get('/wp-admin/css/admin-page.css', (_request, reply) =>
		reply
			.type('text/css; charset=utf-8')
			.header('cache-control', 'public, max-age=31536000, immutable')
			.send(frameAssets.css),
	);
	app.get('/wp-admin/js/admin-menu.js', (_request, reply) =>
		reply
			.type('text/javascript; charset=utf-8')
			.header('cache-control', 'public, max-age=31536000, immutable')
			.send(frameAssets.js),
	);
	if (staticDir === undefined || !existsSync(staticDir)) return;
	await app.register(serveStatic, {
		root: staticDir,
		prefix: APP_ASSETS,
		index: false,
		cacheControl: false,
		preCompressed: true,
		setHeaders: (reply, file) => {
			const isHashed = /\.[0-9a-f]{8,}\.\w+(\.br)?$/.test(file);
			reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
		},
	});
}

/** Name of the file that a download link of an export asks for; letters, digits and hyphens only. */
function exportFileIn(query: URLSearchParams): string | null {
	if (query.get('action') !== 'woocommerce_admin_download_report_csv') return null;
	return (query.get('filename') ?? '').replace(/[^a-z0-9-]/g, '');
}

class AdminPages {
	private readonly appPages: AppPages;

	constructor(
		app: FastifyInstance,
		private readonly options: StoreServerOptions,
		private readonly sessions: Sessions,
	) {
		this.appPages = new AppPages(app, options, sessions);
	}

	async show(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
		const loginToken = queryValue(request, 'token');
		if (loginToken !== null) return this.useLink(request, reply, loginToken);
		const session = this.openSession(request);
		if (session === null) return this.askToLogIn(request, reply, null);
		const query = new URLSearchParams(request.url.split('?')[1] ?? '');
		const file = exportFileIn(query);
		if (file !== null) return this.sendExport(reply, file);
		const isApp = request.url.startsWith('/wp-admin/admin.php') && query.get('page') === 'wc-admin';
		if (isApp) return this.showApp(request, reply, session, query);
		const address = request.url.replace(/^\/wp-admin\//, '');
		const page = address.split('?')[0] ?? '';
		const place = await placeInApp(this.options.context.database, page, query);
		return place === undefined
			? this.send(reply, elsewherePage(address))
			: reply.redirect(`/wp-admin/admin.php?page=wc-admin&path=${place}`);
	}

	/** The CSV file of a report that was exported; the page that says it is not here, where there is none. */
	async sendExport(reply: FastifyReply, name: string): Promise<FastifyReply> {
		const csv = await readExportFile(this.options.context.database, name);
		if (csv === null) return this.send(reply.code(404), elsewherePage(name));
		return reply
			.type('text/csv; charset=utf-8')
			.header('content-disposition', `attachment; filename="${name}.csv"`)
			.header('cache-control', 'no-store')
			.send(csv);
	}

	/** A fresh nonce for a page that lay open for long (WordPress's `action=rest-nonce`). */
	async sendNonce(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
		const session = this.openSession(request);
		if (session === null || queryValue(request, 'action') !== 'rest-nonce') {
			return reply.code(400).type('text/plain').send('0');
		}
		return reply.type('text/plain').header('cache-control', 'no-store').send(nonceOf(session));
	}

	async askToLogIn(
		request: FastifyRequest,
		reply: FastifyReply,
		problem: string | null,
	): Promise<FastifyReply> {
		const shop = await this.shop();
		const target = pageAt(
			request.method === 'GET' ? withoutToken(request.url) : formOf(request).get('redirect_to'),
		);
		const isAsked = request.url.startsWith('/wp-login.php') && problem === null;
		if (reply.statusCode === 200 && !isAsked) reply.code(403);
		return this.html(reply, loginPage(shop, frameVersion, problem, target), newToken());
	}

	async logIn(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
		const form = formOf(request);
		const verdict = this.sessions.judge(request.ip, form.get('token') ?? '');
		if (verdict === 'too many tries') {
			return this.askToLogIn(
				request,
				reply.code(429).header('retry-after', '1'),
				__('Too many wrong access tokens. Try again in a few seconds.', 'store-analytics'),
			);
		}
		if (verdict === 'wrong') {
			return this.askToLogIn(
				request,
				reply,
				__('That is not the access token of this store.', 'store-analytics'),
			);
		}
		setSession(request, reply, this.sessions.start());
		return reply.redirect(pageAt(form.get('redirect_to')), 303);
	}

	private async useLink(
		request: FastifyRequest,
		reply: FastifyReply,
		token: string,
	): Promise<FastifyReply> {
		const session = this.sessions.redeem(token);
		if (session !== null) setSession(request, reply, session);
		else if (this.openSession(request) === null) {
			return this.askToLogIn(
				request,
				reply,
				__(
					'This link was used already. Start the store again for a new one, or enter the access token.',
					'store-analytics',
				),
			);
		}
		return reply.header('cache-control', 'no-store').redirect(withoutToken(request.url));
	}

	private async showApp(
		request: FastifyRequest,
		reply: FastifyReply,
		session: string,
		query: URLSearchParams,
	): Promise<FastifyReply> {
		const path = query.get('path') || '/';
		const built = await readBuiltApp(this.options.staticDir);
		if (built === null)
			return this.send(reply, unbuiltPage(`admin.php?page=wc-admin&path=${path}`));
		const page = await this.appPages.page({ request, session, query }, built, await this.shop());
		return this.html(reply, page.html, page.scriptNonce, page.stylesItself);
	}

	/** The shop as its pages show it. */
	private async shop(): Promise<ShownShop> {
		const { context, language } = this.options;
		const [shop, newestOrder, favorites] = await Promise.all([
			loadShopSettings(context.database),
			newestOrderDay(context.database),
			favoriteReports(context.database),
		]);
		return { ...shop, newestOrder, favorites, locale: language ?? shop.locale };
	}

	private async send(reply: FastifyReply, parts: PageParts): Promise<FastifyReply> {
		const shop = await this.shop();
		return this.html(reply, pageFrame(shop, frameVersion, parts).join(''), newToken());
	}

	private html(
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

	private openSession(request: FastifyRequest): string | null {
		const session = sessionIn(request);
		return session !== null && this.sessions.isOpen(session) ? session : null;
	}
}

function formOf(request: FastifyRequest): URLSearchParams {
	return request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
}

/** A page of ours that was asked for, as an address that a header can carry; the Overview in the place of all else. */
function pageAt(address: string | null): string {
	return address !== null && /^\/wp-admin\/[\x21-\x7e]*$/.test(address) ? address : OVERVIEW;
}

/** The address without its login token; all else stays as it was written. */
function withoutToken(url: string): string {
	const [path = '', search = ''] = url.split('?', 2);
	const pairs = search.split('&').filter((pair) => pair !== '' && !pair.startsWith('token='));
	return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}
