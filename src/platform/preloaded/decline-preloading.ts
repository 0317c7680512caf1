/**
 * Read by the plugin's PHP (includes/preload/preloaded-responses.php): paths of screens for which the page shall neither bring nor ask for responses; behind
 * `last:` those for which it shall not bring any.
 */
const cookie = 'store-analytics-asks-itself';

/** Seconds until it does again. */
const week = 7 * 24 * 60 * 60;

/** Has the screen at an in-app path ask the shop by itself from the next page on; with `last:` before it, the page ask. */
export function declinePreloading(path: string): void {
	const known = new RegExp(`${cookie}=([^;]*)`).exec(document.cookie)?.[1] ?? '';
	const paths = new Set(decodeURIComponent(known).split('|').filter(Boolean)).add(path);
	const value = encodeURIComponent([...paths].join('|'));
	document.cookie = `${cookie}=${value}; path=${location.pathname}; max-age=${week}; samesite=strict`;
}
