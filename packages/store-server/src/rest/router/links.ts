import { buildQueryString } from './query-string';

/**
 * The Link header of a page of a collection: previous and next page with everything else as sent,
 * or the address of the API where there is neither.
 */
export function linkHeader(
	given: ReadonlyMap<string, unknown>,
	address: string,
	apiRoot: string,
	totalPages: number | undefined,
): string {
	const page = Number(given.get('page') ?? 1);
	const links: string[] = [];
	if (totalPages !== undefined && totalPages > 0) {
		if (page > 1) {
			links.push(pageLink(given, address, Math.min(page - 1, totalPages), 'prev'));
		}
		if (page < totalPages) {
			links.push(pageLink(given, address, page + 1, 'next'));
		}
	}
	return links.length > 0 ? links.join(', ') : `<${apiRoot}>; rel="https://api.w.org/"`;
}

function pageLink(
	given: ReadonlyMap<string, unknown>,
	address: string,
	page: number,
	relation: 'prev' | 'next',
): string {
	const query = buildQueryString(new Map(given).set('page', page));
	return `<${address}?${query}>; rel="${relation}"`;
}
