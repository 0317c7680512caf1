import { requestKey } from '@store-analytics/rest-api';

/** How many canonical queries are kept for reuse; more only costs memory, fewer only costs time. */
const kept = 500;

const byKey = new Map<string, object>();
const keys = new WeakMap<object, string>();

function intern(key: string): object {
	const query: object = Object.freeze(JSON.parse(key));
	const oldest = byKey.size >= kept ? byKey.keys().next().value : undefined;
	if (oldest !== undefined) byKey.delete(oldest);
	byKey.set(key, query);
	keys.set(query, key);
	return query;
}

/** The text that all queries of one meaning share. */
export function queryKey(query: unknown): string {
	if (typeof query !== 'object' || query === null) return '{}';
	return keys.get(query) ?? requestKey(query);
}

/** The one object for all queries of one meaning: keys sorted, scalars as the texts that they are in a URL. */
export function canonicalQuery(query: unknown): object {
	const key = queryKey(query);
	return byKey.get(key) ?? intern(key);
}
