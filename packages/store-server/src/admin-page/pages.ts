import type { ZoneSpan } from '@store-analytics/date';
import { __, sprintf } from '@wordpress/i18n';
import type { ShopSettings } from '../schema/shop-settings';
import type { BuiltApp } from './scripts/built-app';
import type { Library } from './scripts/extension-libraries';
import { escapeAttribute, escapeHtml, jsonInScript, scriptLiteral } from './html';
import { screen } from './frame/menu';
import type { PageParts } from './frame/page-frame';

/** URL of the built app’s files, the same as in the WordPress plugin. */
export const APP_ASSETS = '/wp-content/plugins/store-analytics/';

/** Parts of the app’s page that do not depend on the shop. */
export interface AppFiles {
	readonly app: BuiltApp;
	/** Path of the screen in the app. */
	readonly path: string;
	/** The translation of the page’s texts; undefined for English. */
	readonly language: string | undefined;
	/** URLs of the extensions’ scripts. */
	readonly extensions: readonly string[];
	/** Libraries that these extensions need beyond the common ones. */
	readonly libraries: readonly Library[];
	/** Reload the page after each new build of the app. */
	readonly reloadsOnBuild: boolean;
	readonly scriptNonce: string;
}

/** Values that the app’s page passes to its scripts. */
interface AppGlobals {
	readonly wcSettings: unknown;
	readonly wpApiSettings: { readonly root: string; readonly nonce: string };
	/** The shop’s UTC offset now and for some time ahead (packages/date/src/clock/zone.ts). */
	readonly clock: ZoneSpan;
	/** Responses to the screen’s first queries, each as JSON. */
	readonly responses: readonly string[];
}

/** `admin.php?page=wc-admin`: the app in `#root`. Its scripts are appScripts(). */
export function appPage(shop: ShopSettings, files: AppFiles): PageParts {
	const { app, path } = files;
	const styles = [
		app.style,
		...screenFiles(files).filter((file) => file.endsWith('.css')),
		files.extensions.length > 0 ? app.extensionsStyle : null,
	].flatMap((style) => (style === null ? [] : [`<link rel="stylesheet" href="${asset(style)}">`]));
	const hints = [app.script, ...ownScripts(files)].map(
		(script) => `<link rel="preload" as="script" href="${asset(script)}">`,
	);
	return {
		title: sprintf(
			/* translators: %s: name of the shop. */
			__('Analytics ‹ %s — WooCommerce', 'store-analytics'),
			shop.title,
		),
		bodyClasses: [
			'js woocommerce_page_wc-admin woocommerce-admin-page woocommerce-admin-is-loading',
			'woocommerce-feature-enabled-analytics',
		],
		head: [...styles, ...hints].join('\n'),
		content: '<div class="wrap"><div id="root"></div></div>',
		current: screen(path),
	};
}

/** HTML of the scripts on the app’s page. */
export function appScripts(files: AppFiles, globals: AppGlobals): string {
	const { app, extensions, libraries, scriptNonce, reloadsOnBuild } = files;
	const behind = [
		...(extensions.length > 0 && app.extensionsScript !== null
			? [asset(app.extensionsScript)]
			: []),
		...libraries.flatMap((library) => app.libraries.get(library) ?? []).map(asset),
		...extensions.map(escapeAttribute),
	];
	return `<script nonce="${scriptNonce}">
window.wcSettings = ${scriptLiteral(globals.wcSettings)};
window.wpApiSettings = ${scriptLiteral(globals.wpApiSettings)};
window.wcAdminFeatures = ${scriptLiteral({ analytics: true })};
window.storeAnalytics = {"clock":${scriptLiteral(globals.clock)},"responses":{"responses":[${globals.responses.map(jsonInScript).join(',')}]}};
</script>${ownScripts(files).map(asset).map(scriptTag).join('')}
<script src="${asset(app.script)}"${reloadsOnBuild ? ' data-reload' : ''} id="wc-admin-app-js"></script>${behind.map(scriptTag).join('')}`;
}

/** Files that only this screen needs. */
function screenFiles({ app, path }: AppFiles): readonly string[] {
	return app.screens.get(path.split('/').at(-1) || 'home') ?? [];
}

/** Scripts before the app: the translation and those of the screen. */
function ownScripts(files: AppFiles): readonly string[] {
	const language = files.app.languages.get(files.language ?? '');
	return [
		...(language ? [language.page] : []),
		...screenFiles(files).filter((file) => file.endsWith('.js')),
	];
}

function scriptTag(address: string): string {
	return `\n<script src="${address}"></script>`;
}

function asset(file: string): string {
	return APP_ASSETS + escapeAttribute(file);
}

/** A page with a few sentences. */
function plainPage(title: string, sentences: readonly string[], current = ''): PageParts {
	return {
		title,
		bodyClasses: [],
		head: '',
		content: `<div class="wrap"><h1>${escapeHtml(title)}</h1>${sentences
			.map((sentence) => `<p>${escapeHtml(sentence)}</p>`)
			.join('')}</div>`,
		current,
	};
}

/** The page for parts of wp-admin that do not exist here. */
export function elsewherePage(current: string): PageParts {
	return plainPage(
		__('This part lives in WordPress', 'store-analytics'),
		[
			__(
				'This is only your shop’s analytics. Edit orders, products and settings in the shop’s own WordPress.',
				'store-analytics',
			),
			__('Everything under Analytics and Customers in the menu works here.', 'store-analytics'),
		],
		current,
	);
}

/** The page while the app has not been built. */
export function unbuiltPage(current: string): PageParts {
	return plainPage(
		__('The app is not built yet', 'store-analytics'),
		[__('Run “npm run build”, or “npm start” without --no-build, and reload.', 'store-analytics')],
		current,
	);
}
