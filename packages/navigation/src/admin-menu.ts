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

/** The place of a page in WordPress's menu. */
export interface MenuPage {
	/** Id of the top-level menu item to open. */
	wpOpenMenu?: string;
	/** `parentPath`: another entry to mark as current. */
	navArgs?: { parentPath?: string };
}

const originalQueries = new WeakMap<HTMLAnchorElement, Query>();

/** Menu entries whose links contain a complete address: saved views. */
const wholeAddresses = '.sa-view';

/**
 * Adds the dates of `query` to the links of WordPress's menu to this app's pages, and keeps plain clicks in the page.
 * `isOwnPath` tells which paths this app shows; other links still load the page. `queryAt` returns the query for a path
 * that gets another query than the dates.
 * @example wpNavMenuUrlUpdate({ period: 'week', compare: 'previous_year' })
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
		// Written only when it changes, because the browser restyles a link whose address is set.
		if (link.getAttribute('href') !== href) link.setAttribute('href', href);
		if (!isOwnPath(path)) continue;
		link.onclick = (event) => {
			if (!isPlainClick(event)) return;
			event.preventDefault();
			getHistory().push(href);
		};
	}
}

/**
 * Marks the menu entry of the in-app path `url` as current and opens the page's top-level item.
 * @example wpNavMenuClassChange({ wpOpenMenu: 'toplevel_page_wc-admin-path--analytics-overview' }, '/analytics/orders')
 */
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

/** Parsed once per address: each change of screen goes through the menu twice. */
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
