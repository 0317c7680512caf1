import { getHistory } from '../history';
import { getPath, getQuery } from './location';
import { stringifyQuery } from './query-string';

type Arguments = Readonly<Record<string, unknown>>;

/**
 * Builds the address of `path` below wp-admin from the current query and `query`; undefined removes a parameter. Order
 * and encoding match WooCommerce's, because extensions compare such addresses.
 * @example getNewPath({ period: 'week' }, '/analytics/orders', {}) // 'admin.php?page=wc-admin&period=week&path=%2Fanalytics%2Forders'
 */
export function getNewPath(
	query: Arguments,
	path: string = getPath(),
	currentQuery: Arguments = getQuery(),
	page = 'wc-admin',
): string {
	const args: Record<string, unknown> = { page, ...currentQuery, ...query };
	if (path !== '/') args.path = path;
	return `admin.php?${stringifyQuery(args)}`;
}

/**
 * Goes to the address from `getNewPath()` with the same arguments, without loading the page.
 * @example updateQueryString({ period: 'week' })
 */
export function updateQueryString(
	query: Arguments,
	path: string = getPath(),
	currentQuery: Arguments = getQuery(),
	page = 'wc-admin',
): void {
	getHistory().push(getNewPath(query, path, currentQuery, page));
}

/** Sorts by a column. */
export type SortHandler = (key: string, direction: string) => void;
/** Compares the items with these ids; sets `param` to `compare-` plus the key. */
export type CompareHandler = (key: string, param: string, ids: unknown) => void;
/** Sets the parameter. */
export type ValueHandler = (value: unknown) => void;

/**
 * Returns a handler that writes one table parameter into the address. `sort` takes `( key, direction )`, `compare`
 * takes `( key, param, ids )`, and any other parameter takes its new value.
 * @example onQueryChange('sort')('date', 'desc') // sets orderby=date and order=desc
 */
export function onQueryChange(param: 'sort', path?: string, query?: Arguments): SortHandler;
export function onQueryChange(param: 'compare', path?: string, query?: Arguments): CompareHandler;
export function onQueryChange(param: string, path?: string, query?: Arguments): ValueHandler;
export function onQueryChange(
	param: string,
	path: string = getPath(),
	query: Arguments = getQuery(),
): SortHandler | CompareHandler | ValueHandler {
	switch (param) {
		case 'sort':
			return (key: string, direction: string) =>
				updateQueryString({ orderby: key, order: direction }, path, query);
		case 'compare':
			return (key: string, queryParam: string, ids: unknown) =>
				updateQueryString(
					{ [queryParam]: `compare-${key}`, [key]: ids, search: undefined },
					path,
					query,
				);
		default:
			return (value: unknown) => updateQueryString({ [param]: value }, path, query);
	}
}
