import { applyFilters } from '@wordpress/hooks';
import { getHistory } from '../history';
import { parseQuery } from './query-string';
import type { Query } from './query-string';

/** The in-app path of the current address, `/` for home. */
export function getPath(): string {
	return getHistory().location.pathname;
}

/** The query of the current address, `page` and `path` included. */
export function getQuery(): Query {
	return parseQuery(getHistory().location.search);
}

/** The part of a query that reports hand on to each other; extensible by `woocommerce_admin_persisted_queries` (S2.2). */
export function getPersistedQuery(query: Query = getQuery()): Query {
	const keys = filteredNames('woocommerce_admin_persisted_queries', [
		'period',
		'compare',
		'before',
		'after',
		'interval',
		'type',
	]);
	// The filter has WooCommerce's names; days of its own go along with the comparison.
	const own = keys.includes('compare') ? ['compare_after', 'compare_before'] : [];
	const kept = [...keys, ...own].filter((key) => key in query);
	return Object.fromEntries(kept.map((key) => [key, query[key]]));
}

/** Screens whose links carry no dates; extensible by `woocommerce_admin_time_excluded_screens`. */
export function getQueryExcludedScreens(): string[] {
	return filteredNames('woocommerce_admin_time_excluded_screens', [
		'stock',
		'settings',
		'customers',
		'homescreen',
	]);
}

/** Screens whose menu entries keep their address as it is; extensible by `woocommerce_admin_nav_update_excluded_screens`. */
export function getQueryExcludedScreensUrlUpdate(): string[] {
	return filteredNames('woocommerce_admin_nav_update_excluded_screens', ['extensions']);
}

/** Whether links to the path carry no dates. */
export function pathIsExcluded(path: string): boolean {
	return getQueryExcludedScreens().includes(getScreenFromPath(path));
}

/** The screen's short name: `/` is `homescreen`, `/analytics/orders` is `orders`, `/customers` is `customers`. */
export function getScreenFromPath(path: string = getPath()): string {
	return path === '/' ? 'homescreen' : path.replace(/^\/analytics(?=\/|$)/, '').replace(/^\//, '');
}

function filteredNames(hook: string, names: string[]): string[] {
	const filtered: unknown = applyFilters(hook, names);
	return Array.isArray(filtered) ? filtered.filter((name) => typeof name === 'string') : names;
}
