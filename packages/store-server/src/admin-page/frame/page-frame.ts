import { languageTag } from '@store-analytics/date';
import { allShopsScreen } from '@store-analytics/rest-api';
import { __, sprintf } from '@wordpress/i18n';
import type { MenuPreferences } from '../../rest/admin/users';
import type { ShopSettings } from '../../schema/shop-settings';
import type { OrderDays } from '../../orders/order-days';
import { footerText } from './page-footer';
import { escapeAttribute, escapeHtml } from '../html';
import { menuIcon } from './icons';
import { isRightToLeft } from '../locale';
import { adminMenu, screen } from './menu';

/** The shop’s data that its pages show. */
export interface ShownShop extends ShopSettings, OrderDays, MenuPreferences {
	/** Prefix of its URLs: empty, or for example `/shops/name`. */
	readonly base: string;
	/** The server has further shops. */
	readonly hasOthers: boolean;
	/** The server has the page for opening, adding and removing shops. */
	readonly canChangeShops?: boolean;
}

/** One page of the admin: its head, the body’s classes and its content. */
export interface PageParts {
	readonly title: string;
	readonly bodyClasses: readonly string[];
	/** HTML of the style sheets for the head. */
	readonly head: string;
	/** HTML within `.wrap`. */
	readonly content: string;
	/** The open screen, as menu links write it. */
	readonly current: string;
}

/**
 * The page before and after its scripts. Before them are the admin bar, menu and footer, with the ids and classes of
 * wp-admin. A browser can render this part while the server collects the data for the scripts. `nonce` is the
 * session’s.
 */
export function pageFrame(
	shop: ShownShop,
	assetVersion: string,
	parts: PageParts,
	nonce: string,
): readonly [before: string, after: string] {
	const isRtl = isRightToLeft(shop.locale);
	const classes = [
		'wp-admin wp-core-ui no-js admin-bar auto-fold',
		`locale-${shop.locale.toLowerCase().replace(/_/g, '-')}`,
		...(isRtl ? ['rtl'] : []),
		...parts.bodyClasses,
	];
	const before = `<!DOCTYPE html>
<html class="wp-toolbar" lang="${escapeAttribute(languageTag(shop.locale))}"${isRtl ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(parts.title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/wp-admin/css/admin-page.css?ver=${assetVersion}">
${parts.head}
</head>
<body class="${escapeAttribute(classes.join(' '))}">
<div id="wpwrap">
<div id="adminmenumain" role="navigation" aria-label="${escapeAttribute(__('Main menu', 'store-analytics'))}">
<a href="#wpbody-content" class="screen-reader-shortcut">${escapeHtml(__('Skip to main content', 'store-analytics'))}</a>
<div id="adminmenuback"></div>
<div id="adminmenuwrap"><ul id="adminmenu">
${adminMenu(parts.current, shop)}
<li id="collapse-menu"><button type="button" id="collapse-button" aria-expanded="true"><span class="collapse-button-icon" aria-hidden="true">${menuIcon('collapse')}</span><span class="collapse-button-label">${escapeHtml(__('Collapse Menu', 'store-analytics'))}</span></button></li>
</ul></div>
</div>
<div id="wpcontent">
${adminBar(shop, nonce)}
<div id="wpbody" role="main"><div id="wpbody-content">
${parts.content}
<div class="clear"></div></div></div>
</div>
<footer id="wpfooter"><p>${escapeHtml(footerText(shop.locale, shop.newestOrder))}</p></footer>
</div>
`;
	const after = `
<script src="/wp-admin/js/admin-menu.js?ver=${assetVersion}"></script>
</body>
</html>
`;
	return [before, after];
}

function adminBar(shop: ShownShop, nonce: string): string {
	return `<div id="wpadminbar" role="navigation" aria-label="${escapeAttribute(__('Toolbar', 'store-analytics'))}">
<ul class="ab-top-menu">
<li id="wp-admin-bar-menu-toggle"><a href="#adminmenu" role="button" aria-expanded="false" class="ab-item">${menuIcon('menu')}<span class="screen-reader-text">${escapeHtml(__('Menu', 'store-analytics'))}</span></a></li>
<li id="wp-admin-bar-site-name"><a class="ab-item" href="${shop.base}/wp-admin/admin.php?page=wc-admin&amp;path=/analytics/overview">${menuIcon('home')}<span>${escapeHtml(shop.title)}</span></a></li>
${shop.hasOthers ? shopSwitcher() : ''}${shop.canChangeShops ? shopsLink() : ''}</ul>
<ul class="ab-top-secondary">
<li id="wp-admin-bar-my-account">${accountMenu(nonce)}</li>
</ul>
</div>`;
}

/** Link to all shops. Once the app runs, it replaces the link with a menu of shops. */
function shopSwitcher(): string {
	const label = escapeHtml(__('Switch shop', 'store-analytics'));
	return `<li id="wp-admin-bar-shops"><a class="ab-item" href="${escapeAttribute(screen(allShopsScreen.path))}"><span>${label}</span></a></li>
`;
}

/** Link to the page for opening, adding and removing shops. */
function shopsLink(): string {
	return `<li id="wp-admin-bar-shop-list"><a class="ab-item" href="/shops"><span>${escapeHtml(__('Shops', 'store-analytics'))}</span></a></li>
`;
}

/** The script of the frame fills `redirect_to` with the URL of the screen that is open at log-out. */
function accountMenu(nonce: string): string {
	const name = sprintf(
		/* translators: %s: name of the signed-in user. */
		__('Howdy, %s', 'store-analytics'),
		'admin',
	);
	return `<details><summary class="ab-item">${escapeHtml(name)}</summary>
<form method="post" action="/wp-login.php?action=logout" class="ab-sub-wrapper">
<input type="hidden" name="_wpnonce" value="${escapeAttribute(nonce)}">
<input type="hidden" name="redirect_to" value="">
<button type="submit" class="ab-item">${escapeHtml(__('Log out', 'store-analytics'))}</button>
<button type="submit" class="ab-item" name="everywhere" value="1">${escapeHtml(__('Log out of all browsers', 'store-analytics'))}</button>
</form></details>`;
}
