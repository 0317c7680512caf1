/** The raw response of the shop. */
export interface RawResponse {
	readonly status: number;
	readonly headers: Headers;
	readonly text: string;
	/** The requested address, without credentials. */
	readonly shop: string;
	/** Milliseconds, by our clock. */
	readonly now: number;
}
