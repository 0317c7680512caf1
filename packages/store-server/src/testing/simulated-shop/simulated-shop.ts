import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { approvalPage } from './approval-page';
import { checkKey } from './key-check';
import { sendFlood, type Flood } from './flood';
import type { ExportFiles } from './shop-data';
import type { FetchReports } from './shop-reports';
import { ShopRest, type ShopReply } from './shop-rest';

/**
 * A fault in one response. `half` announces the full length and sends half; `cut` is a complete response with half the
 * text. `flood` sends a body that is too large, packed or endless; `answer` changes the body; `cached` answers as if
 * there were no query, like a cache that ignores it.
 */
export type ShopFault =
	| 'hang'
	| 'half'
	| 'cut'
	| 'html'
	| 'error'
	| 'gateway'
	| { readonly tooMany: number | null }
	| { readonly slow: number }
	| { readonly flood: Flood }
	| { readonly answer: (body: unknown) => unknown }
	| 'cached';

type Answer = 'cached' | { readonly answer: (body: unknown) => unknown };
type Failure = Exclude<ShopFault, Answer | { readonly slow: number } | { readonly flood: Flood }>;

/** A request that the simulated shop received. */
interface ShopRequest {
	readonly method: string;
	/** Without `/wp-json`. */
	readonly route: string;
	readonly query: URLSearchParams;
	/** Starts at 1. */
	readonly number: number;
}

/** WordPress's screen that asks its user to approve an application. */
const APPROVAL = '/wp-admin/authorize-application.php';

/** A shop with WooCommerce's REST over plain http on this machine; tests can switch on faults. */
export class SimulatedShop {
	readonly rest: ShopRest;
	/** Requests so far. */
	readonly requests: ShopRequest[] = [];
	/** Maximum number of concurrent requests. */
	mostAtOnce = 0;
	/** Decides for each request; it may also change the shop before the response. */
	fault: (request: ShopRequest) => ShopFault | undefined = () => undefined;
	hasWrongTotals = false;
	/** The error of wrong totals: how many entries too many they report. */
	wrongBy: () => number = () => (this.hasWrongTotals ? 7 : 0);
	hasPlainPermalinks = false;
	hasRest = true;
	/** Application passwords are available. */
	givesPasswords = true;
	redirectsTo: string | null = null;
	key: 'good' | 'revoked' | 'without-rights' = 'good';
	/** Routes that the key may not read. */
	hides: (route: string) => boolean = () => false;
	/** The shop's analytics; null if they are disabled. */
	reports: FetchReports | null = null;
	/** Milliseconds by which the shop's clock is ahead. */
	clockAhead = 0;
	private readonly server: Server;
	private underWay = 0;

	constructor(files: ExportFiles) {
		this.rest = new ShopRest(files);
		this.server = createServer((request, response) => {
			this.mostAtOnce = Math.max(this.mostAtOnce, ++this.underWay);
			response.on('close', () => this.underWay--);
			void this.respond(request, response);
		});
	}

	/** Starts the server; resolves to the shop's URL. */
	async open(): Promise<string> {
		await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
		return this.address;
	}

	/** Resolves when the next request has arrived. */
	async nextRequest(): Promise<void> {
		await once(this.server, 'request');
	}

	get address(): string {
		const address = this.server.address();
		return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
	}

	async close(): Promise<void> {
		this.server.closeAllConnections();
		await new Promise((resolve) => this.server.close(resolve));
	}

