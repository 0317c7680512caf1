import { __ } from '@wordpress/i18n';
import { Link, VisuallyHidden } from '@store-analytics/components';
import { useAppSettings } from './settings/settings-context';

interface OpenInShopProps {
	/** Path behind the shop's wp-admin, `post.php?post=7&action=edit`; '' for the shop itself. */
	readonly screen: string;
}

/** A link to the connected shop's edit screen in a new tab; nothing without a connected shop. */
export function OpenInShop({ screen }: OpenInShopProps) {
	const { connectedShop } = useAppSettings();
	if (connectedShop === null) return null;
	const { address, adminUrl } = connectedShop;
	return (
		<Link
			type="external"
			href={screen === '' ? address : `${adminUrl}${screen}`}
			target="_blank"
			rel="noopener noreferrer"
		>
			{screen === ''
				? __('Open the shop', 'store-analytics')
				: __('Open in the shop', 'store-analytics')}
			<VisuallyHidden>{` ${__('(opens in a new tab)', 'store-analytics')}`}</VisuallyHidden>
		</Link>
	);
}

/** Edit screen of an order, a product or a coupon; WooCommerce redirects from it if orders have tables of their own. */
export function editScreen(id: number): string {
	return `post.php?post=${id}&action=edit`;
}

/** Edit screen of a WordPress account. */
export function accountScreen(user: number): string {
	return `user-edit.php?user_id=${user}`;
}
