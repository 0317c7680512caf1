/** The base of relative addresses, which lead to the shop itself. */
const here = 'https://shop.invalid';

/**
 * Returns an address from the shop's data, such as a download's, if it leads to a web page. Returns undefined for
 * addresses that a browser would run, mail or open elsewhere, and for anything else.
 * @example webAddress('javascript:alert(1)') // undefined
 */
export function webAddress(href: unknown): string | undefined {
	if (typeof href !== 'string' || href.trim() === '') return undefined;
	try {
		return /^https?:$/.test(new URL(href, here).protocol) ? href : undefined;
	} catch {
		return undefined;
	}
}
