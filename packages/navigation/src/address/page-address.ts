/**
 * Returns the address of the current page, for loading it again. The load brings new code, and WordPress sends
 * signed-out users to their log-in, wherever a plugin has put it, and then back here. Users who have signed in again in
 * another tab see the page at once.
 * @example pageAddress() // '/wp-admin/admin.php?page=wc-admin'
 */
export function pageAddress({ pathname, search }: Location = window.location): string {
	return pathname + search;
}
