import { __, sprintf } from '@wordpress/i18n';
import { ShopError } from '../../connection/shop-error';

/** The error for a list that sends what it has sent before, whatever is asked. */
export function cached(place: string): ShopError {
	return new ShopError('cached', () =>
		sprintf(
			/* translators: %s: address of a list of the shop */
			__(
				'%s returns the same entries for every request. A cache of the shop ignores everything after the “?” of an address. Exclude /wp-json/ from the cache.',
				'store-analytics',
			),
			place,
		),
	);
}
