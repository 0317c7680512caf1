import { getHistory } from '../history';
import { getNewPath } from './new-path';

/**
 * Parses an address: a full URL, a file below wp-admin (`edit.php?…`) or an in-app path (`/analytics/orders`).
 * @example parseAdminUrl('/analytics/orders').search // '?page=wc-admin&path=%2Fanalytics%2Forders'
 */
export function parseAdminUrl(url: string): URL {
	if (/^[a-z][a-z0-9+.-]*:/i.test(url)) return new URL(url);
	const isAdminFile = /^\/?[\w-]+\.php\b/.test(url);
	return new URL(isAdminFile ? url.replace(/^\//, '') : getNewPath({}, url, {}), adminUrl());
}

/**
 * Checks whether the address is a page of this app: `admin.php` with `page=wc-admin`.
 * @example isWCAdmin('edit.php?post_type=product') // false
 */
export function isWCAdmin(url: string = window.location.href): boolean {
	const { pathname, searchParams } = parseAdminUrl(url);
	return pathname.endsWith('/admin.php') && searchParams.get('page') === 'wc-admin';
}

/**
 * Goes to an address: without loading within the app, else by loading the page.
 * @example navigateTo({ url: '/analytics/orders' })
 */
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
	// as: the page's settings are untyped, and absent without WordPress.
	const settings = (window as { wcSettings?: { adminUrl?: unknown } }).wcSettings;
	const url = typeof settings?.adminUrl === 'string' ? settings.adminUrl : './';
	return new URL(url, window.location.href).href;
}
