import { applyFilters } from '@wordpress/hooks';
import { getHistory } from '../history';
import { parseQuery } from './query-string';
import type { Query } from './query-string';

/**
 * Returns the in-app path of the current address, `/` for home.
 * @example getPath() // '/analytics/orders' at admin.php?page=wc-admin&path=/analytics/orders
 */
export function getPath(): string {
	return getHistory().location.pathname;
}

/**
 * Returns the query of the current address, including `page` and `path`.
 * @example getQuery().period // 'last_week' at an address with period=last_week
 */
export function getQuery(): Query {
	return parseQuery(getHistory().location.search);
}

/**
 * Returns the parameters that one report's link passes to the next. Extensions change them with
 * `woocommerce_admin_persisted_queries` (S2.2).
 * @example getPersistedQuery({ period: 'week', search: 'mug' }) // { period: 'week' }
 */
export function getPersistedQuery(query: Query = getQuery()): Query {
	const keys = filteredNames('woocommerce_admin_persisted_queries', [
		'period',
		'compare',
		'before',
		'after',
		'interval',
		'type',
	]);
	// The filter contains WooCommerce's names only; the dates of a custom comparison follow `compare`.
	const own = keys.includes('compare') ? ['compare_after', 'compare_before'] : [];
	const kept = [...keys, ...own].filter((key) => key in query);
	return Object.fromEntries(kept.map((key) => [key, query[key]]));
}

/**
 * Returns the screens whose links have no dates. Extensions change them with `woocommerce_admin_time_excluded_screens`.
 * @example getQueryExcludedScreens() // ['stock', 'settings', 'customers', 'homescreen']
 */
export function getQueryExcludedScreens(): string[] {
	return filteredNames('woocommerce_admin_time_excluded_screens', [
		'stock',
		'settings',
		'customers',
		'homescreen',
	]);
}

/**
 * Returns the screens whose menu links stay unchanged. Extensions change them with
 * `woocommerce_admin_nav_update_excluded_screens`.
 * @example getQueryExcludedScreensUrlUpdate() // ['extensions']
 */
export function getQueryExcludedScreensUrlUpdate(): string[] {
	return filteredNames('woocommerce_admin_nav_update_excluded_screens', ['extensions']);
}

/**
 * Checks whether links to the path have no dates.
 * @example pathIsExcluded('/analytics/stock') // true
 */
export function pathIsExcluded(path: string): boolean {
	return getQueryExcludedScreens().includes(getScreenFromPath(path));
}

/**
 * Returns the screen's short name; `/` is `homescreen`.
 * @example getScreenFromPath('/analytics/orders') // 'orders'
 */
export function getScreenFromPath(path: string = getPath()): string {
	return path === '/' ? 'homescreen' : path.replace(/^\/analytics(?=\/|$)/, '').replace(/^\//, '');
}

function filteredNames(hook: string, names: string[]): string[] {
	const filtered: unknown = applyFilters(hook, names);
	return Array.isArray(filtered) ? filtered.filter((name) => typeof name === 'string') : names;
}
