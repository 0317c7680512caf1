import { __ } from '@wordpress/i18n';

/** Explains why WooCommerce answers instead; reasons come from the plugin and the store server. */
export function reasonText(reason: string): string {
	switch (reason) {
		case 'slow':
		case 'unreachable':
			return __('The store server did not respond within a second.', 'store-analytics');
		case 'token':
			return __('The store server rejected this token.', 'store-analytics');
		case 'other-shop':
			return __('The store server is connected to another shop.', 'store-analytics');
		case 'other-rules':
			return __(
				'The store server does not have the shop’s latest settings yet. It reads them every hour.',
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
			return __('The store server’s data is too old.', 'store-analytics');
		case 'shop-not-reached':
			return __(
				'The store server’s data is too old, because it cannot read the shop.',
				'store-analytics',
			);
		case 'cannot-write':
			return __('The store server cannot save data. Check its free disk space.', 'store-analytics');
		case 'clock':
			return __(
				'The clocks of the shop and of the store server differ by more than five minutes.',
				'store-analytics',
			);
		case 'too-large':
			return __('The store server sent more than the shop can read.', 'store-analytics');
		case 'error':
			return __('The store server failed. See its log for the reason.', 'store-analytics');
		default:
			return __('There is no store server at this address.', 'store-analytics');
	}
}
