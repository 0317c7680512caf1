import { __, sprintf } from '@wordpress/i18n';
import { ShopError } from '../sources/connection/shop-error';
import { sentenceFor } from './terminal/sentence-for';

/** The failure of a choice, for its page. */
export function problemOf(error: unknown) {
	const asksFor = error instanceof ShopError ? (error.about.asksFor ?? null) : null;
	return { message: () => sentenceFor(error), asksFor };
}

/** A typed time zone that there is not. */
export function noTimeZone(text: string): ShopError {
	return new ShopError(
		'refused',
		() =>
			sprintf(
				/* translators: 1: what was typed, 2: name of a time zone */
				__(
					'“%1$s” is not a time zone. Enter it as %2$s or +05:30, as in the shop’s general settings.',
					'store-analytics',
				),
				text,
				'Europe/Berlin',
			),
		{ asksFor: 'time-zone' },
	);
}
