import { __, sprintf } from '@wordpress/i18n';
import { isOnThisMachine } from '../connection/shop-address';
import { ShopError } from '../connection/shop-error';
import { findShop, type CheckOptions } from './check-connection';

/** Identifies Store Analytics to WordPress, the same for all shops. */
const APP_ID = '7b0e6d6e-52c1-4f0a-9a3d-5d6f2c1b8e47';

/** What the shop's user approves, and where WordPress sends the answer. */
export interface ApprovalRequest {
	/** The password's name in the shop; WordPress takes each name once. */
	readonly name: string;
	readonly successUrl: string;
	readonly rejectUrl: string;
}

/**
 * Returns the address of WordPress's screen that asks its user to approve Store Analytics with a new application
 * password. Throws a ShopError that asks for a key if the shop gives none.
 */
export async function approvalScreen(
	shop: string,
	request: ApprovalRequest,
	options: CheckOptions = {},
): Promise<string> {
	const { index } = await findShop(shop, options);
	const screen = index.approvesAt;
	if (screen === null || !isSafe(screen, shop)) throw noPasswords(shop);
	const url = new URL(screen);
	url.searchParams.set('app_name', request.name);
	url.searchParams.set('app_id', APP_ID);
	url.searchParams.set('success_url', request.successUrl);
	url.searchParams.set('reject_url', request.rejectUrl);
	return url.href;
}

/** Only the typed host, and encrypted unless it is this machine. */
function isSafe(screen: string, shop: string): boolean {
	if (!URL.canParse(screen)) return false;
	const { protocol, hostname, origin } = new URL(screen);
	if (hostname !== new URL(shop).hostname) return false;
	return protocol === 'https:' || (protocol === 'http:' && isOnThisMachine(origin));
}

function noPasswords(shop: string): ShopError {
	const isPlain = shop.startsWith('http:');
	return new ShopError(
		'refused',
		() =>
			isPlain
				? sprintf(
						/* translators: %s: address of the shop */
						__(
							'%s does not use https, so WordPress cannot approve a connection there. Use a read-only key below, or enter the address with https.',
							'store-analytics',
						),
						shop,
					)
				: sprintf(
						/* translators: %s: address of the shop */
						__(
							'Application passwords are switched off at %s, perhaps by a security plugin. Use a read-only key below.',
							'store-analytics',
						),
						shop,
					),
		{ asksFor: 'key' },
	);
}
