/** One request to the store, below `/wp-json` unless it is a page. */
export interface FuzzRequest {
	readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';
	readonly url: string;
	readonly payload?: string;
	readonly headers?: Readonly<Record<string, string>>;
	/** The client, where it is not the one that has the access token. */
	readonly remoteAddress?: string;
}
