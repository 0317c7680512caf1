import { NAMESPACE, paths } from '../paths';
import { requestKey } from '../query';
import type { ResponseLike } from './read-response';

/** A reply that somebody else has asked for: to a GET of `path` with this query. */
export interface ExpectedReply {
	readonly path: string;
	readonly query: object;
	readonly body: unknown;
	/** What the reply's headers count; null where they do not. */
	readonly total: number | null;
	readonly totalPages: number | null;
}

type Replies = ReadonlyMap<string, ExpectedReply>;

let expected: Promise<Replies> | undefined;

const keyOf = (path: string, query?: object) => `${path}?${requestKey(query)}`;

/**
 * Tells that requests are in flight, as on a page that has asked before the app ran. Until they are here, what is read from WooCommerce
 * waits for them and is sent only when its reply is not among them. What is asked later is sent as ever.
 */
export function expectReplies(replies: Promise<readonly ExpectedReply[]>): void {
	const byKey = replies.then(
		(list) => new Map(list.map((reply) => [keyOf(reply.path, reply.query), reply])),
		() => new Map<string, ExpectedReply>(),
	);
	expected = byKey;
	void byKey.then(() => {
		if (expected === byKey) expected = undefined;
	});
}

interface ExpectedRequest {
	readonly path: string;
	readonly query?: object;
	readonly method?: string;
}

/** The expected reply to a request; undefined at once when none can be. */
export async function expectedReply({
	path,
	query,
	method = 'GET',
}: ExpectedRequest): Promise<[unknown, Pick<ResponseLike, 'headers'>] | undefined> {
	if (method !== 'GET' || !path.startsWith(`${NAMESPACE}/`)) return undefined;
	// It brings them.
	if (path.startsWith(paths.preloadedResponses)) return undefined;
	const reply = (await expected)?.get(keyOf(path, query));
	return reply && [reply.body, { headers: { get: (name) => header(reply, name) } }];
}

function header({ total, totalPages }: ExpectedReply, name: string): string | null {
	const value = { 'x-wp-total': total, 'x-wp-totalpages': totalPages }[name] ?? null;
	return value === null ? null : String(value);
}
