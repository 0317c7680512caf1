import type { Site } from './site';

/** One request to the shop's REST API. */
export interface RestRequest {
	readonly method: string;
	readonly path: string;
	readonly query?: Readonly<Record<string, unknown>>;
	/** Absent: an administrator. */
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

/** Asks the shop all queries, each as if it were the only one. */
export function ask(site: Site, requests: readonly RestRequest[]): Reply[] {
	// Written by php/ask.php, one response for each query.
	return site.run('ask', requests) as Reply[];
}
