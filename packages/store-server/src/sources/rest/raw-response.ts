/** What the shop sent, before anybody knows what it is. */
export interface RawResponse {
	readonly status: number;
	readonly headers: Headers;
	readonly text: string;
	/** The address that was asked, without credentials. */
	readonly shop: string;
	/** Milliseconds, by our clock. */
	readonly now: number;
}
