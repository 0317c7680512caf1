/**
 * Cookie for the plugin's PHP (includes/preload/preloaded-responses.php). It contains paths of screens without
 * preloaded responses; after `last:` those whose cached responses must not be used.
 */
const cookie = 'store-analytics-asks-itself';

/** Lifetime in seconds. */
const week = 7 * 24 * 60 * 60;

/**
 * Disables preloading for the screen at an in-app path from the next page on. With `last:` before it, only cached
 * responses are disabled.
 */
export function declinePreloading(path: string): void {
	const known = new RegExp(`${cookie}=([^;]*)`).exec(document.cookie)?.[1] ?? '';
	const paths = new Set(decodeURIComponent(known).split('|').filter(Boolean)).add(path);
	const value = encodeURIComponent([...paths].join('|'));
	document.cookie = `${cookie}=${value}; path=${location.pathname}; max-age=${week}; samesite=strict`;
}
