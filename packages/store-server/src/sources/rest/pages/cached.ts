import { __, sprintf } from '@wordpress/i18n';
import { ShopError } from '../../connection/shop-error';

/** The error for a list that sends what it has sent before, whatever is asked. */
export function cached(place: string): ShopError {
	return new ShopError('cached', () =>
		sprintf(
			/* translators: %s: address of a list of the shop */
			__(
				'%s sends the same entries again, whatever is asked: a cache of the shop ignores what follows the “?” of an address. Keep /wp-json/ out of the cache.',
				'store-analytics',
			),
			place,
		),
	);
}
