import { screensOf } from './shop-address';
import { ShopError } from './shop-error';

/** Clocks may differ by this much; WooCommerce takes signatures of a quarter of an hour. */
const CLOCK_SLACK = 10 * 60_000;

/** What the shop sent, before anybody knows what it is. */
export interface RawResponse {
	readonly status: number;
	readonly headers: Headers;
	readonly text: string;
	/** The address that was asked, without credentials. */
	readonly shop: string;
	/** Milliseconds, by our clock. */
	readonly now: number;
}

/** The data of a response. Throws the ShopError that says what is wrong with it and what to do. */
export function readResponse(response: RawResponse): unknown {
	const { status, text, shop } = response;
	if (status >= 300 && status < 400) throw redirected(response);
	const data = parse(text);
	if (status === 429 || status === 503) throw busy(response);
	if (status === 408 || status === 504 || status === 524) {
		throw new ShopError('timeout', `${shop} took too long to answer (${status}).`, { status });
	}
	if (status >= 500) {
		throw new ShopError(
			'busy',
			`${shop} failed with an error of its own (${status}${sentenceOf(data)}); look into the shop's log under WooCommerce → Status → Logs.`,
			{ status },
		);
	}
	if (status >= 400) throw refused(response, data);
	if (data === undefined) throw notData(response);
	return data;
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text.replace(/^\uFEFF/, ''));
	} catch {
		return undefined;
	}
}

function redirected({ headers, shop, status }: RawResponse): ShopError {
	const target = headers.get('location');
	const origin = target === null ? null : new URL(target, shop).origin;
	if (origin === null || origin === new URL(shop).origin) {
		return new ShopError(
			'redirect',
			`${shop} sends us elsewhere (${status}) in the place of an answer; a plugin for log-in or maintenance may be in the way: let it pass /wp-json/.`,
		);
	}
	return new ShopError(
		'redirect',
		`${shop} sends its visitors to ${origin}, where credentials are not sent on; connect that address: --connect ${origin}`,
	);
}

function busy({ headers, shop, status }: RawResponse): ShopError {
	const asked = headers.get('retry-after') ?? '';
	const seconds = /^\d+$/.test(asked) ? Number(asked) : (Date.parse(asked) - Date.now()) / 1000;
	return new ShopError('busy', `${shop} asks for fewer requests (${status}).`, {
		status,
		...(seconds > 0 && { retryAfter: seconds }),
	});
}

function notData({ text, shop, status }: RawResponse): ShopError {
	const isHtml = /^\s*</.test(text);
	if (!isHtml && /^\s*[[{]/.test(text)) {
		return new ShopError(
			'cut-off',
			`${shop} sent half an answer only; it may have run out of memory or time.`,
		);
	}
	return new ShopError(
		'html',
		`${shop} answers with ${isHtml ? 'a page' : 'text'} in the place of data (${JSON.stringify(firstLine(text))}): a firewall, a cache or a plugin for log-in or maintenance is in the way; let it pass /wp-json/ for this machine.`,
		{ status },
	);
}

function refused(response: RawResponse, data: unknown): ShopError {
	const { status, shop, text } = response;
	const code = fieldOf(data, 'code');
	const screens = screensOf(shop);
	if (data === undefined && status === 404) return noRest(shop);
	if (data === undefined) return notData({ ...response, text });
	const clock = clockProblem(response);
	if (code === 'rest_no_route') {
		return new ShopError('missing', `${shop} has no such route${sentenceOf(data)}.`, { status });
	}
	if (/timestamp/i.test(fieldOf(data, 'message')) || (status === 401 && clock !== null)) {
		return new ShopError(
			'clock',
			`The clock of this machine and that of ${shop} differ${clock === null ? '' : ` by ${clock} minutes`}; set the one that is off, and try again.`,
		);
	}
	if (
		/permissions/i.test(fieldOf(data, 'message')) ||
		/cannot_(view|read|list)/.test(code) ||
		status === 403
	) {
		return new ShopError(
			'rights',
			`The credentials may not read this at ${shop}${sentenceOf(data)}; make a key with the permission "Read" for an administrator or shop manager: ${screens.keys}`,
			{ status },
		);
	}
	if (status === 401) {
		return new ShopError(
			'key',
			`${shop} does not know these credentials${sentenceOf(data)}; they may be mistyped, revoked or expired. Make new ones: ${screens.keys} (consumer key) or ${screens.applicationPasswords} (application password)`,
			{ status },
		);
	}
	return new ShopError('refused', `${shop} refuses a request (${status}${sentenceOf(data)}).`, {
		status,
	});
}

/** For an address without REST. */
export function noRest(shop: string): ShopError {
	return new ShopError(
		'no-rest',
		`There is no WordPress REST API at ${shop}: the address may be another, or a plugin switches REST off. If the shop is there, open ${screensOf(shop).permalinks}, choose "Post name" and save.`,
	);
}

/** Minutes by which the shop's clock and ours differ; null while that is harmless or not known. */
function clockProblem({ headers, now }: RawResponse): number | null {
	const difference = Math.abs(Date.parse(headers.get('date') ?? '') - now);
	return difference > CLOCK_SLACK ? Math.round(difference / 60_000) : null;
}

function fieldOf(data: unknown, name: string): string {
	const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, name) : '';
	return typeof value === 'string' ? value : '';
}

/** The shop's own words, without HTML, in front of which something stands. */
function sentenceOf(data: unknown): string {
	const words = firstLine(fieldOf(data, 'message'));
	return words === '' ? '' : `: “${words}”`;
}

function firstLine(text: string): string {
	const plain = text
		.replace(/<(script|style)[\s\S]*?<\/\1>/gi, ' ')
		.replace(/<[^>]*>/g, ' ')
		.replace(/\s+/g, ' ')
		.trim();
	return plain.length > 80 ? `${plain.slice(0, 80)}…` : plain;
}
