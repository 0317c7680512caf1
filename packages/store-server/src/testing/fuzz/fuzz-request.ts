/** A request to the store. Its path is below `/wp-json`, unless it is a page. */
export interface FuzzRequest {
	readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';
	readonly url: string;
	readonly payload?: string;
	readonly headers?: Readonly<Record<string, string>>;
	/** The client's address, if it differs from that of the client with the access token. */
	readonly remoteAddress?: string;
}
