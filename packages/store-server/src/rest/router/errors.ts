import { __ } from '@wordpress/i18n';

/** A refusal in WordPress's shape: `{ code, message, data: { status, … } }`. */
export class RestError extends Error {
	constructor(
		readonly code: string,
		message: string,
		readonly status: number,
		/** The `data` of the response; WordPress sometimes sends a bare number or null. */
		readonly data: unknown = { status },
	) {
		super(message);
		this.name = 'RestError';
	}

	body(): { code: string; message: string; data: unknown } {
		return { code: this.code, message: this.message, data: this.data };
	}
}

/** A refusal before the route was reached, so the response has no Allow header. */
export class AccessRefused extends RestError {}

export function noRoute(): RestError {
	return new RestError(
		'rest_no_route',
		'No route was found matching the URL and request method.',
		404,
	);
}

export function invalidNonce(): RestError {
	return new RestError('rest_cookie_invalid_nonce', 'Cookie check failed', 403);
}

export function tooManyTries(): RestError {
	const message = __(
		'Too many wrong access tokens. Try again in a few seconds.',
		'store-analytics',
	);
	return new RestError('rest_too_many_tries', message, 429);
}

export function invalidJson(): RestError {
	return new RestError('rest_invalid_json', 'Invalid JSON body passed.', 400);
}

export function missingParameters(names: readonly string[]): RestError {
	return new RestError(
		'rest_missing_callback_param',
		`Missing parameter(s): ${names.join(', ')}`,
		400,
		{ status: 400, params: names },
	);
}

/** One argument's problem, as WordPress details it. */
export interface ArgumentProblem {
	readonly code: string;
	readonly message: string;
	readonly data: unknown;
}

export function outOfBounds(message: string): ArgumentProblem {
	return { code: 'rest_out_of_bounds', message, data: null };
}

export function invalidParameters(problems: ReadonlyMap<string, ArgumentProblem>): RestError {
	return new RestError(
		'rest_invalid_param',
		`Invalid parameter(s): ${[...problems.keys()].join(', ')}`,
		400,
		{
			status: 400,
			params: Object.fromEntries([...problems].map(([name, problem]) => [name, problem.message])),
			details: Object.fromEntries(problems),
		},
	);
}
