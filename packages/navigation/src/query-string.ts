import qs from 'qs';

/** A value in an address: text, or nested lists and maps of it. */
export type QueryValue = string | QueryValue[] | { [key: string]: QueryValue };

/** The query of an address, read. */
export interface Query {
	[key: string]: QueryValue | undefined;
}

/** Reads a query string, with or without its question mark; never throws. */
export function parseQuery(search: string): Query {
	// as: qs types its answer as loosely as its options allow; with these every leaf is text.
	return qs.parse(search.replace(/^\?/, ''), { arrayLimit: 1000 }) as Query;
}

/**
 * Writes a query string. Undefined leaves a key out, null writes it empty; lists of texts become `key[]=…`, and lists of
 * lists `key[0][]=…`, as PHP reads them.
 */
export function stringifyQuery(args: Readonly<Record<string, unknown>>): string {
	return Object.entries(args)
		.flatMap(([key, value]) => pairs(encodeURIComponent(key), value))
		.join('&');
}

function pairs(key: string, value: unknown): string[] {
	if (value === undefined) return [];
	if (Array.isArray(value)) {
		const items = value.filter((item) => item !== undefined);
		const isFlat = items.every((item) => typeof item !== 'object' || item === null);
		return items.flatMap((item, index) => pairs(isFlat ? `${key}[]` : `${key}[${index}]`, item));
	}
	if (typeof value === 'object' && value !== null) {
		return Object.entries(value).flatMap(([name, item]) =>
			pairs(`${key}[${encodeURIComponent(name)}]`, item),
		);
	}
	return [`${key}=${encodeURIComponent(value === null ? '' : String(value))}`];
}
