import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { newToken, nonceOf } from '../auth/tokens';
import { withinRequest } from '../http/hold-requests';
import type { ServedShop } from './server-options';
import { closestLanguage } from '../../base/closest-language';
import { zoneSpan } from '../../base/time/zone-span';
import { frameVersion } from '../../admin-page/frame/assets';
import type { BuiltApp } from '../../admin-page/scripts/built-app';
import { librariesNamedIn } from '../../admin-page/scripts/extension-libraries';
import { extensionAddresses } from './extension-scripts';
import { pageFrame, type ShownShop } from '../../admin-page/frame/page-frame';
import { appPage, appScripts, type AppFiles } from '../../admin-page/pages';
import { addressWithDefaultView } from '../../admin-page/preload/default-view';
import { preloadedQueries } from '../../admin-page/preload/preloaded-queries';
import {
	PreloadedResponses,
	type AskRest,
	type RestReply,
} from '../../admin-page/preload/preloaded-responses';
import { wcSettings } from '../../admin-page/wc-settings';

/** Written by the app (src/platform/preloaded/decline-preloading.ts): paths of screens for which a page shall not bring responses. */
const COOKIE = 'store-analytics-asks-itself';

/** What a browser asks for, and who asks. */
interface PageRequest {
	readonly request: FastifyRequest;
	readonly reply: FastifyReply;
	readonly session: string;
	readonly query: URLSearchParams;
}

/** The app's page, to be sent. */
interface AppPage {
	readonly html: Readable;
	readonly scriptNonce: string;
	/** Its scripts write style sheets. */
	readonly stylesItself: boolean;
}

/** `admin.php?page=wc-admin` with the app, the shop's settings and the responses to what the screen asks first. */
export class AppPages {
	private readonly responses: PreloadedResponses;

	constructor(
		private readonly app: FastifyInstance,
		private readonly served: ServedShop,
	) {
		this.responses = new PreloadedResponses(served.patience ?? 1000);
	}

	/** Comes in two parts: the browser fetches the files of the first while the shop is asked for the second. */
	async page(pageRequest: PageRequest, built: BuiltApp, shop: ShownShop): Promise<AppPage> {
		const { extensions, reloadsOnBuild = false } = this.served;
		const files: AppFiles = {
			app: built,
			path: pageRequest.query.get('path') || '/',
			language: closestLanguage(shop.locale, [...built.languages.keys()]),
			extensions: extensionAddresses(extensions),
			libraries: await librariesNamedIn(extensions),
			reloadsOnBuild,
			scriptNonce: newToken(),
		};
		const scripts = () => this.scripts(pageRequest, shop, files);
		const [before, after] = pageFrame(
			shop,
			frameVersion,
			appPage(shop, files),
			nonceOf(pageRequest.session),
		);
		async function* parts() {
			yield before;
			await isOnItsWay(pageRequest.reply);
			yield (await scripts()) + after;
		}
		return {
			html: Readable.from(parts()),
			scriptNonce: files.scriptNonce,
			stylesItself: files.libraries.includes('wordpress-components'),
		};
	}

	private async scripts(
		{ request, session, query }: PageRequest,
		shop: ShownShop,
		files: AppFiles,
	): Promise<string> {
		const { base, context, clockIsPinned } = this.served;
		const siteUrl = `${request.protocol}://${request.host}${base}`;
		const ask = oncePerPath((path) => this.askRest(request, path));
		const rest = async (path: string): Promise<unknown> => {
			const reply = await ask(path);
			return reply ? JSON.parse(reply.body) : null;
		};
		const now = context.now();
		const storeNow = clockIsPinned ? now : null;
		const find = () =>
			preloadedQueries(
				files.app.queries.get(files.path),
				addressWithDefaultView(query, shop.views),
				{
					shop,
					firstOrder: shop.firstOrder,
					now,
					rest,
				},
			);
		const [settings, responses] = await Promise.all([
			wcSettings(context.database, shop, {
				siteUrl,
				storeNow,
				canChangeShops: shop.canChangeShops,
				rest,
				context,
				firstOrder: shop.firstOrder,
				newestOrder: shop.newestOrder,
			}),
			declinesResponses(request, files.path) ? [] : this.responses.of(files.path, find, ask),
		]);
		return appScripts(files, {
			wcSettings: settings,
			wpApiSettings: { root: `${siteUrl}/wp-json/`, nonce: nonceOf(session) },
			clock: zoneSpan(shop.timeZone, now),
			responses,
		});
	}

	/** What a page brings along is what the API itself says. */
	private async askRest(
		{ host, headers: { cookie } }: FastifyRequest,
		path: string,
	): Promise<RestReply | undefined> {
		const { statusCode, payload, headers } = await this.app.inject({
			url: `${this.served.base}/wp-json${path}`,
			headers: {
				...withinRequest,
				host,
				authorization: `Bearer ${this.served.sessions.ownToken}`,
				// Turns are taken by browser.
				...(cookie !== undefined && { cookie }),
			},
		});
		if (statusCode !== 200) return undefined;
		const count = (name: string) => (headers[name] === undefined ? null : Number(headers[name]));
		return { body: payload, total: count('x-wp-total'), totalPages: count('x-wp-totalpages') };
	}
}

/** Resolves when a page's beginning is sent: the shop's responses take the thread, and would keep it back until they are there. */
async function isOnItsWay({ raw }: FastifyReply): Promise<void> {
	while (!raw.headersSent && !raw.destroyed) await setImmediate();
}

/** One reply for each path, however often it is asked for. */
function oncePerPath(ask: AskRest): AskRest {
	const replies = new Map<string, ReturnType<AskRest>>();
	return (path) => {
		const reply = replies.get(path) ?? ask(path);
		replies.set(path, reply);
		return reply;
	};
}

/** Whether the app has found that a screen asks something else than its page brings, as with an extension's filters. */
function declinesResponses({ cookies }: FastifyRequest, path: string): boolean {
	return (cookies[COOKIE] ?? '').split('|').includes(path);
}
