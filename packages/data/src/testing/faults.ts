import { adminStores } from '../compatibility/register-all';
import { store as user } from '../user/store';
import type { ShopResponse, Call } from './fake-shop';

/** The function that responds to a request. */
export type Handler = ShopResponse | ((call: Call) => ShopResponse | Promise<ShopResponse>);

/** Every store of the package. */
export const stores = [...adminStores, user];

/** The shop's own errors. */
export const restError = (status: number, code: string): ShopResponse => ({
	status,
	body: { code, message: code, data: { status } },
});

/** Everything that can happen to a request, with its error code. */
export const faults: [fault: string, response: Handler, code: string][] = [
	['500', restError(500, 'internal_server_error'), 'internal_server_error'],
	['401', restError(401, 'woocommerce_rest_cannot_view'), 'woocommerce_rest_cannot_view'],
	['403', restError(403, 'rest_forbidden'), 'rest_forbidden'],
	[
		'an expired nonce of a signed-out user',
		restError(403, 'rest_cookie_invalid_nonce'),
		'signed_out',
	],
	['HTML in place of JSON', { text: '<!doctype html><p>Down for maintenance</p>' }, 'invalid_json'],
	['a cut connection', () => Promise.reject(new TypeError('Failed to fetch')), 'fetch_error'],
	['a shop that never responds', () => new Promise(() => {}), 'timeout'],
];

/** Longer than any timeout, in milliseconds. */
export const longTime = 61_000;
