import { getQuery } from './location';
import type { Query } from './query-string';

/**
 * Returns the unique non-zero integers of a comma-separated list in order, and skips everything else (S5.filters.5).
 * @example getIdsFromQuery('3,1,3,x') // [3, 1]
 */
export function getIdsFromQuery(queryString: unknown = ''): number[] {
	return [...getSetOfIdsFromQuery(queryString)];
}

/**
 * Works like `getIdsFromQuery` and returns a set.
 * @example getSetOfIdsFromQuery('3,1,3').size // 2
 */
export function getSetOfIdsFromQuery(queryString: unknown = ''): Set<number> {
	const ids = textOf(queryString)
		.split(',')
		.map((id) => Number.parseInt(id, 10));
	return new Set(ids.filter((id) => Number.isSafeInteger(id) && id !== 0));
}

/**
 * Returns the words in `query.search`, in which `%2C` stands for a comma within a word. Throws when `query` is not an
 * object or its `search` is not text.
 * @example getSearchWords({ search: 'mug,red%2C large' }) // ['mug', 'red, large']
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

/**
 * Joins words into the text of `query.search`; the reverse of `getSearchWords`. Returns undefined without words, which
 * removes the parameter.
 * @example searchFromWords(['mug', 'red, large']) // 'mug,red%2C large'
 */
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
