import { getHistory } from '../history';
import { getNewPath } from './new-path';

/** The URL of an address given in full, below wp-admin (`edit.php?…`) or as an in-app path (`/analytics/orders`). */
export function parseAdminUrl(url: string): URL {
	if (/^[a-z][a-z0-9+.-]*:/i.test(url)) return new URL(url);
	const isAdminFile = /^\/?[\w-]+\.php\b/.test(url);
	return new URL(isAdminFile ? url.replace(/^\//, '') : getNewPath({}, url, {}), adminUrl());
}

/** Whether the address is one of this app's pages: `admin.php` with `page=wc-admin`. */
export function isWCAdmin(url: string = window.location.href): boolean {
	const { pathname, searchParams } = parseAdminUrl(url);
	return pathname.endsWith('/admin.php') && searchParams.get('page') === 'wc-admin';
}

/** Goes to an address: within the app without loading, else by loading it. */
export function navigateTo({ url }: { url: string }): void {
	const target = parseAdminUrl(url);
	const isInApp = target.origin === window.location.origin && isWCAdmin(target.href);
	if (isInApp && isWCAdmin()) {
		getHistory().push(`admin.php${target.search}${target.hash}`);
	} else {
		window.location.assign(target.href);
	}
}

function adminUrl(): string {
	// as: the page's settings are untyped, and absent in a page without WordPress.
	const settings = (window as { wcSettings?: { adminUrl?: unknown } }).wcSettings;
	const url = typeof settings?.adminUrl === 'string' ? settings.adminUrl : './';
	return new URL(url, window.location.href).href;
}
