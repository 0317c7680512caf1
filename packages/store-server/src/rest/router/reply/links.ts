import { buildQueryString } from '../request/query-string';

/** Proxies take 4 kB for all headers of a reply (nginx's proxy_buffer_size): what is left beside the others. */
const LONGEST = 3000;

/**
 * The Link header of a page of a collection: previous and next page with everything else as sent,
 * or the address of the API where there is neither, or where they are longer than a proxy passes on.
 */
export function linkHeader(
	given: ReadonlyMap<string, unknown>,
	address: string,
	apiRoot: string,
	totalPages: number | undefined,
): string {
	const sent = given.get('page') ?? 1;
	const page = typeof sent === 'object' ? 1 : Number(sent);
	const links: string[] = [];
	if (totalPages !== undefined && totalPages > 0) {
		if (page > 1) {
			links.push(pageLink(given, address, Math.min(page - 1, totalPages), 'prev'));
		}
		if (page < totalPages) {
			links.push(pageLink(given, address, page + 1, 'next'));
		}
	}
	const header = links.join(', ');
	return header !== '' && header.length <= LONGEST
		? header
		: `<${apiRoot}>; rel="https://api.w.org/"`;
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
