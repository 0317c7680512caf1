import { isDictionary } from '../parse-replies';
import { ApiError } from './api-error';
import { problemOf } from './failures';
import { firstLine } from './first-line';

/** The part of a fetch response that is used here; test doubles and old polyfills have no more. */
export interface ResponseLike {
	ok: boolean;
	status: number;
	headers: { get(name: string): string | null };
	text(): Promise<string>;
}

/** Checks whether a value from api-fetch is a response with its body unread. */
export function isResponse(value: unknown): value is ResponseLike {
	return (
		typeof value === 'object' &&
		value !== null &&
		'headers' in value &&
		'text' in value &&
		typeof value.text === 'function'
	);
}

/** Stands for an empty response (204), which no JSON value can. */
const notJson = Symbol('not JSON');

function parseJson(body: string): unknown {
	if (body.trim() === '') return null;
	try {
		return JSON.parse(body);
	} catch {
		return notJson;
	}
}

function unreadable(status: number, body: string): ApiError {
	return new ApiError({
		code: 'invalid_json',
		status,
		message: problemOf('not-data', { status }),
		excerpt: firstLine(body),
	});
}

/**
 * Reads the body of a response as JSON. Rejects with an ApiError for an error status and for a body that is not JSON.
 */
export async function readResponse(response: ResponseLike): Promise<unknown> {
	const text = await response.text();
	const body = parseJson(text);
	if (body === notJson) throw unreadable(response.status, text);
	if (response.ok) return body;
	if (!isDictionary(body) || typeof body['code'] !== 'string')
		throw unreadable(response.status, '');
	throw new ApiError({
		code: body['code'],
		message: typeof body['message'] === 'string' ? body['message'] : body['code'],
		status: response.status,
		data: body['data'],
		retryAfter: secondsIn(response.headers.get('retry-after')),
	});
}

function secondsIn(header: string | null): number | null {
	return header !== null && /^\d+$/.test(header) ? Number(header) : null;
}
