/**
 * The plugin's settings for its store server, as `GET store-analytics/v1/store-server` returns them. The token stays on
 * the server.
 */
export interface StoreServerSettings {
	/** Empty if there is none. */
	readonly address: string;
	readonly has_token: boolean;
	/** Accepted age of its numbers, in minutes. */
	readonly max_age: number;
	/** Settings that the screen cannot change: those of wp-config.php. */
	readonly fixed: readonly ('address' | 'token' | 'max_age')[];
	/** All are fixed for users of a network who do not manage it, and for shop managers where wp-config.php has the token alone. */
	readonly fixed_by?: 'network' | 'administrator';
}

/** Who serves the reports in wp-admin, as `GET store-analytics/v1/data` returns it. */
export interface ServedBy {
	readonly served_by: 'store' | 'woocommerce';
	/** A code for why WooCommerce answers instead; empty if it does not. */
	readonly reason: string;
	/** Seconds since the store server last asked the shop for changes. */
	readonly age: number | null;
	/** Days (`YYYY-MM-DD` in the shop's zone) that WooCommerce answers, because the numbers differ. */
	readonly differing_days: readonly string[];
	/** Reports that WooCommerce answers, because an extension changes them: `orders`. */
	readonly extended: readonly string[];
}
