import { __ } from '@wordpress/i18n';

/** Explains why WooCommerce answers instead; reasons come from the plugin and the store server. */
export function reasonText(reason: string): string {
	switch (reason) {
		case 'slow':
		case 'unreachable':
			return __('The store server did not respond within a second.', 'store-analytics');
		case 'token':
			return __('The store server does not accept this token.', 'store-analytics');
		case 'other-shop':
			return __('The store server follows another shop.', 'store-analytics');
		case 'other-rules':
			return __(
				'The store server still goes by other settings of the shop, which it reads every hour.',
				'store-analytics',
			);
		case 'incomplete':
			return __('The store server is still reading the orders of the shop.', 'store-analytics');
		case 'not-compared':
			return __(
				'The store server has not been compared with the shop’s own reports yet.',
				'store-analytics',
			);
		case 'stale':
			return __('The numbers of the store server are too old.', 'store-analytics');
		case 'shop-not-reached':
			return __(
				'The numbers of the store server are too old: it cannot read the shop.',
				'store-analytics',
			);
		case 'cannot-write':
			return __('The store server cannot write: see whether its disk has room.', 'store-analytics');
		case 'clock':
			return __(
				'The clocks of the shop and of the store server differ by more than five minutes.',
				'store-analytics',
			);
		case 'too-large':
			return __('The store server sent more than the shop can read.', 'store-analytics');
		case 'error':
			return __('The store server failed; its log says why.', 'store-analytics');
		default:
			return __('What answers at this address is no store server.', 'store-analytics');
	}
}
