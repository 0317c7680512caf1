import { NAMESPACE, paths } from '../paths';
import { requestKey } from '../query';
import type { ResponseLike } from './read-response';

/** A response in flight to a GET of `path` with this query, which somebody else has requested. */
export interface ExpectedReply {
	readonly path: string;
	readonly query: object;
	readonly body: unknown;
	/** The totals of the response's headers; null if they lack them. */
	readonly total: number | null;
	readonly totalPages: number | null;
}

type Replies = ReadonlyMap<string, ExpectedReply>;

let expected: Promise<Replies> | undefined;

const keyOf = (path: string, query?: object) => `${path}?${requestKey(query)}`;

/**
 * Announces requests in flight, such as those that the page sent before the app ran. Until they arrive, reads from
 * WooCommerce wait for them and are sent only if no response matches. Later requests are sent as usual.
 */
export function expectReplies(replies: Promise<readonly ExpectedReply[]>): void {
	const byKey = replies.then(
		(list) => new Map(list.map((reply) => [keyOf(reply.path, reply.query), reply])),
		() => new Map<string, ExpectedReply>(),
	);
	expected = byKey;
	void byKey.then(() =>
		// Deferred, because a store sends a request in a task after the read that needs it.
		setTimeout(() => {
			if (expected === byKey) expected = undefined;
		}),
	);
}

interface ExpectedRequest {
	readonly path: string;
	readonly query?: object;
	readonly method?: string;
}

/** Returns the expected response to a request; undefined at once if none can match. */
export async function expectedReply({
	path,
	query,
	method = 'GET',
}: ExpectedRequest): Promise<[unknown, Pick<ResponseLike, 'headers'>] | undefined> {
	if (method !== 'GET' || !path.startsWith(`${NAMESPACE}/`)) return undefined;
	// This request fetches the expected responses.
	if (path.startsWith(paths.preloadedResponses)) return undefined;
	const reply = (await expected)?.get(keyOf(path, query));
	return reply && [reply.body, { headers: { get: (name) => header(reply, name) } }];
}

function header({ total, totalPages }: ExpectedReply, name: string): string | null {
	const value = { 'x-wp-total': total, 'x-wp-totalpages': totalPages }[name] ?? null;
	return value === null ? null : String(value);
}
