import { __, sprintf } from '@wordpress/i18n';
import { ShopError } from '../connection/shop-error';

/** The most bytes of a reply, both on the wire and unpacked. A hundred orders take one or two million. */
export const MOST_BYTES = 32e6;

/** A reply that is longer than one may be; the sentence needs the shop. */
export class TooLarge extends Error {}

/** Explains a reply that is not read to its end. */
export function tooLarge(shop: string): ShopError {
	return new ShopError('too-large', () =>
		sprintf(
			/* translators: 1: address of the shop, 2: number of megabytes */
			__(
				'%1$s sent a response that is too large: more than %2$d MB, two million values or five hundred levels. It was not read to its end.',
				'store-analytics',
			),
			shop,
			MOST_BYTES / 1e6,
		),
	);
}
