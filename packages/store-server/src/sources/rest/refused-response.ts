import { __, _n, sprintf } from '@wordpress/i18n';
import { notData } from './no-data';
import type { RawResponse } from './raw-response';
import { screensOf } from '../connection/shop-address';
import { ShopError } from '../connection/shop-error';
import { fieldOf, sentenceOf } from './shop-words';

/** Tolerated clock difference; WooCommerce accepts signatures for a quarter of an hour. */
const CLOCK_SLACK = 10 * 60_000;

/** Explains why the shop refuses a request, and what to do. */
export function refused(response: RawResponse, data: unknown): ShopError {
	const { status, shop } = response;
	const code = fieldOf(data, 'code');
	if (data === undefined && status === 404) return noRest(shop);
	if (data === undefined) return notData(response);
	const clock = clockProblem(response);
	if (code === 'rest_no_route') {
		return new ShopError(
			'missing',
			() =>
				sprintf(
					/* translators: 1: address of the shop, 2: what it says, after a colon, or nothing */
					__('%1$s does not offer this part of the REST API%2$s.', 'store-analytics'),
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
				__('%1$s rejected a request (%2$s).', 'store-analytics'),
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
						'The clock of this computer and that of %s differ. Correct the wrong clock and try again.',
						'store-analytics',
					),
					shop,
				)
			: sprintf(
					/* translators: 1: address of the shop, 2: number of minutes, ten at least */
					_n(
						'The clock of this computer and that of %1$s differ by %2$d minute. Correct the wrong clock and try again.',
						'The clock of this computer and that of %1$s differ by %2$d minutes. Correct the wrong clock and try again.',
						minutes,
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
					'This key can’t read your shop at %1$s%2$s. Create a key with “Read” permission for an administrator or shop manager: %3$s',
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
					'%1$s rejected these credentials%2$s. They may be mistyped, revoked or expired. Create new ones: %3$s (consumer key) or %4$s (application password)',
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

/** The error for an address without REST. */
export function noRest(shop: string): ShopError {
	return new ShopError('no-rest', () =>
		sprintf(
			/* translators: 1: address of the shop, 2: address of a screen */
			__(
				'There is no WordPress REST API at %1$s. The address may be wrong, or a plugin may have switched the API off. If the shop is there, open %2$s, choose “Post name” and save.',
				'store-analytics',
			),
			shop,
			screensOf(shop).permalinks,
		),
	);
}

/** Returns the clock difference in minutes; null if it is harmless or unknown. */
function clockProblem({ headers, now }: RawResponse): number | null {
	const difference = Math.abs(Date.parse(headers.get('date') ?? '') - now);
	return difference > CLOCK_SLACK ? Math.round(difference / 60_000) : null;
}
