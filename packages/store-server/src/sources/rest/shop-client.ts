import { setTimeout } from 'node:timers/promises';
import { authorize, type ConnectedShop } from '../connection/credentials';
import { type Document } from '../../documents/files/documents';
import { documentsOf, setAsideText } from './document-list';
import { readResponse } from './read-response';
import { RequestThrottle, type Timing } from './request-throttle';
import { restUrl, type Permalinks, type RestQuery } from '../connection/shop-address';
import { ShopError } from '../connection/shop-error';
import { send, type SendOptions } from './send';
import { Sentences } from '../connection/sentences';

/** A response of the shop. */
export interface ShopResponse {
	readonly data: unknown;
	/** `X-WP-Total`: the number on all pages; null if absent. It may be wrong. */
	readonly total: number | null;
	/** The shop's clock at its response, in milliseconds. */
	readonly at: number;
}

/** A page of a list: its documents, and the shop's count of all. */
export interface ShopPage extends Omit<ShopResponse, 'data'> {
	readonly documents: readonly Document[];
	/** The number of entries, also of those that are no documents. */
	readonly length: number;
}

/** Why the shop does not answer at the moment, although it is asked again. */
export interface ShopTrouble {
	readonly error: ShopError;
	/** Milliseconds: the first failure and the last, and when the shop is asked again. */
	readonly since: number;
	readonly at: number;
	readonly until: number;
}

/** The options of a client besides the shop. */
export interface ClientOptions extends Partial<Timing>, SendOptions {
	readonly permalinks: Permalinks;
	/** The most requests in flight; 4 by default. */
	readonly atOnce?: number;
	/** The most attempts after temporary failures; 5 by default. */
	readonly tries?: number;
	/** The longest wait in milliseconds, whatever the shop asks for; five minutes by default. */
	readonly longestWait?: number;
	/** Called before a wait that people notice. */
	readonly onWait?: () => void;
}

/** The longest wait between two requests, in milliseconds. */
export const LONGEST_WAIT = 5 * 60_000;

/** A shorter wait is not told. */
const NOTICED = 10_000;

/** Reads a shop's REST API; it only sends GET. */
export class ShopClient {
	private readonly throttle: RequestThrottle;
	private readonly timing: Timing;
	/** Sentences about entries that are no documents. */
	readonly setAside = new Sentences();
	private failing: ShopTrouble | null = null;

	constructor(
		readonly connected: ConnectedShop,
		private readonly options: ClientOptions,
	) {
		this.timing = {
			now: options.now ?? Date.now,
			sleep: options.sleep ?? ((milliseconds, awake) => pause(milliseconds, options.signal, awake)),
		};
		this.throttle = new RequestThrottle(options.atOnce ?? 4, this.timing);
	}

	/**
	 * Requests a route, `/wc/v3/orders`. It retries after temporary failures with growing waits, and throws a ShopError
	 * for people.
	 */
	async get(route: string, query: RestQuery = {}): Promise<ShopResponse> {
		const { tries = 5, longestWait = LONGEST_WAIT, signal, onWait } = this.options;
		for (let attempt = 1; ; attempt++) {
			try {
				const response = await this.throttle.pass(() => this.ask(route, query));
				this.failing = null;
				return response;
			} catch (error) {
				signal?.throwIfAborted();
				if (!(error instanceof ShopError) || !error.isWorthAnotherTry) throw error;
				const { retryAfter = Math.min(30, 2 ** (attempt - 1)) } = error.about;
				const wait = Math.min(longestWait, retryAfter * 1000);
				const now = this.timing.now();
				const since = this.failing?.since ?? now;
				this.failing = { error, since, at: now, until: now + wait };
				this.throttle.slowDown(wait);
				if (attempt >= tries) throw error;
				if (wait >= NOTICED) onWait?.();
			}
		}
	}

	/** The failure of the last request, while it is sent again for a time that people notice. */
	get trouble(): ShopTrouble | null {
		const { failing } = this;
		return failing && failing.until - failing.since >= NOTICED ? failing : null;
	}

	/** Ends all waits: the user does not want to wait. */
	hurry(): void {
		this.throttle.wake();
	}

	/** Requests a page of a list. Entries that are no documents are set aside, and recorded. */
	async list(route: string, query: RestQuery = {}): Promise<ShopPage> {
		return this.pageOf(await this.get(route, query), route);
	}

	/** Works like `list`, and returns an empty page for routes that a shop or a key may lack. */
	async listIfAllowed(route: string, query: RestQuery = {}): Promise<ShopPage | null> {
		const response = await this.getIfAllowed(route, query);
		return response && this.pageOf(response, route);
	}

	private pageOf({ data, total, at }: ShopResponse, route: string): ShopPage {
		const { shop } = this.connected;
		const { documents, others } = documentsOf(data, `${shop}${route}`);
		for (const other of others) this.setAside.add(setAsideText(`${shop}${route}`, other));
		return { documents, length: documents.length + others.length, total, at };
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
			total: Number.isSafeInteger(total) && total >= 0 ? total : null,
			at: Date.parse(response.headers.get('date') ?? '') || this.timing.now(),
		};
	}
}

/** Waits, until its end or that of a signal. */
async function pause(
	milliseconds: number,
	...signals: readonly (AbortSignal | undefined)[]
): Promise<void> {
	const signal = AbortSignal.any(signals.filter((one) => one !== undefined));
	await setTimeout(milliseconds, undefined, { signal }).catch(() => undefined);
}
