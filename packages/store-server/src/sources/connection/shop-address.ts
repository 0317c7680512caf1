import { __, sprintf } from '@wordpress/i18n';
import { ShopError } from './shop-error';

/** The kind of a shop's REST addresses: `/wp-json/wc/v3` or, with plain permalinks, `/?rest_route=/wc/v3`. */
export type Permalinks = 'pretty' | 'plain';

/** A query of REST; lists are joined with commas, which WordPress accepts everywhere. */
export type RestQuery = Readonly<Record<string, string | number | boolean | undefined>>;

/** Screens of a shop's wp-admin for connecting it. */
interface ShopScreens {
	/** The screen that creates WooCommerce's consumer keys; *Read* suffices. */
	readonly keys: string;
	/** The screen that creates WordPress's application passwords. */
	readonly applicationPasswords: string;
	readonly permalinks: string;
}

/**
 * Parses a typed shop address: `shop.example`, `https://shop.example/wp-admin/`. The default scheme is https, and http
 * on this machine. Throws a ShopError for an invalid address.
 */
export function readShopAddress(typed: string): string {
	const withScheme = withItsScheme(tidy(typed));
	let url: URL;
	try {
		url = new URL(withScheme);
	} catch {
		throw notAnAddress(typed);
	}
	if (!/^https?:$/.test(url.protocol) || url.hostname === '') throw notAnAddress(typed);
	if (url.username !== '' || url.password !== '') {
		throw new ShopError('address', () =>
			__(
				'The shop’s address contains a user or a password. Enter only the address, and the credentials when you are asked.',
				'store-analytics',
			),
		);
	}
	const path = url.pathname.replace(/\/(wp-admin|wp-json|wp-login\.php|index\.php)(\/.*)?$/, '');
	return `${url.origin}${path.replace(/\/+$/, '')}`;
}

/** Removes what a hand or a copy leaves around an address: spaces beside its signs, quotes, marks without width. */
function tidy(typed: string): string {
	return typed
		.replace(/[\p{Cf}"“”„«»<>]/gu, '')
		.trim()
		.replace(/\s*([.:/])\s*/g, '$1');
}

/** `http:/shop`, `https//shop` and `shop` mean what they can only mean. */
function withItsScheme(text: string): string {
	const [mistyped = '', scheme = ''] =
		/^(https?)(?::\/{0,2}|\/\/)(?!\d+(?:\/|$))/i.exec(text) ?? [];
	if (scheme !== '') return `${scheme}://${text.slice(mistyped.length)}`;
	if (/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return text;
	const local = `http://${text}`;
	return URL.canParse(local) && isOnThisMachine(local) ? local : `https://${text}`;
}

function notAnAddress(typed: string): ShopError {
	return new ShopError('address', () =>
		sprintf(
			/* translators: %s: what was typed */
			__('“%s” is not a shop address. Enter it as https://shop.example.', 'store-analytics'),
			typed,
		),
	);
}

/** Returns the address of a REST route, `/wc/v3/orders`, with its query. */
export function restUrl(
	shop: string,
	permalinks: Permalinks,
	route: string,
	query: RestQuery = {},
): URL {
	const url = new URL(permalinks === 'pretty' ? `${shop}/wp-json${route}` : `${shop}/`);
	if (permalinks === 'plain') url.searchParams.set('rest_route', route);
	for (const [name, value] of Object.entries(query)) {
		if (value !== undefined) url.searchParams.set(name, String(value));
	}
	return url;
}

/** Returns the screens of the shop at an address. */
export function screensOf(shop: string): ShopScreens {
	return {
		keys: `${shop}/wp-admin/admin.php?page=wc-settings&tab=advanced&section=keys&create-key=1`,
		applicationPasswords: `${shop}/wp-admin/profile.php#application-passwords-section`,
		permalinks: `${shop}/wp-admin/options-permalink.php`,
	};
}

/** Checks whether a shop is on this machine, where nobody else can listen. */
export function isOnThisMachine(shop: string): boolean {
	return /^(127(\.\d+){3}|localhost|.*\.localhost|\[::1\])$/.test(new URL(shop).hostname);
}
