import { __, sprintf } from '@wordpress/i18n';
import { notData } from './no-data';
import type { RawResponse } from './raw-response';
import { refused } from './refused-response';
import { ShopError } from '../connection/shop-error';
import { sentenceOf } from './shop-words';

/** Returns the data of a response. Throws a ShopError that explains the problem and the fix. */
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
	const origin =
		target !== null && URL.canParse(target, shop) ? new URL(target, shop).origin : null;
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

function busy({ headers, shop, status, now }: RawResponse): ShopError {
	const asked = headers.get('retry-after') ?? '';
	// A date is one of the shop's clock, which may differ from ours.
	const clock = Date.parse(headers.get('date') ?? '') || now;
	const seconds = /^\d+$/.test(asked) ? Number(asked) : (Date.parse(asked) - clock) / 1000;
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
