import { __, sprintf } from '@wordpress/i18n';
import type { RawResponse } from './raw-response';
import { ShopError } from '../connection/shop-error';
import { firstLine } from './shop-words';

/** Explains a response without data: it is cut off, a page, or text. */
export function notData({ text, shop, status }: RawResponse): ShopError {
	const isHtml = /^\s*</.test(text);
	if (!isHtml && /^\s*[[{]/.test(text)) {
		return new ShopError('cut-off', () =>
			sprintf(
				/* translators: %s: address of the shop */
				__(
					'%s sent only part of a response. It may have run out of memory or time.',
					'store-analytics',
				),
				shop,
			),
		);
	}
	return new ShopError(
		'html',
		() =>
			sprintf(
				isHtml
					? /* translators: 1: address of the shop, 2: first line of the page */
						__(
							'%1$s returned a web page instead of data (%2$s). Allow this computer to reach /wp-json/ in your firewall, cache, login or maintenance plugin.',
							'store-analytics',
						)
					: /* translators: 1: address of the shop, 2: first line of the text */
						__(
							'%1$s returned text instead of data (%2$s). Allow this computer to reach /wp-json/ in your firewall, cache, login or maintenance plugin.',
							'store-analytics',
						),
				shop,
				JSON.stringify(firstLine(text)),
			),
		{ status },
	);
}
