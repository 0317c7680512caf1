/** The plugin's export of the shop, as `GET store-analytics/v1/export` returns it. */
export interface ShopExport {
	readonly status: 'none' | 'running' | 'done' | 'failed';
	/** How much is done, between 0 and 1. */
	readonly share: number;
	/** The file that is being written, such as `orders`; empty unless it is running. */
	readonly file: string;
	/** Entries of that file so far. */
	readonly done: number;
	/** All entries of that file; null if unknown. */
	readonly total: number | null;
	/** Nothing has run in the background for a while. */
	readonly is_stalled: boolean;
	/** Why it failed, as a sentence; empty unless it did. */
	readonly reason: string;
	/** Address of the file, only for this user; empty unless it is done. */
	readonly download: string;
	readonly bytes: number;
	/** When the file is deleted, in seconds since 1970; 0 unless it is done. */
	readonly kept_until: number;
}
