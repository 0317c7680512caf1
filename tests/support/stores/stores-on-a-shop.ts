/** The data stores of a page on a real store server (the journeys' environment), with all their exchanges. */
import { registerAllStores } from '@store-analytics/data';
import { configureClient } from '@store-analytics/rest-api/client';
import { dispatch, register, resolveSelect, select } from '@wordpress/data';
import { store as userStore } from '../../../packages/data/src/user/store';

/** One request of a store and the server's response. */
export interface Exchange {
	readonly method: string;
	readonly path: string;
	/** Parameters by name as PHP reads them, `status[0]`; without `_locale`, which WordPress's own client adds. */
	readonly query: Readonly<Record<string, string>>;
	readonly body: unknown;
	/** Request headers, names in lower case. */
	readonly sentHeaders: Readonly<Record<string, string>>;
	/** `_locale` of the query: the language in which the shop should respond. */
	readonly locale: string | null;
	readonly status: number;
	readonly headers: Headers;
	readonly reply: unknown;
}

type Functions = Record<string, (...args: readonly unknown[]) => unknown>;
type Promises = Record<string, (...args: readonly unknown[]) => Promise<unknown>>;

const undisturbed = globalThis.fetch;
let exchanges: Exchange[] = [];

/** REST exchanges since the last call. */
export function takeExchanges(): Exchange[] {
	const taken = exchanges;
	exchanges = [];
	return taken;
}

async function record(input: unknown, options: RequestInit = {}): Promise<Response> {
	const url = new URL(String(input), document.baseURI);
	const response = await undisturbed(url, options);
	if (!url.pathname.startsWith('/wp-json')) return response;
	const sent = options.headers as Record<string, string>; // as: api-fetch passes a plain object
	const locale = url.searchParams.get('_locale');
	url.searchParams.delete('_locale');
	exchanges.push({
		method: sent['X-HTTP-Method-Override'] ?? options.method ?? 'GET',
		path: url.pathname.replace('/wp-json', ''),
		query: Object.fromEntries(url.searchParams),
		body: typeof options.body === 'string' ? JSON.parse(options.body) : undefined,
		sentHeaders: Object.fromEntries(new Headers(sent)),
		locale,
		status: response.status,
		headers: response.headers,
		reply: await response.clone().json(),
	});
	return response;
}

/** Opens the page once: sets the client's nonce, which it returns, and registers every store. */
export async function openStores(): Promise<string> {
	const page = await (await undisturbed('/wp-admin/admin.php?page=wc-admin')).text();
	const printed = /window\.wpApiSettings = (.*);$/m.exec(page)?.[1] ?? '{}';
	const config = JSON.parse(printed);
	configureClient(config);
	globalThis.fetch = record as typeof fetch; // The client uses only these properties.
	registerAllStores();
	if (!select('core')) register(userStore);
	return config.nonce;
}

/** A store's selectors, as promises of their resolved results. */
export const resolving = (store: string) => resolveSelect(store) as Promises;
/** A store's selectors. */
export const selecting = (store: string) => select(store) as Functions;
/** Runs an action of a store; resolves to its result. */
export async function run(store: string, action: string, ...args: readonly unknown[]) {
	const actions = dispatch(store) as unknown as Functions; // as: stores are known by name here
	return actions[action]?.(...args);
}

/** Method, path, query and body of the requests since the last call. */
export function sent(): unknown[][] {
	return takeExchanges().map(({ method, path, query, body }) => [
		method,
		path,
		...(Object.keys(query).length > 0 ? [query] : []),
		...(body === undefined ? [] : [body]),
	]);
}
