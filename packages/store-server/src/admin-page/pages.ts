import { __, sprintf } from '@wordpress/i18n';
import type { ShopSettings } from '../schema/shop-settings';
import type { BuiltApp } from './built-app';
import type { Library } from './extension-libraries';
import { escapeAttribute, escapeHtml, scriptLiteral } from './html';
import type { PageParts } from './page-frame';

/** Where the built app's files are served, as a plugin's would be. */
export const APP_ASSETS = '/wp-content/plugins/store-analytics/';

/** Values that the app's page gives its scripts. */
export interface AppGlobals {
	readonly wcSettings: unknown;
	readonly wpApiSettings: { readonly root: string; readonly nonce: string };
	readonly scriptNonce: string;
	/** The translation that the page's texts are in; undefined for English. */
	readonly language: string | undefined;
	/** Addresses of extensions' scripts. */
	readonly extensions: readonly string[];
	/** What these ask for beyond what every extension has. */
	readonly libraries: readonly Library[];
	/** Reload when the app was built anew. */
	readonly reloadsOnBuild: boolean;
}

/** `admin.php?page=wc-admin`: the app in `#root`. */
export function appPage(
	shop: ShopSettings,
	path: string,
	app: BuiltApp,
	globals: AppGlobals,
): PageParts {
	const hasExtensions = globals.extensions.length > 0;
	const files = app.screens.get(path.split('/').at(-1) ?? '') ?? [];
	const styles = [
		app.style,
		...files.filter((file) => file.endsWith('.css')),
		hasExtensions ? app.extensionsStyle : null,
	].flatMap((style) => (style === null ? [] : [`<link rel="stylesheet" href="${asset(style)}">`]));
	const language = app.languages.get(globals.language ?? '');
	const parts = [...(language ? [language.page] : []), ...files]
		.filter((file) => file.endsWith('.js'))
		.map(asset)
		.map(scriptTag);
	const scripts = [
		...(hasExtensions && app.extensionsScript !== null ? [asset(app.extensionsScript)] : []),
		...globals.libraries.flatMap((library) => app.libraries.get(library) ?? []).map(asset),
		...globals.extensions.map(escapeAttribute),
	].map(scriptTag);
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
		head: `${styles.join('\n')}\n<link rel="preload" as="script" href="${asset(app.script)}">`,
		content: '<div class="wrap"><div id="root"></div></div>',
		scripts: `<script nonce="${globals.scriptNonce}">
window.wcSettings = ${scriptLiteral(globals.wcSettings)};
window.wpApiSettings = ${scriptLiteral(globals.wpApiSettings)};
window.wcAdminFeatures = ${scriptLiteral({ analytics: true })};
</script>${parts.join('')}
<script src="${asset(app.script)}"${globals.reloadsOnBuild ? ' data-reload' : ''} id="wc-admin-app-js"></script>${scripts.join('')}`,
		current: path === '/' ? 'admin.php?page=wc-admin' : `admin.php?page=wc-admin&path=${path}`,
	};
}

function scriptTag(address: string): string {
	return `\n<script src="${address}"></script>`;
}

function asset(file: string): string {
	return APP_ASSETS + escapeAttribute(file);
}

/** A page that says something in a few sentences. */
export function plainPage(title: string, sentences: readonly string[], current = ''): PageParts {
	return {
		title,
		bodyClasses: [],
		head: '',
		content: `<div class="wrap"><h1>${escapeHtml(title)}</h1>${sentences
			.map((sentence) => `<p>${escapeHtml(sentence)}</p>`)
			.join('')}</div>`,
		scripts: '',
		current,
	};
}

/** The parts of wp-admin that are not here. */
export function elsewherePage(current: string): PageParts {
	return plainPage(
		__('This part lives in WordPress', 'store-analytics'),
		[
			__(
				'Here is the analytics of your shop alone. Orders, products and settings are edited in the shop’s own WordPress.',
				'store-analytics',
			),
			__('Everything under Analytics and Customers in the menu works here.', 'store-analytics'),
		],
		current,
	);
}

/** What stands in the app's place before the app is built. */
export function unbuiltPage(current: string): PageParts {
	return plainPage(
		__('The app is not built yet', 'store-analytics'),
		[__('Run “npm run build”, or “npm start” without --no-build, and reload.', 'store-analytics')],
		current,
	);
}
