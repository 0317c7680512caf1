import { getHistory } from '../history';
import { getPath, getQuery } from './location';
import { stringifyQuery } from './query-string';

type Arguments = Readonly<Record<string, unknown>>;

/**
 * The address of `path` below wp-admin, with the current query and `query` over it; undefined takes a parameter out.
 * Parameters stand and are written as WooCommerce's, as extensions compare such addresses.
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

/** Goes to `getNewPath()` of the same arguments without loading the page. */
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
/** Compares the items with these ids: `param` is set to `compare-` and the key. */
export type CompareHandler = (key: string, param: string, ids: unknown) => void;
/** Sets the parameter. */
export type ValueHandler = (value: unknown) => void;

/**
 * A handler that writes one table parameter into the address: `sort` takes `( key, direction )`, `compare` takes
 * `( key, param, ids )`, any other parameter its new value.
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
