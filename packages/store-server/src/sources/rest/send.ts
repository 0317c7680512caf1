import type { ShopProblem } from '@store-analytics/rest-api';
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
	const { problem, sentence } = failures.find(({ codes }) => codes.test(code)) ?? noResponse;
	return new ShopError(problem, () => sentence(shop), { ...(code !== '' && { code }) });
}

/** What a failure of the network means to the shop's owner. */
interface Failure {
	readonly problem: ShopProblem;
	readonly sentence: (shop: string) => string;
}

const noResponse: Failure = {
	problem: 'unreachable',
	sentence: (shop) =>
		sprintf(
			/* translators: %s: address of the shop */
			__(
				'No shop responded at %s. Check the address, and whether this computer is online.',
				'store-analytics',
			),
			shop,
		),
};

const failures: readonly (Failure & { readonly codes: RegExp })[] = [
	{
		codes: /CERT_HAS_EXPIRED/,
		problem: 'certificate',
		sentence: (shop) =>
			sprintf(
				/* translators: %s: address of the shop */
				__(
					'The certificate of %s has expired, or the clock of this computer is wrong. Renew the certificate with the shop’s host.',
					'store-analytics',
				),
				shop,
			),
	},
	{
		codes: /CERT|SELF_SIGNED|SSL|TLS|ISSUER/,
		problem: 'certificate',
		sentence: (shop) =>
			sprintf(
				/* translators: %s: address of the shop */
				__(
					'This computer does not trust the certificate of %s. If it is your own certificate, set NODE_EXTRA_CA_CERTS to its file.',
					'store-analytics',
				),
				shop,
			),
	},
	{
		codes: /UND_ERR_SOCKET|ECONNRESET|EPIPE|PREMATURE_CLOSE|^Z_|^ERR__|^HPE_/,
		problem: 'cut-off',
		sentence: (shop) =>
			sprintf(
				/* translators: %s: address of the shop */
				__('%s ended the connection before it responded.', 'store-analytics'),
				shop,
			),
	},
];
