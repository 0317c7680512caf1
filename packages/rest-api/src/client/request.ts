import apiFetch from '@wordpress/api-fetch';
import { isDictionary } from '../parse-replies';
import { withQuery } from '../query';
import { ApiError } from './api-error';
import { problemOf } from './failures';
import { expectedReply } from './expected-replies';
import { nonceState, renewNonce } from './nonce';
import { isResponse, readResponse, type ResponseLike } from './read-response';

/** One call to the shop's REST API. */
export interface RequestOptions<T = unknown> {
	/** Path with its namespace, e.g. `/wc-analytics/reports/orders`; a query may already be on it. */
	path: string;
	query?: object;
	method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
	/** Sent as JSON body. */
	data?: unknown;
	/** Sent as it is: a file with its fields. */
	body?: FormData;
	signal?: AbortSignal;
	/** Milliseconds until the response counts as not coming; 60,000 unless given. */
	timeout?: number;
	/** Whether a reply can be the one to this request: what comes of another shape is a failure. */
	isExpected?: (body: unknown) => boolean;
	/** Makes the typed result out of the raw reply; should degrade, not throw. Without it the reply is trusted. */
	parse?: (body: unknown) => T;
}

/** A reply and the counts in its headers; null where the server sends none. */
export interface Reply<T> {
	data: T;
	/** Rows over all pages (`x-wp-total`). */
	total: number | null;
	/** Pages (`x-wp-totalpages`). */
	totalPages: number | null;
}

const defaultTimeout = 60_000;

function timedOut(): ApiError {
	return new ApiError({
		code: 'timeout',
		message: problemOf('timeout'),
	});
}

function signedOut(cause: ApiError): ApiError {
	return new ApiError({
		code: 'signed_out',
		status: cause.status,
		data: cause.data,
		message: problemOf('signed-out'),
	});
}

function wrongShape(): ApiError {
	return new ApiError({ code: 'wrong_shape', status: 200, message: problemOf('wrong-shape') });
}

function toApiError(error: unknown): ApiError {
	if (error instanceof ApiError) return error;
	if (isDictionary(error) && error['name'] === 'AbortError') {
		return new ApiError({ code: 'aborted', message: 'The request was cancelled.' });
	}
	if (isDictionary(error) && error['code'] === 'offline_error') {
		return new ApiError({
			code: 'offline_error',
			message: problemOf('offline'),
		});
	}
	return new ApiError({
		code: 'fetch_error',
		message: problemOf('unreachable'),
	});
}

async function send(
	options: RequestOptions,
	signal: AbortSignal,
): Promise<[unknown, ResponseLike]> {
	const { path, query, method = 'GET', data, body } = options;
	let response: unknown;
	try {
		response = await apiFetch<unknown, false>({
			path: withQuery(path, query),
			method,
			...(data === undefined ? {} : { data }),
			...(body && { body }),
			signal,
			// Unread responses keep headers and status, and keep api-fetch from renewing nonces without end.
			parse: false,
		});
	} catch (error) {
		response = error;
	}
	if (!isResponse(response)) throw toApiError(response);
	return [await readResponse(response), response];
}

async function sendWithNonce(
	options: RequestOptions,
	signal: AbortSignal,
): Promise<[unknown, ResponseLike]> {
	const before = nonceState();
	try {
		return await send(options, signal);
	} catch (error) {
		if (!(error instanceof ApiError) || error.code !== 'rest_cookie_invalid_nonce') throw error;
		if (!(await renewNonce(before))) throw signedOut(error);
	}
	try {
		return await send(options, signal);
	} catch (error) {
		const isRefused = error instanceof ApiError && error.code === 'rest_cookie_invalid_nonce';
		throw isRefused ? signedOut(error) : error;
	}
}

/** Rejects as soon as the signal fires, also when the transport below does not listen to it. */
function untilAborted(signal: AbortSignal): { promise: Promise<never>; stop: () => void } {
	let stop = () => {};
	const promise = new Promise<never>((_, reject) => {
		const listener = () => reject(signal.reason);
		signal.addEventListener('abort', listener);
		stop = () => signal.removeEventListener('abort', listener);
	});
	promise.catch(() => {});
	return { promise, stop };
}

/** A reply's body, and its headers. */
type Received = [unknown, Pick<ResponseLike, 'headers'>];

async function receive(options: RequestOptions, signal: AbortSignal): Promise<Received> {
	return (await expectedReply(options)) ?? sendWithNonce(options, signal);
}

async function perform(options: RequestOptions): Promise<Received> {
	const controller = new AbortController();
	const cancel = () => controller.abort(toApiError({ name: 'AbortError' }));
	if (options.signal?.aborted) cancel();
	options.signal?.addEventListener('abort', cancel);
	const timer = setTimeout(() => controller.abort(timedOut()), options.timeout ?? defaultTimeout);
	const aborted = untilAborted(controller.signal);
	try {
		controller.signal.throwIfAborted();
		return await Promise.race([receive(options, controller.signal), aborted.promise]);
	} catch (error) {
		throw controller.signal.aborted ? controller.signal.reason : toApiError(error);
	} finally {
		clearTimeout(timer);
		aborted.stop();
		options.signal?.removeEventListener('abort', cancel);
	}
}

function count(response: Received[1], header: string): number | null {
	const value = response.headers.get(header);
	return value !== null && /^\d+$/.test(value) ? Number(value) : null;
}

/** As {@link request}, with the totals of the reply's headers (S7.other.2). */
export async function requestWithHeaders<T = unknown>(
	options: RequestOptions<T>,
): Promise<Reply<T>> {
	const [body, response] = await perform(options);
	if (options.isExpected?.(body) === false) throw wrongShape();
	return {
		data: options.parse ? options.parse(body) : (body as T), // the caller names the type when it parses nothing
		total: count(response, 'x-wp-total'),
		totalPages: count(response, 'x-wp-totalpages'),
	};
}

/** The JSON reply of one REST call. Rejects with an {@link ApiError} and nothing else. */
export async function request<T = unknown>(options: RequestOptions<T>): Promise<T> {
	return (await requestWithHeaders(options)).data;
}
