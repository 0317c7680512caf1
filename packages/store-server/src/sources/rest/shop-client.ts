import { __, sprintf } from '@wordpress/i18n';
import { setTimeout } from 'node:timers/promises';
import { authorize, type ConnectedShop } from '../connection/credentials';
import { readResponse } from './read-response';
import { RequestThrottle, type Timing } from './request-throttle';
import { restUrl, type Permalinks, type RestQuery } from '../connection/shop-address';
import { ShopError } from '../connection/shop-error';

/** A response of the shop. */
export interface ShopResponse {
	readonly data: unknown;
	/** `X-WP-Total`: the number on all pages; null if absent. It may be wrong. */
	readonly total: number | null;
	/** The shop's clock at its response, in milliseconds. */
	readonly at: number;
}

/** The options of a client besides the shop. */
export interface ClientOptions extends Partial<Timing> {
	readonly permalinks: Permalinks;
	/** The most requests in flight; 4 by default. */
	readonly atOnce?: number;
	/** Timeout of a response in milliseconds; 60,000 by default. */
	readonly patience?: number;
	/** The most attempts after temporary failures; 5 by default. */
	readonly tries?: number;
	/** Aborts all requests in flight. */
	readonly signal?: AbortSignal;
	/** The network. */
	readonly fetch?: typeof fetch;
}

/** Reads a shop's REST API; it only sends GET. */
export class ShopClient {
	private readonly throttle: RequestThrottle;
	private readonly timing: Timing;

	constructor(
		readonly connected: ConnectedShop,
		private readonly options: ClientOptions,
	) {
		this.timing = {
			now: options.now ?? Date.now,
			sleep: options.sleep ?? ((milliseconds) => pause(milliseconds, options.signal)),
		};
		this.throttle = new RequestThrottle(options.atOnce ?? 4, this.timing);
	}

	/**
	 * Requests a route, `/wc/v3/orders`. It retries after temporary failures with growing waits, and throws a ShopError
	 * for people.
	 */
	async get(route: string, query: RestQuery = {}): Promise<ShopResponse> {
		const tries = this.options.tries ?? 5;
		for (let attempt = 1; ; attempt++) {
			try {
				return await this.throttle.pass(() => this.ask(route, query));
			} catch (error) {
				this.options.signal?.throwIfAborted();
				if (!(error instanceof ShopError) || !error.passes) throw error;
				const wait = (error.about.retryAfter ?? Math.min(30, 2 ** (attempt - 1))) * 1000;
				this.throttle.slowDown(wait);
				if (attempt >= tries) throw error;
			}
		}
	}

	/** Works like `get`, and returns null for routes that a shop or a key may lack. */
	async getIfAllowed(route: string, query: RestQuery = {}): Promise<ShopResponse | null> {
		try {
			return await this.get(route, query);
		} catch (error) {
			const isNot =
				error instanceof ShopError &&
				['missing', 'rights', 'refused', 'no-rest', 'key'].includes(error.problem);
			if (isNot) return null;
			throw error;
		}
	}

	private async ask(route: string, query: RestQuery): Promise<ShopResponse> {
		const { shop, credentials } = this.connected;
		const url = restUrl(shop, this.options.permalinks, route, query);
		const headers = authorize(url, credentials, this.timing.now());
		const response = await send(url, headers, shop, this.options);
		const data = readResponse({ ...response, shop, now: this.timing.now() });
		const total = Number(response.headers.get('x-wp-total') ?? NaN);
		return {
			data,
			total: Number.isSafeInteger(total) ? total : null,
			at: Date.parse(response.headers.get('date') ?? '') || this.timing.now(),
		};
	}
}

/** Waits, until its end or the client's. */
export async function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
	await setTimeout(milliseconds, undefined, { signal }).catch(() => undefined);
}

/** Sends one GET. It follows no redirects, because credentials go to the shop only. */
export async function send(
	url: URL,
	headers: Readonly<Record<string, string>>,
	shop: string,
	options: Pick<ClientOptions, 'fetch' | 'patience' | 'signal'>,
) {
	const patience = options.patience ?? 60_000;
	const timeout = AbortSignal.timeout(patience);
	const signals = options.signal ? [timeout, options.signal] : [timeout];
	try {
		const response = await (options.fetch ?? fetch)(url, {
			headers: { accept: 'application/json', 'user-agent': 'Store Analytics', ...headers },
			redirect: 'manual',
			signal: AbortSignal.any(signals),
		});
		return { status: response.status, headers: response.headers, text: await response.text() };
	} catch (error) {
		options.signal?.throwIfAborted();
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
	const code = String(Object(cause).code ?? '');
	if (/CERT_HAS_EXPIRED/.test(code)) {
		return new ShopError('certificate', () =>
			sprintf(
				/* translators: %s: address of the shop */
				__(
					'The certificate of %s has expired (or the clock of this computer is off); renew it at the shop’s host.',
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
					'The certificate of %1$s is not one that this computer trusts (%2$s); if it is your own, name its file in NODE_EXTRA_CA_CERTS.',
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
	if (/UND_ERR_SOCKET|ECONNRESET|EPIPE/.test(code)) {
		return new ShopError('cut-off', () =>
			sprintf(
				/* translators: %s: address of the shop */
				__('%s ended the connection before its response was complete.', 'store-analytics'),
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
