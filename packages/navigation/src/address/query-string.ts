import qs from 'qs';

/** A value in an address: text, or nested lists and maps of it. */
export type QueryValue = string | QueryValue[] | { [key: string]: QueryValue };

/** The query of an address, read. */
export interface Query {
	[key: string]: QueryValue | undefined;
}

/** Reads a query string, with or without its question mark; never throws. */
export function parseQuery(search: string): Query {
	// as: qs types its result as loosely as its options allow; with these every leaf is text.
	return qs.parse(search.replace(/^\?/, ''), { arrayLimit: 1000 }) as Query;
}

/** Writes a query string as `@wordpress/url` does. Undefined leaves a key out, null writes it empty, lists are numbered. */
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

/** Not what writes itself, as a date. */
function isMap(value: unknown): value is object {
	return typeof value === 'object' && value !== null && value.constructor === Object;
}
