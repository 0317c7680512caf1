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
					__('%1$s took too long to respond (HTTP %2$d).', 'store-analytics'),
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
						'%1$s reported an error (%2$s). See the shop’s log under WooCommerce → Status → Logs.',
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
		return JSON.parse(text.replace(/^[\uFEFF\s]+/, ''));
	} catch {
		return undefined;
	}
}

function redirected({ headers, shop, status }: RawResponse): ShopError {
	const target = headers.get('location');
	const goal = target !== null && URL.canParse(target, shop) ? new URL(target, shop) : null;
	const origin = goal && /^https?:$/.test(goal.protocol) ? goal.origin : null;
	if (origin === null || origin === new URL(shop).origin) {
		return new ShopError('redirect', () =>
			sprintf(
				/* translators: 1: address of the shop, 2: HTTP status code */
				__(
					'%1$s redirects elsewhere (HTTP %2$d) instead of responding. Allow /wp-json/ in your login or maintenance plugin.',
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
				'%1$s redirects to %2$s. Credentials are not sent to other addresses, so connect that address.',
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
	return new ShopError('busy', () => busySentence(shop, status), {
		status,
		...(seconds > 0 && { retryAfter: seconds }),
	});
}

/** 503 is also what WordPress sends while it updates itself. */
function busySentence(shop: string, status: number): string {
	/* translators: 1: address of the shop, 2: HTTP status code */
	const limits = __('%1$s is limiting requests (HTTP %2$d).', 'store-analytics');
	/* translators: 1: address of the shop, 2: HTTP status code */
	const isAway = __(
		'%1$s is overloaded or being updated (HTTP %2$d). Try again in a few minutes.',
		'store-analytics',
	);
	return sprintf(status === 429 ? limits : isAway, shop, status);
}
