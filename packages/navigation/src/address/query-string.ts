import qs from 'qs';

/** A value in an address: text, or nested lists and maps of text. */
export type QueryValue = string | QueryValue[] | { [key: string]: QueryValue };

/** The parsed query of an address. */
export interface Query {
	[key: string]: QueryValue | undefined;
}

/**
 * Parses a query string, with or without its question mark. Never throws.
 * @example parseQuery('?page=wc-admin&ids[0]=5') // { page: 'wc-admin', ids: ['5'] }
 */
export function parseQuery(search: string): Query {
	// as: qs types its result loosely; with these options every leaf is text.
	return qs.parse(search.replace(/^\?/, ''), { arrayLimit: 1000 }) as Query;
}

/**
 * Writes a query string as `@wordpress/url` does. Undefined removes a key, null writes it empty, and lists get numbered
 * keys.
 * @example stringifyQuery({ page: 'wc-admin', ids: [5] }) // 'page=wc-admin&ids%5B0%5D=5'
 */
export function stringifyQuery(args: Readonly<Record<string, unknown>>): string {
	return Object.entries(args)
		.flatMap(([key, value]) => pairs(key, value))
		.join('&');
}

function pairs(key: string, value: unknown): string[] {
	if (value === undefined) return [];
	if (Array.isArray(value) || isMap(value)) {
		return Object.entries(value).flatMap(([name, item]) => pairs(`${key}[${name}]`, item));
	}
	return [`${encodeURIComponent(key)}=${encodeURIComponent(value === null ? '' : String(value))}`];
}

/** Excludes objects that convert themselves to text, such as dates. */
function isMap(value: unknown): value is object {
	return typeof value === 'object' && value !== null && value.constructor === Object;
}
