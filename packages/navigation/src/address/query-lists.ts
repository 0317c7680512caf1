import { getQuery } from './location';
import type { Query } from './query-string';

/** The unique non-zero integers of a comma-separated list, in order; anything else in it is left out (S5.filters.5). */
export function getIdsFromQuery(queryString: unknown = ''): number[] {
	return [...getSetOfIdsFromQuery(queryString)];
}

/** As `getIdsFromQuery`, as a set. */
export function getSetOfIdsFromQuery(queryString: unknown = ''): Set<number> {
	const ids = textOf(queryString)
		.split(',')
		.map((id) => Number.parseInt(id, 10));
	return new Set(ids.filter((id) => Number.isSafeInteger(id) && id !== 0));
}

/**
 * The words in `query.search`; a comma within a word is written `%2C` there. Throws when `query` is no object, and when its
 * `search` is something else than text.
 */
export function getSearchWords(query: Query = getQuery()): string[] {
	if (typeof query !== 'object' || query === null) {
		throw new Error('getSearchWords() takes a query object, or nothing for the current one.');
	}
	const { search } = query;
	if (!search) return [];
	if (typeof search !== 'string') {
		throw new Error("getSearchWords() takes a query whose 'search' is text.");
	}
	return search.split(',').map((word) => word.replaceAll('%2C', ','));
}

/** Words as `query.search` holds them; the reverse of `getSearchWords`. Undefined for none, which takes it out. */
export function searchFromWords(words: readonly string[]): string | undefined {
	const unique = [...new Set(words)];
	return unique.length > 0
		? unique.map((word) => word.replaceAll(',', '%2C')).join(',')
		: undefined;
}

function textOf(value: unknown): string {
	if (Array.isArray(value)) return value.map(textOf).join(',');
	return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
