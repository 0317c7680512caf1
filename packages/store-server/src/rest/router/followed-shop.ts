import { __, sprintf } from '@wordpress/i18n';
import type { StoreContext } from '../store-context';
import { RestError } from './errors';

/** The screen of the shop's wp-admin where its owner can make the change. */
const screens = {
	products: 'edit.php?post_type=product',
	reviews: 'edit.php?post_type=product&page=product-reviews',
	settings: 'admin.php?page=wc-admin&path=/analytics/settings',
	payments: 'admin.php?page=wc-settings&tab=checkout',
} as const;

export type ShopScreen = keyof typeof screens;

/** The refusal to change the shop's data in a store that follows it; undefined in a store without a shop. */
export async function refusalOfFollowed(
	{ sync }: StoreContext,
	screen: ShopScreen,
): Promise<RestError | undefined> {
	if (!sync) return undefined;
	const { shop } = await sync.status();
	/* translators: 1: address of a shop, 2: address of one of its screens */
	const text = __('This can only be changed in the shop at %1$s: %2$s', 'store-analytics');
	const message = sprintf(text, shop, `${shop}/wp-admin/${screens[screen]}`);
	return new RestError('store_analytics_read_only', message, 403);
}
