import type { Responses } from './responses';
import { valueAt } from './reply-values';

/**
 * Checks whether a Link header leads to the previous and next page of this request; past the end, to the last page.
 * Without another page, it leads to the API itself.
 */
export function isLinkToPages(link: unknown, { request, theirs, ours }: Responses): boolean {
	const pages = Number(
		valueAt(ours, 'headers.x-wp-totalpages') ?? valueAt(theirs, 'headers.x-wp-totalpages'),
	);
	const page = Number(request.query?.['page'] ?? 1);
	const intended = new Map([
		...(page > 1 && pages > 0 ? [['prev', Math.min(page - 1, pages)] as const] : []),
		...(page < pages ? [['next', page + 1] as const] : []),
	]);
	const found = [...String(link ?? '').matchAll(/<([^>]+)>; rel="(\w+)"/g)];
	if (intended.size === 0) {
		return link === '<https://shop.example/wp-json/>; rel="https://api.w.org/"';
	}
	return (
		found.length === intended.size &&
		found.map(([whole]) => whole).join(', ') === link &&
		found.every(([, address = '', rel = '']) =>
			isAddress(address, request, intended.get(rel as 'prev' | 'next')),
		)
	);
}

/** Checks whether an address requests another page of the same request, in any order of parameters. */
function isAddress(
	address: string,
	{ path, query = {} }: Responses['request'],
	page: number | undefined,
): boolean {
	const asked = new URL(address);
	const sent = Object.entries({ ...query, page }).flatMap(([name, value]) =>
		flat(name, isList(name) && !Array.isArray(value) ? String(value).split(',') : value),
	);
	const written = [...asked.searchParams].map(([name, value]) => `${name}=${value}`);
	// A parameter that reads as true is written as 1.
	const sorted = (pairs: readonly string[]) =>
		String(pairs.map((pair) => pair.replace(/=true$/, '=1')).sort());
	return (
		`${asked.origin}${asked.pathname}` === `https://shop.example/wp-json${path}` &&
		sorted(written) === sorted(sent)
	);
}

/** Ids and addresses of a filter are a list in the link, also a single one. */
const isList = (name: string) =>
	/^(product|variation|coupon|tax_rate|order|category|customer|ip_address)_(in|ex)cludes$/.test(
		name,
	);

/** Writes lists as PHP does. */
function flat(name: string, value: unknown): string[] {
	return typeof value === 'object' && value !== null
		? Object.entries(value).flatMap(([key, one]) => flat(`${name}[${key}]`, one))
		: [`${name}=${String(value)}`];
}
