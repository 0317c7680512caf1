import { getHistory, queryFor } from './history';
import {
	getPersistedQuery,
	getQuery,
	getQueryExcludedScreensUrlUpdate,
	getScreenFromPath,
	pathIsExcluded,
} from './address/location';
import { isPlainClick } from './plain-click';
import { parseQuery, stringifyQuery } from './address/query-string';
import type { Query } from './address/query-string';

/** What a page says about its place in WordPress's menu. */
export interface MenuPage {
	/** Id of the top-level menu item to open. */
	wpOpenMenu?: string;
	/** `parentPath`: another entry to mark as current. */
	navArgs?: { parentPath?: string };
}

const originalQueries = new WeakMap<HTMLAnchorElement, Query>();

/** Entries of the menu whose links say all of an address: views that a user has saved. */
const wholeAddresses = '.sa-view';

/**
 * Gives the links of WordPress's menu to this app's pages the dates of `query` and makes plain clicks stay in the page.
 * `isOwnPath` names the paths that this app shows; links to others keep loading the page. `queryAt` says what the link to a path has in
 * the place of the dates.
 */
export function wpNavMenuUrlUpdate(
	query: Query = getQuery(),
	isOwnPath: (path: string) => boolean = () => true,
	queryAt: (path: string) => Query | undefined = () => undefined,
): void {
	const persisted = getPersistedQuery(query);
	const untouched = getQueryExcludedScreensUrlUpdate();
	for (const link of menuLinks()) {
		const original = originalQueries.get(link) ?? queryOf(link);
		originalQueries.set(link, original);
		const path = pathOf(original);
		if (untouched.includes(getScreenFromPath(path))) continue;
		const dates = pathIsExcluded(path) ? {} : queryFor(path, persisted);
		const added = link.closest(wholeAddresses) ? {} : (queryAt(path) ?? dates);
		const href = `admin.php?${stringifyQuery({ ...original, ...added })}`;
		// Written only when it is another: the styles of a link follow its address.
		if (link.getAttribute('href') !== href) link.setAttribute('href', href);
		if (!isOwnPath(path)) continue;
		link.onclick = (event) => {
			if (!isPlainClick(event)) return;
			event.preventDefault();
			getHistory().push(href);
		};
	}
}

/** Marks the entry of the in-app path `url` as current in WordPress's menu and opens the page's top-level item. */
export function wpNavMenuClassChange(page: MenuPage, url: string): void {
	clearCurrent();
	for (const link of menuLinks()) {
		const path = pathOf(queryOf(link));
		if (path !== url && path !== page.navArgs?.parentPath) continue;
		if (link.closest(wholeAddresses) && !isCurrentAddress(link)) continue;
		link.parentElement?.classList.add('current');
		link.classList.add('current');
		if (path === url) link.setAttribute('aria-current', 'page');
	}
	const opened = page.wpOpenMenu ? document.getElementById(page.wpOpenMenu) : null;
	opened?.classList.add('wp-menu-open', 'current');
	for (const element of [opened, opened?.querySelector('a')]) {
		element?.classList.remove('wp-not-current-submenu');
		element?.classList.add('wp-has-current-submenu');
	}
	document.getElementById('wpwrap')?.classList.remove('wp-responsive-open');
}

function clearCurrent(): void {
	const menu = document.getElementById('adminmenu');
	for (const element of menu?.querySelectorAll('.current') ?? []) {
		element.classList.remove('current');
		element.removeAttribute('aria-current');
	}
	const open = '.wp-has-current-submenu, .wp-menu-open, .selected';
	for (const element of menu?.querySelectorAll(open) ?? []) {
		element.classList.remove('wp-has-current-submenu', 'wp-menu-open', 'selected');
		element.classList.add('wp-not-current-submenu', 'menu-top');
	}
}

function menuLinks(): HTMLAnchorElement[] {
	const links = document.querySelectorAll<HTMLAnchorElement>('#adminmenu a[href*="admin.php?"]');
	return [...links].filter((link) => queryOf(link).page === 'wc-admin');
}

const readQueries = new WeakMap<HTMLAnchorElement, { search: string; query: Query }>();

/** Read once per address: the menu is gone through twice with each change of screen. */
function queryOf(link: HTMLAnchorElement): Query {
	const { search } = link;
	const known = readQueries.get(link);
	if (known?.search === search) return known.query;
	const query = parseQuery(search);
	readQueries.set(link, { search, query });
	return query;
}

function isCurrentAddress(link: HTMLAnchorElement): boolean {
	const sorted = (query: Query) => stringifyQuery(query).split('&').sort().join('&');
	return sorted(queryOf(link)) === sorted(getQuery());
}

function pathOf({ path }: Query): string {
	return typeof path === 'string' && path !== '' ? path : '/';
}
