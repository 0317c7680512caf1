import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { queryValue } from '../auth/access';
import type { Sessions } from '../auth/sessions';
import { newToken, nonceOf } from '../auth/tokens';
import type { ServedShop, ServerOptions } from './server-options';
import { sendPage } from '../http/web-app';
import { menuPreferences } from '../../rest/admin/users';
import { findDownload, sendDownload } from './export-download';
import { readExportFile } from '../../rest/export/export-files';
import { loadShopSettings } from '../../schema/shop-settings';
import { AppPages } from './app-pages';
import { registerExtensions } from './extension-scripts';
import { registerAssets } from './asset-routes';
import { frameVersion } from '../../admin-page/frame/assets';
import { readBuiltApp } from '../../admin-page/scripts/built-app';
import { placeInApp } from '../../admin-page/wp-admin-redirects';
import type { LogIn } from './log-in';
import { orderDays } from '../../orders/order-days';
import { pageFrame, type PageParts, type ShownShop } from '../../admin-page/frame/page-frame';
import { elsewherePage, unbuiltPage } from '../../admin-page/pages';

/** The page for opening, adding and removing shops. */
const SHOPS = '/shops';

/** The screen that opens first. */
export const OVERVIEW = '/wp-admin/admin.php?page=wc-admin&path=/analytics/overview';

/** Mounts what a server has once, whichever shops it has: assets, scripts of extensions, log-in, and where it leads who asks for no page. */
export async function registerFrontDoor(
	app: FastifyInstance,
	{ staticDir, extensions, chooser }: Pick<ServerOptions, 'staticDir' | 'extensions' | 'chooser'>,
	sessions: Sessions,
	logIn: LogIn,
): Promise<void> {
	await registerAssets(app, staticDir);
	registerExtensions(app, extensions, sessions);
	await logIn.register(app);
	logIn.leadHome(app);
	if (chooser) return chooser.register(app, logIn, { address: SHOPS, isOpen: true });
	// A page of the first start that is still open asks for it.
	app.get('/first-run/state', () => ({ step: 'open' }));
}

/** Mounts /wp-admin of a shop. Every page needs a session; a login link opens one and leaves the address bar. */
export function registerPages(app: FastifyInstance, shop: ServedShop): void {
	const pages = new AdminPages(app, shop);
	app.get('/', (request, reply) => pages.home(request, reply));
	app.get('/wp-admin', (request, reply) => pages.home(request, reply));
	app.get('/wp-admin/', (request, reply) => pages.show(request, reply));
	app.get('/wp-admin/admin-ajax.php', (request, reply) => pages.sendNonce(request, reply));
	app.get('/wp-admin/:page', (request, reply) => pages.show(request, reply));
}

/** Name of the file that a download link of an export asks for; letters, digits and hyphens only. */
function exportFileIn(query: URLSearchParams): string | null {
	if (query.get('action') !== 'woocommerce_admin_download_report_csv') return null;
	return (query.get('filename') ?? '').replace(/[^a-z0-9-]/g, '');
}

/** Id of the export that a download link of Data asks for. */
function downloadIn(query: URLSearchParams): string | null {
	return query.get('action') === 'store_analytics_download_export' ? query.get('export') : null;
}

class AdminPages {
	private readonly appPages: AppPages;

	constructor(
		app: FastifyInstance,
		private readonly served: ServedShop,
	) {
		this.appPages = new AppPages(app, served);
	}

	/** Leads to the Overview; a token in the address is used before. */
	async home(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
		const loginToken = queryValue(request, 'token');
		return loginToken === null
			? reply.redirect(this.served.base + OVERVIEW)
			: this.served.logIn.useLink(request, reply, loginToken);
	}

	async show(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
		const { base, context, logIn } = this.served;
		const loginToken = queryValue(request, 'token');
		if (loginToken !== null) return logIn.useLink(request, reply, loginToken);
		const session = logIn.session(request, reply);
		if (session === null) return logIn.ask(request, reply);
		const query = new URLSearchParams(request.url.split('?')[1] ?? '');
		const file = exportFileIn(query);
		if (file !== null) return this.sendExport(reply, session, file);
		const download = downloadIn(query);
		if (download !== null) return this.sendFacts(reply, session, download);
		const address = request.url.slice(`${base}/wp-admin/`.length);
		const page = address.split('?')[0] ?? '';
		if (page.startsWith('admin.php') && query.get('page') === 'wc-admin') {
			return this.showApp(request, reply, session, query);
		}
		const place = await placeInApp(context.database, page, query);
		return place === undefined
			? this.send(reply, session, elsewherePage(address))
			: reply.redirect(`${base}/wp-admin/admin.php?page=wc-admin&path=${place}`);
	}

	/** The CSV file of a report that was exported; the page that says it is not here, where there is none. */
	async sendExport(reply: FastifyReply, session: string, name: string): Promise<FastifyReply> {
		const csv = await readExportFile(this.served.context.database, name);
		if (csv === null) return this.send(reply.code(404), session, elsewherePage(name));
		return reply
			.type('text/csv; charset=utf-8')
			.header('content-disposition', `attachment; filename="${name}.csv"`)
			.header('cache-control', 'no-store')
			.send(csv);
	}

	/** The files of an export; the page that says it is not here, where there is none. */
	async sendFacts(reply: FastifyReply, session: string, id: string): Promise<FastifyReply> {
		const download = await findDownload(this.served.context.exports, id);
		return download
			? sendDownload(reply, download)
			: this.send(reply.code(404), session, elsewherePage(id));
	}

	/** A fresh nonce for a page that lay open for long (WordPress's `action=rest-nonce`). */
	async sendNonce(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
		const session = this.served.logIn.session(request, reply);
		if (session === null || queryValue(request, 'action') !== 'rest-nonce') {
			return reply.code(400).type('text/plain').send('0');
		}
		return reply.type('text/plain').header('cache-control', 'no-store').send(nonceOf(session));
	}

	private async showApp(
		request: FastifyRequest,
		reply: FastifyReply,
		session: string,
		query: URLSearchParams,
	): Promise<FastifyReply> {
		const path = query.get('path') || '/';
		const built = await readBuiltApp(this.served.staticDir);
		if (built === null)
			return this.send(reply, session, unbuiltPage(`admin.php?page=wc-admin&path=${path}`));
		const asked = { request, reply, session, query };
		const page = await this.appPages.page(asked, built, await this.shop());
		return sendPage(reply, page.html, page.scriptNonce, page.stylesItself);
	}

	/** The shop as its pages show it. */
	private async shop(): Promise<ShownShop> {
		const { base, context, language } = this.served;
		const [shop, days, preferences] = await Promise.all([
			loadShopSettings(context.database),
			orderDays(context.database),
			menuPreferences(context.database),
		]);
		return {
			...shop,
			...days,
			...preferences,
			locale: language ?? shop.locale,
			base,
			hasOthers: context.shops !== undefined,
			canChangeShops: this.served.chooser !== undefined,
		};
	}

	private async send(
		reply: FastifyReply,
		session: string,
		parts: PageParts,
	): Promise<FastifyReply> {
		const frame = pageFrame(await this.shop(), frameVersion, parts, nonceOf(session));
		return sendPage(reply, frame.join(''), newToken());
	}
}
