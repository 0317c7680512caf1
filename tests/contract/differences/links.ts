import type { Answers } from './difference';

/** Whether a Link header leads to the page after this one, asked as this one was. */
export function isNextPage(link: unknown, { request, theirs, ours }: Answers): boolean {
	const next = /<([^>]+)>; rel="next"/.exec(String(link))?.[1];
	const page = Number(request.query?.['page'] ?? 1);
	const headers = (reply: unknown) => Object(Object(reply)['headers'] ?? {});
	const pages = Number(headers(ours)['x-wp-totalpages'] ?? headers(theirs)['x-wp-totalpages']);
	if (next === undefined) {
		return page >= pages;
	}
	const asked = new URL(next);
	const sent = new URLSearchParams();
	for (const [name, value] of Object.entries(request.query ?? {})) {
		if (typeof value !== 'object') {
			sent.set(name, String(value));
		}
	}
	sent.set('page', String(page + 1));
	return (
		asked.pathname.endsWith(request.path) &&
		[...sent].every(([name, value]) => asked.searchParams.get(name) === value) &&
		[...asked.searchParams.keys()].every((name) => sent.has(name) || name.includes('['))
	);
}
