import { requestKey } from '@store-analytics/rest-api';

/** How many canonical queries are kept for reuse. More costs memory, fewer costs time. */
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

/** Returns the text that all queries with the same meaning share. */
export function queryKey(query: unknown): string {
	if (typeof query !== 'object' || query === null) return '{}';
	return keys.get(query) ?? requestKey(query);
}

/**
 * Returns the one object for all queries with the same meaning: keys sorted, scalars as the text that a URL contains.
 */
export function canonicalQuery(query: unknown): object {
	const key = queryKey(query);
	return byKey.get(key) ?? intern(key);
}
