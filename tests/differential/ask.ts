import type { Site } from './site';

/** One request to the shop's REST API. */
export interface RestRequest {
	readonly method: string;
	readonly path: string;
	readonly query?: Readonly<Record<string, unknown>>;
	/** An administrator if absent. */
	readonly auth?: string;
	/** All pages, joined. */
	readonly all?: true;
}

/** The shop's response. */
export interface Reply {
	readonly status: number;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: unknown;
}

/** Sends all queries to the shop, each as if it were the only one. */
export function ask(site: Site, requests: readonly RestRequest[]): Reply[] {
	// as: php/ask.php writes one response for each query
	return site.run('ask', requests) as Reply[];
}
