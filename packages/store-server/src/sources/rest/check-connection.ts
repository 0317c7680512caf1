import { __, sprintf } from '@wordpress/i18n';
import type { ConnectedShop } from '../connection/credentials';
import { readResponse } from './read-response';
import { noRest } from './refused-response';
import { restUrl, type Permalinks } from '../connection/shop-address';
import { send } from './send';
import { ShopClient, type ClientOptions } from './shop-client';
import { ShopError } from '../connection/shop-error';

/** The shop's public data at `/wp-json/`. */
export interface ShopIndex {
	readonly name: string;
	/** IANA name; empty for shops with an offset. */
	readonly timeZone: string;
	/** Hours ahead of UTC; null if unknown. */
	readonly gmtOffset: number | null;
	readonly namespaces: readonly string[];
	/** The screen that asks the user to approve an application; null without application passwords. */
	readonly approvesAt: string | null;
}

/** A shop that responds and allows reading. */
export interface CheckedShop {
	readonly permalinks: Permalinks;
	readonly index: ShopIndex;
}

/** Options of a check: those of a client without the kind of addresses, which the check finds out. */
export type CheckOptions = Omit<ClientOptions, 'permalinks'> & {
	/** Called when the address has answered as a WordPress. */
	readonly onFound?: () => void;
};

/** Somebody waits for the check, so it fails soon when the shop asks to wait; in milliseconds. */
const LONGEST_WAIT = 5000;

/**
 * Checks an address and its credentials. Throws a ShopError whose message explains the problem and the fix, with links
 * to the shop's screens.
 */
export async function checkConnection(
	connected: ConnectedShop,
	options: CheckOptions = {},
): Promise<CheckedShop> {
	const found = await findShop(connected.shop, options);
	options.onFound?.();
	const waiting = { tries: 2, longestWait: LONGEST_WAIT };
	const client = new ShopClient(connected, {
		...waiting,
		...options,
		permalinks: found.permalinks,
	});
	const { data } = await client.get('/wc/v3/orders', { per_page: 1 });
	if (!Array.isArray(data)) {
		throw new ShopError('no-rest', () =>
			sprintf(
				/* translators: %s: address of the shop */
				__(
					'%s returned something other than orders. Another plugin may interfere.',
					'store-analytics',
				),
				connected.shop,
			),
		);
	}
	return found;
}

/** The public data of the shop at an address. Throws a ShopError if there is none. */
export async function findShop(shop: string, options: CheckOptions = {}): Promise<CheckedShop> {
	const found = await findRest(shop, options);
	if (found.index.namespaces.includes('wc/v3')) return found;
	throw new ShopError('no-woocommerce', () =>
		sprintf(
			/* translators: %s: address of the shop */
			__(
				'%s is a WordPress site without WooCommerce’s REST API. Activate WooCommerce (3.5 or newer) there.',
				'store-analytics',
			),
			shop,
		),
	);
}

/** The root of REST: below /wp-json, or ?rest_route with plain permalinks. */
async function findRest(shop: string, options: CheckOptions): Promise<CheckedShop> {
	let first: unknown;
	for (const permalinks of ['pretty', 'plain'] as const) {
		try {
			const response = await send(restUrl(shop, permalinks, '/'), {}, shop, options);
			const now = (options.now ?? Date.now)();
			const index = readIndex(readResponse({ ...response, shop, now }));
			if (index) return { permalinks, index };
		} catch (error) {
			if (!isNoRest(error)) throw error;
			first ??= error;
		}
	}
	throw first instanceof ShopError && first.problem !== 'missing' ? first : noRest(shop);
}

/** With plain permalinks, the shop answers with a page of its own or a 404. */
function isNoRest(error: unknown): boolean {
	return error instanceof ShopError && ['no-rest', 'html', 'missing'].includes(error.problem);
}

function readIndex(data: unknown): ShopIndex | null {
	if (typeof data !== 'object' || data === null) return null;
	const { name, timezone_string, gmt_offset, namespaces, authentication } = data as Record<
		string,
		unknown
	>; // any of it may be missing
	if (!Array.isArray(namespaces)) return null;
	const offset = gmt_offset === '' || gmt_offset === null ? NaN : Number(gmt_offset);
	return {
		name: typeof name === 'string' ? name : '',
		timeZone: typeof timezone_string === 'string' ? timezone_string : '',
		gmtOffset: Number.isFinite(offset) ? offset : null,
		namespaces: namespaces.map(String),
		approvesAt: approvalScreenIn(authentication),
	};
}

/** `authentication.application-passwords.endpoints.authorization` of the index. */
function approvalScreenIn(authentication: unknown): string | null {
	const passwords: unknown = Object(Object(authentication)['application-passwords']);
	const screen: unknown = Object(Object(passwords).endpoints).authorization;
	return typeof screen === 'string' ? screen : null;
}
