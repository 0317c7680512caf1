/** What is relative leads to the shop itself. */
const here = 'https://shop.invalid';

/**
 * An address that came with the shop's data, such as a download's or a message's, if it leads to a page of the web; undefined for what a
 * browser would run, mail or open elsewhere, and for what is no address.
 */
export function webAddress(href: unknown): string | undefined {
	if (typeof href !== 'string' || href.trim() === '') return undefined;
	try {
		return /^https?:$/.test(new URL(href, here).protocol) ? href : undefined;
	} catch {
		return undefined;
	}
}
