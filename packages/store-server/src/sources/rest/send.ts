import { __, sprintf } from '@wordpress/i18n';
import { ShopError } from '../connection/shop-error';
import { httpGet, type HttpGet } from './http-get';
import { readBody } from './read-body';
import { TooLarge, tooLarge } from './too-large';

/** The network of a request, and its limits. */
export interface SendOptions {
	/** Timeout of a response with its body in milliseconds; 60,000 by default. */
	readonly patience?: number;
	/** Aborts all requests in flight. */
	readonly signal?: AbortSignal;
	/** The network. */
	readonly fetch?: HttpGet;
}

/** Sends one GET. It follows no redirects, because credentials go to the shop only. */
export async function send(
	url: URL,
	headers: Readonly<Record<string, string>>,
	shop: string,
	options: SendOptions,
) {
	const patience = options.patience ?? 60_000;
	const timeout = AbortSignal.timeout(patience);
	const signals = options.signal ? [timeout, options.signal] : [timeout];
	try {
		const reply = await (options.fetch ?? httpGet)(url, {
			headers: { accept: 'application/json', 'user-agent': 'Store Analytics', ...headers },
			signal: AbortSignal.any(signals),
		});
		return { status: reply.status, headers: reply.headers, text: await readBody(reply) };
	} catch (error) {
		options.signal?.throwIfAborted();
		if (error instanceof TooLarge) throw tooLarge(shop);
		if (timeout.aborted) {
			throw new ShopError('timeout', () =>
				sprintf(
					/* translators: 1: address of the shop, 2: number of seconds, sixty as a rule */
					__('%1$s did not respond within %2$s seconds.', 'store-analytics'),
					shop,
					String(patience / 1000),
				),
			);
		}
		throw networkError(error, shop);
	}
}

function networkError(error: unknown, shop: string): ShopError {
	const cause: unknown = Object(error).cause;
	const code = String(Object(cause).code ?? Object(error).code ?? '');
	if (code === 'HPE_HEADER_OVERFLOW') return tooLarge(shop);
	if (/CERT_HAS_EXPIRED/.test(code)) {
		return new ShopError('certificate', () =>
			sprintf(
				/* translators: %s: address of the shop */
				__(
					'The certificate of %s has expired, or the clock of this computer is wrong. Renew the certificate with the shop’s host.',
					'store-analytics',
				),
				shop,
			),
		);
	}
	if (/CERT|SELF_SIGNED|SSL|TLS|ISSUER/.test(code)) {
		return new ShopError('certificate', () =>
			sprintf(
				/* translators: 1: address of the shop, 2: a code, such as SELF_SIGNED_CERT_IN_CHAIN */
				__(
					'This computer does not trust the certificate of %1$s (%2$s). If it is your own certificate, set NODE_EXTRA_CA_CERTS to its file.',
					'store-analytics',
				),
				shop,
				code,
			),
		);
	}
	if (/ENOTFOUND|EAI_AGAIN/.test(code)) {
		return new ShopError('unreachable', () =>
			sprintf(
				/* translators: %s: name of a machine */
				__(
					'%s could not be found. Check that the address is right and this computer is online.',
					'store-analytics',
				),
				new URL(shop).hostname,
			),
		);
	}
	if (/UND_ERR_SOCKET|ECONNRESET|EPIPE|PREMATURE_CLOSE|^Z_|^ERR__|^HPE_/.test(code)) {
		return new ShopError('cut-off', () =>
			sprintf(
				/* translators: %s: address of the shop */
				__('%s ended the connection before it responded.', 'store-analytics'),
				shop,
			),
		);
	}
	return new ShopError('unreachable', () =>
		sprintf(
			/* translators: 1: address of the shop, 2: a code in brackets, or nothing */
			__(
				'%1$s cannot be reached%2$s. Check that the shop is running and this computer is online.',
				'store-analytics',
			),
			shop,
			code === '' ? '' : ` (${code})`,
		),
	);
}
