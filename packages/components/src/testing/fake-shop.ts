import { responseTo } from './example-shop';

type Reply = unknown;

/** A request's path with its query, decoded, without what api-fetch adds. */
const readable = (url: unknown) =>
	decodeURIComponent(String(url))
		.replace(/[?&]_locale=user/, '')
		.replace(/^https?:\/\/[^/]+/, '');

/**
 * Responds to the requests of each test in the file. `responses` contains responses by the start of the path; an Error
 * fails the request. `requests` lists all requests.
 */
export function fakeShop() {
	const requests: string[] = [];
	const responses: Record<string, Reply> = {};
	beforeEach(() => {
		requests.length = 0;
		for (const path of Object.keys(responses)) delete responses[path];
		globalThis.fetch = async (url, options) => {
			const path = readable(url);
			requests.push(path);
			const response: Reply = await responseTo(path, responses);
			if (options?.signal?.aborted) throw new DOMException('aborted', 'AbortError');
			if (response instanceof Error) throw response;
			return jsonResponse(response);
		};
	});
	return { requests, responses };
}

/** jsdom has no Response; as: api-fetch and the client read only this part. */
function jsonResponse(body: unknown): Response {
	const text = JSON.stringify(body);
	return {
		ok: true,
		status: 200,
		headers: { get: () => null },
		text: async () => text,
		json: async () => JSON.parse(text),
	} as unknown as Response;
}
