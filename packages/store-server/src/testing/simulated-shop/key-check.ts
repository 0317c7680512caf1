import { createHmac } from 'node:crypto';

/** The signed parts of a request. */
interface SignedRequest {
	readonly method: string;
	readonly url: URL;
	readonly authorization: string | undefined;
	/** Seconds, on the shop's clock. */
	readonly now: number;
}

/** The authenticated sender, or WooCommerce's error code and message. */
type KeyCheck =
	{ readonly as: 'key' | 'user' | 'nobody' } | { readonly code: string; readonly message: string };

/** The credentials that the simulated shop accepts. */
export const shopKeys = {
	key: { name: 'ck_0123456789abcdef', secret: 'cs_fedcba9876543210' },
	user: { name: 'owner', secret: 'abcd efgh ijkl mnop' },
};

/** Checks credentials like WC_REST_Authentication and WordPress's application passwords. */
export function checkKey(request: SignedRequest): KeyCheck {
	const { authorization, url } = request;
	if (url.searchParams.has('oauth_consumer_key')) return checkSignature(request);
	if (authorization === undefined) return { as: 'nobody' };
	const [name, secret] = splitOnce(Buffer.from(authorization.slice(6), 'base64').toString('utf8'));
	if (name === shopKeys.user.name) {
		return secret === shopKeys.user.secret
			? { as: 'user' }
			: {
					code: 'incorrect_password',
					message: 'The provided password is an invalid application password.',
				};
	}
	if (name.startsWith('ck_')) return refusal('Consumer key is invalid.');
	return { code: 'invalid_username', message: '<strong>Error:</strong> Unknown username.' };
}

function splitOnce(text: string): [string, string] {
	const at = text.indexOf(':');
	return [text.slice(0, at), text.slice(at + 1)];
}

function refusal(message: string): KeyCheck {
	return { code: 'woocommerce_rest_authentication_error', message };
}

/**
 * The algorithm of `WC_REST_Authentication::check_oauth_signature`: names and values are encoded twice, then joined.
 */
function checkSignature({ method, url, now }: SignedRequest): KeyCheck {
	const sent = new Map(url.searchParams);
	if (sent.get('oauth_consumer_key') !== shopKeys.key.name)
		return refusal('Consumer key is invalid.');
	const given = sent.get('oauth_signature') ?? '';
	sent.delete('oauth_signature');
	const twice = (text: string) => rawUrlEncode(text).replaceAll('%', '%25');
	const parameters = [...sent]
		.map(([name, value]) => [twice(name), twice(value)] as const)
		.sort(([one], [other]) => (one < other ? -1 : 1))
		.map(([name, value]) => `${name}%3D${value}`)
		.join('%26');
	const base = `${method}&${rawUrlEncode(url.origin + url.pathname)}&${parameters}`;
	const algorithm = (sent.get('oauth_signature_method') ?? '').replace('HMAC-', '').toLowerCase();
	const signature = createHmac(algorithm, `${shopKeys.key.secret}&`).update(base).digest('base64');
	if (signature !== given) return refusal('Invalid signature - provided signature does not match.');
	const age = Math.abs(now - Number(sent.get('oauth_timestamp')));
	return age > 15 * 60 ? refusal('Invalid timestamp.') : { as: 'key' };
}

/** PHP's rawurlencode. */
function rawUrlEncode(text: string): string {
	return [...Buffer.from(text)]
		.map((byte) => {
			const sign = String.fromCharCode(byte);
			return /[A-Za-z0-9_.~-]/.test(sign)
				? sign
				: `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
		})
		.join('');
}
