/** A value of a REST query: scalars, lists and nested objects. `undefined` is left out; `null` is sent empty. */
export type QueryValue =
	| string
	| number
	| boolean
	| null
	| undefined
	| readonly QueryValue[]
	| { readonly [key: string]: QueryValue };

/** Query parameters by name. */
export type Query = Readonly<Record<string, QueryValue>>;

function isGroup(value: QueryValue): value is { readonly [key: string]: QueryValue } {
	return typeof value === 'object' && value !== null;
}

function pairs(name: string, value: QueryValue): [string, string][] {
	if (value === undefined) return [];
	if (isGroup(value)) {
		return Object.entries(value).flatMap(([key, inner]) => pairs(`${name}[${key}]`, inner));
	}
	return [[name, value === null ? '' : String(value)]];
}

/**
 * Writes a query string without `?`, in the order of the keys. Lists become `name[0]=…`, as PHP reads them.
 * @example encodeQuery({ per_page: 5, orderby: 'date' }) // 'per_page=5&orderby=date'
 */
export function encodeQuery(query: object): string {
	return Object.entries(query)
		.flatMap(([name, value]: [string, QueryValue]) => pairs(name, value))
		.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
		.join('&');
}

/**
 * Appends the query to `path`; an empty query leaves it unchanged.
 * @example withQuery('/wc-analytics/reports/orders', { page: 2 }) // '/wc-analytics/reports/orders?page=2'
 */
export function withQuery(path: string, query: object = {}): string {
	const encoded = encodeQuery(query);
	if (encoded === '') return path;
	return `${path}${path.includes('?') ? '&' : '?'}${encoded}`;
}

function canonical(value: QueryValue): unknown {
	if (Array.isArray(value)) return value.map(canonical);
	if (isGroup(value)) {
		return Object.fromEntries(
			Object.entries(value)
				.filter(([, inner]) => inner !== undefined)
				.sort(([a], [b]) => (a < b ? -1 : 1))
				.map(([key, inner]) => [key, canonical(inner)]),
		);
	}
	return value === null || value === undefined ? '' : String(value);
}

/**
 * Returns one key for all queries that are sent alike: key order, undefined members and `10` versus `'10'` make no
 * difference. The order of lists does.
 * @example requestKey({ page: 2, order: undefined }) // '{"page":"2"}'
 */
export function requestKey(query: object = {}): string {
	return JSON.stringify(canonical({ ...query }));
}
