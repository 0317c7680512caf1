import { __, sprintf } from '@wordpress/i18n';
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
		throw new ShopError(
			'timeout',
			() =>
				sprintf(
					/* translators: 1: address of the shop, 2: HTTP status code */
					__('%1$s took too long to answer (%2$d).', 'store-analytics'),
					shop,
					status,
				),
			{ status },
		);
	}
	if (status >= 500) {
		throw new ShopError(
			'busy',
			() =>
				sprintf(
					/* translators: 1: address of the shop, 2: HTTP status code, and what the shop says */
					__(
						'%1$s failed with an error of its own (%2$s); look into the shop’s log under WooCommerce → Status → Logs.',
						'store-analytics',
					),
					shop,
					`${status}${sentenceOf(data)}`,
				),
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
		return new ShopError('redirect', () =>
			sprintf(
				/* translators: 1: address of the shop, 2: HTTP status code */
				__(
					'%1$s sends us elsewhere (%2$d) in the place of an answer; a plugin for log-in or maintenance may be in the way. Let it pass /wp-json/.',
					'store-analytics',
				),
				shop,
				status,
			),
		);
	}
	return new ShopError('redirect', () =>
		sprintf(
			/* translators: 1: address of the shop, 2: another address */
			__(
				'%1$s sends its visitors to %2$s, where credentials are not sent on; connect that address.',
				'store-analytics',
			),
			shop,
			origin,
		),
	);
}

function busy({ headers, shop, status }: RawResponse): ShopError {
	const asked = headers.get('retry-after') ?? '';
	const seconds = /^\d+$/.test(asked) ? Number(asked) : (Date.parse(asked) - Date.now()) / 1000;
	return new ShopError(
		'busy',
		() =>
			sprintf(
				/* translators: 1: address of the shop, 2: HTTP status code */
				__('%1$s asks for fewer requests (%2$d).', 'store-analytics'),
				shop,
				status,
			),
		{
			status,
			...(seconds > 0 && { retryAfter: seconds }),
		},
	);
}

function notData({ text, shop, status }: RawResponse): ShopError {
	const isHtml = /^\s*</.test(text);
	if (!isHtml && /^\s*[[{]/.test(text)) {
		return new ShopError('cut-off', () =>
			sprintf(
				/* translators: %s: address of the shop */
				__(
					'%s sent half an answer only; it may have run out of memory or time.',
					'store-analytics',
				),
				shop,
			),
		);
	}
	return new ShopError(
		'html',
		() =>
			sprintf(
				isHtml
					? /* translators: 1: address of the shop, 2: first line of the page */
						__(
							'%1$s answers with a page in the place of data (%2$s): a firewall, a cache or a plugin for log-in or maintenance is in the way; let it pass /wp-json/ for this machine.',
							'store-analytics',
						)
					: /* translators: 1: address of the shop, 2: first line of the text */
						__(
							'%1$s answers with text in the place of data (%2$s): a firewall, a cache or a plugin for log-in or maintenance is in the way; let it pass /wp-json/ for this machine.',
							'store-analytics',
						),
				shop,
				JSON.stringify(firstLine(text)),
			),
		{ status },
	);
}

function refused(response: RawResponse, data: unknown): ShopError {
	const { status, shop, text } = response;
	const code = fieldOf(data, 'code');
	if (data === undefined && status === 404) return noRest(shop);
	if (data === undefined) return notData({ ...response, text });
	const clock = clockProblem(response);
	if (code === 'rest_no_route') {
		return new ShopError(
			'missing',
			() =>
				sprintf(
					/* translators: 1: address of the shop, 2: what it says, after a colon, or nothing */
					__('%1$s has no such route%2$s.', 'store-analytics'),
					shop,
					sentenceOf(data),
				),
			{ status },
		);
	}
	if (/timestamp/i.test(fieldOf(data, 'message')) || (status === 401 && clock !== null)) {
		return clocksDiffer(shop, clock);
	}
	if (
		/permissions/i.test(fieldOf(data, 'message')) ||
		/cannot_(view|read|list)/.test(code) ||
		status === 403
	) {
		return withoutRights(response, data);
	}
	if (status === 401) {
		return unknownCredentials(response, data);
	}
	return new ShopError(
		'refused',
		() =>
			sprintf(
				/* translators: 1: address of the shop, 2: HTTP status code, and what the shop says */
				__('%1$s refuses a request (%2$s).', 'store-analytics'),
				shop,
				`${status}${sentenceOf(data)}`,
			),
		{
			status,
		},
	);
}

function clocksDiffer(shop: string, minutes: number | null): ShopError {
	return new ShopError('clock', () =>
		minutes === null
			? sprintf(
					/* translators: %s: address of the shop */
					__(
						'The clock of this machine and that of %s differ; set the one that is off, and try again.',
						'store-analytics',
					),
					shop,
				)
			: sprintf(
					/* translators: 1: address of the shop, 2: number of minutes, ten at least */
					__(
						'The clock of this machine and that of %1$s differ by %2$d minutes; set the one that is off, and try again.',
						'store-analytics',
					),
					shop,
					minutes,
				),
	);
}

function withoutRights({ shop, status }: RawResponse, data: unknown): ShopError {
	return new ShopError(
		'rights',
		() =>
			sprintf(
				/* translators: 1: address of the shop, 2: what it says, after a colon, or nothing, 3: address of a screen */
				__(
					'The credentials may not read this at %1$s%2$s; make a key with the permission “Read” for an administrator or shop manager: %3$s',
					'store-analytics',
				),
				shop,
				sentenceOf(data),
				screensOf(shop).keys,
			),
		{ status },
	);
}

function unknownCredentials({ shop, status }: RawResponse, data: unknown): ShopError {
	const { keys, applicationPasswords } = screensOf(shop);
	return new ShopError(
		'key',
		() =>
			sprintf(
				/* translators: 1: address of the shop, 2: what it says, after a colon, or nothing, 3 and 4: addresses of screens */
				__(
					'%1$s does not know these credentials%2$s; they may be mistyped, revoked or expired. Make new ones: %3$s (consumer key) or %4$s (application password)',
					'store-analytics',
				),
				shop,
				sentenceOf(data),
				keys,
				applicationPasswords,
			),
		{ status },
	);
}

/** For an address without REST. */
export function noRest(shop: string): ShopError {
	return new ShopError('no-rest', () =>
		sprintf(
			/* translators: 1: address of the shop, 2: address of a screen */
			__(
				'There is no WordPress REST API at %1$s: the address may be another, or a plugin switches REST off. If the shop is there, open %2$s, choose “Post name” and save.',
				'store-analytics',
			),
			shop,
			screensOf(shop).permalinks,
		),
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
