/** What the plugin says of its store server, as `GET store-analytics/v1/store-server` returns; the token stays on the server. */
export interface StoreServerSettings {
	/** Empty where there is none. */
	readonly address: string;
	readonly has_token: boolean;
	/** Minutes that its numbers may be old. */
	readonly max_age: number;
	/** What wp-config.php says and the screen cannot change. */
	readonly fixed: readonly ('address' | 'token' | 'max_age')[];
}

/** Who serves the reports in wp-admin, as `GET store-analytics/v1/data` returns. */
export interface ServedBy {
	readonly served_by: 'store' | 'woocommerce';
	/** Why requests fall through to WooCommerce, in a word; empty where they do not. */
	readonly reason: string;
	/** Seconds since the store server has asked the shop for its changes. */
	readonly age: number | null;
	/** Days (`YYYY-MM-DD`, the shop's) that are left to WooCommerce, as the two differ. */
	readonly differing_days: readonly string[];
	/** Reports that are left to WooCommerce, as an extension has a hand in them: `orders`. */
	readonly extended: readonly string[];
}
