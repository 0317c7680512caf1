import { __ } from '@wordpress/i18n';
import {
	analyticsMenu,
	analyticsScreens,
	homeScreen,
	menuIds,
	overviewScreen,
	reportScreens,
	viewAddress,
	type AnalyticsScreen,
} from '@store-analytics/rest-api';
import type { MenuPreferences } from '../../rest/admin/users';
import { escapeAttribute, escapeHtml } from '../html';
import { menuIcon, type MenuIcon } from './icons';

interface MenuLink {
	readonly title: string;
	/** Path after /wp-admin/, unencoded as in WordPress. */
	readonly href: string;
	readonly isFavorite?: boolean;
	/** True for a saved view; its screen’s entry is above it. */
	readonly isView?: boolean;
}

interface MenuEntry extends MenuLink {
	readonly id: string;
	readonly icon: MenuIcon;
	readonly links?: readonly MenuLink[];
}

/** Path of a screen after /wp-admin/. */
export function screen(path: string): string {
	return path === homeScreen.path
		? 'admin.php?page=wc-admin'
		: `admin.php?page=wc-admin&path=${path}`;
}

function entries({ managesStock, hasOthers, favorites, views }: MenuFacts): MenuEntry[] {
	const marked: AnalyticsScreen[] = favorites.map((slug) => reportScreens[slug]);
	const linksTo = (screens: readonly AnalyticsScreen[]): MenuLink[] =>
		screens
			.filter(({ needsStock }) => managesStock || !needsStock)
			.filter(({ needsShops }) => hasOthers || !needsShops)
			.flatMap((one) => [
				{ title: one.title(), href: screen(one.path), isFavorite: marked.includes(one) },
				...views
					.filter(({ path }) => path === one.path)
					.map((view) => ({ title: view.name, href: viewAddress(view), isView: true })),
			]);
	return [
		{
			id: menuIds.woocommerce,
			icon: 'shop',
			title: __('WooCommerce', 'store-analytics'),
			href: screen(homeScreen.path),
			links: linksTo(analyticsScreens.filter(({ menu }) => menu === 'woocommerce')),
		},
		{
			id: menuIds.analytics,
			icon: 'chart',
			title: __('Analytics', 'store-analytics'),
			href: screen(overviewScreen.path),
			links: linksTo(analyticsMenu(favorites)),
		},
	];
}

/** Facts that decide which entries the menu has, and where they lead. */
interface MenuFacts extends MenuPreferences {
	readonly managesStock: boolean;
	/** The server has further shops. */
	readonly hasOthers: boolean;
}

/** The list `#adminmenu`. `current` is the open screen, as menu links write it after /wp-admin/. */
export function adminMenu(current: string, facts: MenuFacts): string {
	return entries(facts)
		.map((entry) => menuEntry(entry, current))
		.join('\n');
}

function menuEntry(entry: MenuEntry, current: string): string {
	const links = entry.links ?? [];
	const isOpen = links.some(({ href }) => href === current) || entry.href === current;
	const state = isOpen
		? links.length > 0
			? 'wp-has-submenu wp-has-current-submenu wp-menu-open'
			: 'current'
		: `${links.length > 0 ? 'wp-has-submenu ' : ''}wp-not-current-submenu`;
	const title = escapeHtml(entry.title);
	return `<li class="${state} menu-top" id="${entry.id}">
<a href="${escapeAttribute(entry.href)}" class="${state} menu-top"${links.length > 0 ? ' aria-haspopup="true"' : ''}>
<div class="wp-menu-image" aria-hidden="true">${menuIcon(entry.icon)}</div><div class="wp-menu-name">${title}</div></a>
${submenu(entry.title, links, current)}</li>`;
}

function submenu(title: string, links: readonly MenuLink[], current: string): string {
	if (links.length === 0) return '';
	const items = links.map((link) => {
		const isCurrent = link.href === current;
		const classes = [
			isCurrent && 'current',
			link.isFavorite && 'is-favorite',
			link.isView && 'sa-view',
		].filter(Boolean);
		return `<li${classes.length > 0 ? ` class="${classes.join(' ')}"` : ''}><a href="${escapeAttribute(link.href)}"${
			isCurrent ? ' class="current" aria-current="page"' : ''
		}>${escapeHtml(link.title)}</a></li>`;
	});
	return `<ul class="wp-submenu wp-submenu-wrap"><li class="wp-submenu-head" aria-hidden="true">${escapeHtml(title)}</li>${items.join('')}</ul>`;
}