	private async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const url = new URL(request.url ?? '/', this.address);
		const route = routeOf(url, this.hasPlainPermalinks);
		response.setHeader('date', new Date(Date.now() + this.clockAhead).toUTCString());
		if (this.redirectsTo !== null) {
			response.writeHead(301, { location: `${this.redirectsTo}${url.pathname}` }).end();
			return;
		}
		if (url.pathname === APPROVAL) {
			response.writeHead(200, { 'content-type': 'text/html' }).end(approvalPage(url, this.address));
			return;
		}
		if (route === null || !this.hasRest) {
			const isHome = url.pathname === '/';
			response.writeHead(isHome ? 200 : 404, { 'content-type': 'text/html' });
			response.end('<html><title>Shop</title><body>Welcome to our shop</body></html>');
			return;
		}
		const method = request.method ?? '';
		const asked = { method, route, query: url.searchParams, number: this.requests.length + 1 };
		this.requests.push(asked);
		const fault = this.fault(asked);
		if (typeof fault === 'object' && 'slow' in fault) {
			await new Promise((resolve) => setTimeout(resolve, fault.slow));
		} else if (typeof fault === 'object' && 'flood' in fault) {
			sendFlood(fault.flood, response);
			return;
		} else if (fault !== undefined && !isAnswer(fault)) {
			this.fail(fault, request, response, url);
			return;
		}
		const reply = this.reply(request, url, route, fault === 'cached');
		if (typeof fault === 'object' && 'answer' in fault) {
			this.send(response, { ...reply, body: fault.answer(reply.body) });
			return;
		}
		const isReport = reply.status === 404 && route.startsWith('/wc-analytics/');
		const report = isReport ? await this.reports?.(route, url.searchParams) : undefined;
		this.send(response, report ?? reply);
	}

	private reply(
		request: IncomingMessage,
		url: URL,
		route: string,
		ignoresQuery = false,
	): ShopReply {
		if (route === '/') {
			const screen = { authorization: this.address + APPROVAL };
			const authentication = { 'application-passwords': { endpoints: screen } };
			const body = { ...this.rest.index(), ...(this.givesPasswords && { authentication }) };
			return { status: 200, body };
		}
		const now = (Date.now() + this.clockAhead) / 1000;
		const { authorization } = request.headers;
		const check = checkKey({ method: request.method ?? '', url, authorization, now });
		if ('code' in check) return { status: 401, body: { ...check, data: { status: 401 } } };
		if (this.key === 'revoked') {
			const message = 'Consumer key is invalid.';
			return { status: 401, body: { code: 'woocommerce_rest_authentication_error', message } };
		}
		if (check.as === 'nobody' || this.key === 'without-rights' || this.hides(route)) {
			const message = 'Sorry, you cannot list resources.';
			return { status: 401, body: { code: 'woocommerce_rest_cannot_view', message } };
		}
		const query = ignoresQuery ? new URLSearchParams({ per_page: '100' }) : url.searchParams;
		return this.rest.respond(route, query, check.as);
	}

	private send(response: ServerResponse, { status, body, total, pages }: ShopReply): void {
		const more = this.wrongBy();
		response.writeHead(status, {
			'content-type': 'application/json; charset=UTF-8',
			...(total !== undefined && {
				'x-wp-total': String(total + more),
				'x-wp-totalpages': String(more > 0 ? 1 : pages),
			}),
		});
		response.end(JSON.stringify(body));
	}

	private fail(fault: Failure, request: IncomingMessage, response: ServerResponse, url: URL): void {
		if (fault === 'hang') return;
		if (fault === 'half' || fault === 'cut') {
			const route = routeOf(url, this.hasPlainPermalinks) ?? '';
			const text = JSON.stringify(this.reply(request, url, route).body);
			const half = text.slice(0, text.length / 2);
			response.writeHead(200, {
				'content-type': 'application/json',
				...(fault === 'half' && { 'content-length': String(Buffer.byteLength(text)) }),
			});
			if (fault === 'cut') response.end(half);
			else response.write(half, () => response.destroy());
			return;
		}
		const [status, body] = failures[typeof fault === 'object' ? 'tooMany' : fault];
		const isAsking = typeof fault === 'object' && fault.tooMany !== null;
		response.writeHead(status, {
			'content-type': 'text/html',
			...(isAsking && { 'retry-after': String(fault.tooMany) }),
		});
		response.end(body);
	}
}

function isAnswer(fault: ShopFault): fault is Answer {
	return fault === 'cached' || (typeof fault === 'object' && 'answer' in fault);
}

const failures = {
	html: [200, '<html><body>Checking your browser before you go on</body></html>'],
	error: [500, '<p>There has been a critical error on this website.</p>'],
	gateway: [502, '<html>502 Bad Gateway</html>'],
	tooMany: [429, 'Too many requests'],
} as const;

/** The route of a request; null for the shop's own pages. */
function routeOf(url: URL, isPlain: boolean): string | null {
	if (url.searchParams.has('rest_route')) return url.searchParams.get('rest_route');
	if (isPlain || !url.pathname.startsWith('/wp-json/')) return null;
	return url.pathname.slice('/wp-json'.length);
}
